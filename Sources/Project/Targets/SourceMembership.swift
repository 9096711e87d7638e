/// Answers which files a target compiles, quickly and often. Patterns are compiled once.
struct SourceMembership: Sendable {
    private let files: Set<String>
    private let folders: [Folder]

    init(_ sources: DeclaredSources) {
        files = Set(sources.files)
        folders = sources.folders.map(Folder.init)
    }

    /// Whether the file at `path` is one of the sources. Paths are compared by name, written in the same way.
    func contains(_ path: String) -> Bool {
        files.contains(path) || folders.contains { $0.contains(path) }
    }

    /// One folder; or one file, when that is what its path leads to.
    struct Folder: Sendable {
        private let path: String
        private let excluded: Set<String>
        private let included: PathGlobs
        private let excludedGlobs: PathGlobs

        init(_ folder: SourceFolder) {
            path = folder.path
            excluded = folder.excluded
            included = PathGlobs(folder.includedPatterns)
            excludedGlobs = PathGlobs(folder.excludedPatterns)
        }

        func contains(_ file: String) -> Bool {
            if file == path { return !excluded.contains(file) }
            guard PathText.isPath(file, below: path) else { return false }
            if !excluded.isEmpty, isExcludedByName(file) { return false }
            if included.isEmpty, excludedGlobs.isEmpty { return true }
            let below = belowFolder(file)
            return (included.isEmpty || included.includes(below)) && !(excludedGlobs.includes(below))
        }

        private func belowFolder(_ file: String) -> String {
            let count = path.utf8.count
            if count == 0 { return file }
            let slash = path.utf8.last == UInt8(ascii: "/") ? 0 : 1
            return String(Substring(file.utf8.dropFirst(count + slash)))
        }

        /// Whether the file, or a folder around it below this one, is excluded.
        private func isExcludedByName(_ file: String) -> Bool {
            if excluded.contains(file) { return true }
            var candidate = PathText.folder(ofPath: file)
            while candidate.utf8.count > path.utf8.count {
                if excluded.contains(candidate) { return true }
                candidate = PathText.folder(ofPath: candidate)
            }
            return false
        }
    }
}

extension SourceFolder {
    /// Whether the file at `path` belongs to the folder. To ask for many files, make a ``SourceMembership``.
    func contains(_ path: String) -> Bool { SourceMembership.Folder(self).contains(path) }
}
