/// Keeps a file that several given paths lead to from being taken twice. The first given path names it.
struct SeenFiles {
    /// Resolved paths; `nil` when there is one given path and nothing can come twice.
    private var resolvedPaths: Set<String>?

    init(isNeeded: Bool) { resolvedPaths = isNeeded ? [] : nil }

    /// The files not seen before.
    ///
    /// - Parameters:
    ///   - folder: What the files' paths begin with.
    ///   - resolved: The same folder as an absolute path without symbolic links.
    mutating func filter(_ files: [DiscoveredFile], below folder: String, resolved: String) -> [DiscoveredFile] {
        guard var seen = resolvedPaths else { return files }
        resolvedPaths = nil
        let kept = files.filter { file in
            let below = file.path.utf8.dropFirst(folder.utf8.count).drop { $0 == UInt8(ascii: "/") }
            return seen.insert(PathText.join(resolved, String(Substring(below)))).inserted
        }
        resolvedPaths = seen
        return kept
    }
}
