/// The ignore files from the repository's root down to the folder that is being walked.
struct IgnoreStack {
    private struct Level {
        let file: IgnoreFile
        /// Where the path below the file's folder begins in the path below the repository's root.
        let pathStart: Int
    }

    /// Outermost first.
    private var levels: [Level] = []
    /// First level of the innermost repository.
    private var first = 0

    /// A state to go back to.
    struct Mark {
        fileprivate let count: Int
        fileprivate let first: Int
    }

    var mark: Mark { Mark(count: levels.count, first: first) }

    mutating func restore(_ mark: Mark) {
        levels.removeLast(levels.count - mark.count)
        first = mark.first
    }

    mutating func push(_ file: IgnoreFile, pathStart: Int) {
        if !file.isEmpty { levels.append(Level(file: file, pathStart: pathStart)) }
    }

    /// Sets the levels so far aside: a repository inside another one has its own rules only.
    mutating func enterRepository() { first = levels.count }

    /// Whether to leave out the entry at `path`, given that its folder is kept. The innermost file that says anything
    /// about it decides.
    ///
    /// - Parameters:
    ///   - path: UTF-8 path below the repository's root.
    ///   - nameStart: Offset of the last component in `path`.
    func ignores(_ path: UnsafeBufferPointer<UInt8>, nameStart: Int, isFolder: Bool) -> Bool {
        for level in levels[first...].reversed() {
            let below = UnsafeBufferPointer(rebasing: path[level.pathStart...])
            if let decision = level.file.decision(
                path: below, nameStart: nameStart - level.pathStart, isFolder: isFolder)
            {
                return decision
            }
        }
        return false
    }
}
