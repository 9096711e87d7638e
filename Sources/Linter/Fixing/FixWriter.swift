import Project

/// Writes fixed files to disk, once, after all rounds.
public enum FixWriter {
    /// Writes the files of an outcome.
    ///
    /// All texts are laid beside their files first, and then take their places one after the other, so that lack of
    /// space or permission is found out before anything is changed. Files that one fix edits are written together or
    /// not at all, as far as that is known before the first of them is replaced.
    ///
    /// - Returns: Why files were not written; empty when all were.
    public static func write(_ outcome: FixOutcome) -> [FileWriteError] {
        var failures: [FileWriteError] = []
        var staged: [String: StagedFile] = [:]
        for file in outcome.files {
            do throws(FileWriteError) {
                staged[file.path] = try StagedFile(file.after, path: file.path, expected: file.before)
            } catch {
                failures.append(error)
            }
        }
        let failed = Set(failures.map(\.path))
        let groups = groups(of: outcome)
        for group in groups where group.isDisjoint(with: failed) {
            for path in group.sorted() {
                do throws(FileWriteError) {
                    try staged[path]?.commit()
                } catch {
                    failures.append(error)
                }
            }
        }
        return failures + unwrittenPartners(of: failed, groups, outcome)
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
        of failed: Set<String>, _ groups: [Set<String>], _ outcome: FixOutcome
    ) -> [FileWriteError] {
        let partners = groups.filter { !$0.isDisjoint(with: failed) }.flatMap { $0 }.filter { path in
            !failed.contains(path) && outcome.files.contains { $0.path == path }
        }
        return partners.sorted().map { FileWriteError(path: $0, reason: .belongsToUnwritten) }
    }
}
