/// A pattern for relative paths: `*` and `?` within a component, `**` for any number of components.
struct PathPattern {
    private let components: [[UInt8]]

    init(_ text: String) { components = text.utf8.split(separator: UInt8(ascii: "/")).map(Array.init) }

    /// Whether the pattern matches the whole path, or the path from any of its folders on, so that it works in every
    /// package of a repository: `Examples/**` matches `Packages/Widgets/Examples/Steps.swift`.
    func matches(_ path: String) -> Bool {
        let parts = path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
        return parts.indices.contains { matches(components[...], parts[$0...]) }
    }

    private func matches(_ pattern: ArraySlice<[UInt8]>, _ parts: ArraySlice<[UInt8]>) -> Bool {
        guard let first = pattern.first else { return parts.isEmpty }
        if first == [UInt8(ascii: "*"), UInt8(ascii: "*")] {
            let rest = pattern.dropFirst()
            if rest.isEmpty { return !parts.isEmpty }
            return (parts.startIndex...parts.endIndex).contains { matches(rest, parts[$0...]) }
        }
        guard let part = parts.first, PathPattern.component(part[...], matches: first[...]) else { return false }
        return matches(pattern.dropFirst(), parts.dropFirst())
    }

    /// The usual walk back to the last `*`, which needs no recursion.
    private static func component(_ text: ArraySlice<UInt8>, matches pattern: ArraySlice<UInt8>) -> Bool {
        var position = text.startIndex
        var wanted = pattern.startIndex
        var retry: (wanted: Int, position: Int)?
        while position < text.endIndex {
            if wanted < pattern.endIndex, pattern[wanted] == UInt8(ascii: "*") {
                retry = (wanted + 1, position)
                wanted += 1
            } else if wanted < pattern.endIndex,
                pattern[wanted] == UInt8(ascii: "?") || pattern[wanted] == text[position]
            {
                wanted += 1
                position += 1
            } else if let (after, from) = retry {
                retry = (after, from + 1)
                wanted = after
                position = from + 1
            } else {
                return false
            }
        }
        return pattern[wanted...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
}
