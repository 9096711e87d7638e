#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The patterns of one `.gitignore`, with the meaning gitignore(5) gives them.
///
/// Names are compared byte for byte, as with git's `core.ignoreCase` off.
final class IgnoreFile: Sendable {
    /// A pattern, cheap to copy and to rule out: most are a plain name or `*.ending`.
    private struct Pattern: Sendable {
        enum Shape: UInt8, Sendable {
            /// A name without wildcards, in any folder.
            case name
            /// `*` and an ending, in any folder.
            case suffix
            /// Any other pattern for a name, in any folder.
            case nameGlob
            /// A pattern for the path below the file's folder.
            case path
        }

        var shape: Shape
        /// `!`: takes back what an earlier pattern left out.
        var isNegated: Bool
        /// `/` at the end.
        var isFolderOnly: Bool
        /// The byte every match ends with; 0 where that is open.
        var lastByte: UInt8
        /// Indices in `literals` for names and suffixes, else in `globs.components`.
        var start: Int32
        var end: Int32
    }

    private let patterns: [Pattern]
    private let literals: [UInt8]
    private let globs: GlobTable

    init(parsing bytes: [UInt8]) {
        var builder = Builder()
        for line in IgnoreLines(bytes) { builder.append(line) }
        patterns = builder.patterns
        literals = builder.literals
        globs = builder.globs
    }

    var isEmpty: Bool { patterns.isEmpty }

    /// What the last pattern that matches says: true to leave out, false to keep, `nil` when none matches.
    ///
    /// - Parameters:
    ///   - path: UTF-8 path below the ignore file's folder, without slash at the end.
    ///   - nameStart: Offset of the last component in `path`.
    func decision(
        path: UnsafeBufferPointer<UInt8>, nameStart: Int, isFolder: Bool
    ) -> Bool? {
        guard let last = path.last else { return nil }
        let name = UnsafeBufferPointer(rebasing: path[nameStart...])
        for pattern in patterns.reversed() {
            if pattern.lastByte != 0, pattern.lastByte != last { continue }
            if pattern.isFolderOnly, !isFolder { continue }
            if matches(pattern, path: path, name: name) { return !pattern.isNegated }
        }
        return nil
    }

    private func matches(
        _ pattern: Pattern, path: UnsafeBufferPointer<UInt8>, name: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        let range = Int(pattern.start)..<Int(pattern.end)
        switch pattern.shape {
        case .name: return name.count == range.count && isLiteral(range, endOf: name)
        case .suffix: return name.count >= range.count && isLiteral(range, endOf: name)
        case .nameGlob: return globs.matches(globs.components[range.lowerBound], name)
        case .path: return globs.matches(components: range, path)
        }
    }

    private func isLiteral(_ range: Range<Int>, endOf name: UnsafeBufferPointer<UInt8>) -> Bool {
        literals.withUnsafeBufferPointer { literals in
            guard let literal = literals.baseAddress, let start = name.baseAddress else { return range.isEmpty }
            return memcmp(literal + range.lowerBound, start + (name.count - range.count), range.count) == 0
        }
    }

    private struct Builder {
        var patterns: [Pattern] = []
        var literals: [UInt8] = []
        var globs = GlobTable()

        /// Adds the pattern of a line that is neither empty nor a comment.
        mutating func append(_ line: ArraySlice<UInt8>) {
            var text = line
            let isNegated = text.first == UInt8(ascii: "!")
            if isNegated { text.removeFirst() }
            let isFolderOnly = text.last == UInt8(ascii: "/")
            if isFolderOnly { text.removeLast() }
            let isPath = text.contains(UInt8(ascii: "/"))
            if text.first == UInt8(ascii: "/") { text.removeFirst() }
            guard !text.isEmpty else { return }

            var parser = GlobParser(text)
            guard let components = parser.parse(into: &globs), let last = globs.components[components].last else { return }
            let elements = globs.elements[Int(last.start)..<Int(last.end)]
            var pattern = Pattern(
                shape: .path, isNegated: isNegated, isFolderOnly: isFolderOnly, lastByte: 0,
                start: Int32(components.lowerBound), end: Int32(components.upperBound))
            if let element = elements.last, element.kind == .literal { pattern.lastByte = element.byte }
            if !isPath { classify(&pattern, elements) }
            patterns.append(pattern)
        }

        private mutating func classify(_ pattern: inout Pattern, _ elements: ArraySlice<GlobElement>) {
            let startsWithStar = elements.first?.kind == .anyBytes
            let rest = startsWithStar ? elements.dropFirst() : elements
            guard rest.allSatisfy({ $0.kind == .literal }) else {
                pattern.shape = .nameGlob
                return
            }
            pattern.shape = startsWithStar ? .suffix : .name
            pattern.start = Int32(literals.count)
            literals.append(contentsOf: rest.lazy.map(\.byte))
            pattern.end = Int32(literals.count)
        }
    }
}
