import Project

/// Writes fixed files to disk, once, after all rounds.
public enum FixWriter {
    /// Writes the files of an outcome. Those that one fix edits are written together or not at all.
    ///
    /// - Returns: Why files were not written; empty when all were.
    public static func write(_ outcome: FixOutcome) -> [FileWriteError] {
        write(outcome.files, groups: groups(of: outcome))
    }

    /// Writes files together or not at all.
    ///
    /// - Returns: Why files were not written; empty when all were.
    public static func writeTogether(_ files: [FixedFile]) -> [FileWriteError] {
        write(files, groups: [Set(files.map(\.path))])
    }

    /// All texts are laid beside their files first, and then take their places one after the other, so that lack of
    /// space or permission is found out before anything is changed. A group of files is written as a whole or not at
    /// all, as far as that is known before the first of them is replaced.
    private static func write(_ files: [FixedFile], groups: [Set<String>]) -> [FileWriteError] {
        var failures: [FileWriteError] = []
        var staged: [String: StagedFile] = [:]
        for file in files {
            do throws(FileWriteError) {
                staged[file.path] = try StagedFile(file.after, path: file.path, expected: file.before)
            } catch {
                failures.append(error)
            }
        }
        let failed = Set(failures.map(\.path))
        for group in groups where group.isDisjoint(with: failed) {
            for path in group.sorted() {
                do throws(FileWriteError) {
                    try staged[path]?.commit()
                } catch {
                    failures.append(error)
                }
            }
        }
        return failures + unwrittenPartners(of: failed, groups, files)
    }

    /// What keeps a file from being written, in words.
    @Sendable public static func obstacle(_ path: String) -> String? {
        StagedFile.obstacle(at: path)?.description
    }

    /// The changed files, those together that a fix edits together.
    private static func groups(of outcome: FixOutcome) -> [Set<String>] {
        var groups: [Set<String>] = []
        for paths in outcome.files.map({ [$0.path] }) + outcome.mended.map(\.editedPaths) {
            let touching = groups.filter { !$0.isDisjoint(with: paths) }
            groups.removeAll { !$0.isDisjoint(with: paths) }
            groups.append(touching.reduce(into: paths) { $0.formUnion($1) })
        }
        return groups.sorted { ($0.min() ?? "") < ($1.min() ?? "") }
    }

    private static func unwrittenPartners(
        of failed: Set<String>, _ groups: [Set<String>], _ files: [FixedFile]
    ) -> [FileWriteError] {
        let partners = groups.filter { !$0.isDisjoint(with: failed) }.flatMap { $0 }.filter { path in
            !failed.contains(path) && files.contains { $0.path == path }
        }
        return partners.sorted().map { FileWriteError(path: $0, reason: .belongsToUnwritten) }
    }
}
