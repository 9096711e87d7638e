/// A list of patterns with the meaning gitignore(5) gives them, for choosing paths: the last pattern that matches
/// counts, `!` takes back, and what stands in a chosen folder is chosen.
public struct PathGlobs: Sendable {
    /// One for each pattern, so that each can be asked whether it matches anything.
    private let patterns: [IgnoreFile]

    /// - Parameter patterns: They apply below the folder that paths are relative to.
    public init(_ patterns: [String]) {
        self.patterns = patterns.map { IgnoreFile(parsing: Array($0.utf8)) }
    }

    public var isEmpty: Bool { patterns.isEmpty }

    /// Whether `pattern` can match anything: it is not empty, no comment, and its brackets are closed.
    public static func isValid(_ pattern: String) -> Bool {
        !IgnoreFile(parsing: Array(pattern.utf8)).isEmpty && !pattern.utf8.contains { $0 == 0x0A || $0 == 0x0D }
    }

    /// Whether the file at `path` is chosen. `path` is relative, with `/` between its components.
    public func includes(_ path: String) -> Bool { decision(path) ?? false }

    /// Whether what stands at `path` is chosen, or was and is taken back; `nil` when no pattern is about it.
    public func decision(_ path: String, isFolder isPathOfFolder: Bool = false) -> Bool? {
        var last: Bool?
        forEachComponent(of: path, isFolder: isPathOfFolder) { path, nameStart, isFolder in
            for pattern in patterns.reversed() {
                let decision = pattern.decision(path: path, nameStart: nameStart, isFolder: isFolder)
                guard let decision else { continue }
                last = decision
                // A file in a folder that is chosen cannot be taken back.
                return decision
            }
            return false
        }
        return last
    }

    /// Indices of the patterns that match none of the files at `paths`, nor a folder that holds one.
    public func unmatched(in paths: [String]) -> [Int] {
        patterns.indices.filter { index in
            !paths.contains { path in
                forEachComponent(of: path) { path, nameStart, isFolder in
                    patterns[index].decision(path: path, nameStart: nameStart, isFolder: isFolder) != nil
                }
            }
        }
    }

    /// Calls `body` with each folder on the way to `path`, and then `path`, until it returns true.
    @discardableResult
    private func forEachComponent(
        of path: String, isFolder: Bool = false,
        _ body: (UnsafeBufferPointer<UInt8>, _ nameStart: Int, _ isFolder: Bool) -> Bool
    ) -> Bool {
        var path = path
        return path.withUTF8 { bytes in
            var nameStart = 0
            for index in bytes.indices where bytes[index] == UInt8(ascii: "/") {
                if body(UnsafeBufferPointer(rebasing: bytes[..<index]), nameStart, true) { return true }
                nameStart = index + 1
            }
            return body(bytes, nameStart, isFolder)
        }
    }
}
