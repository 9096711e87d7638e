import ReadmeSync

/// The checks of the last run, each with the lines of its sources. Most edits are made in a README and leave those as
/// they are, and others are made in one source.
final class KnownReadmeChecks {
    private struct Key: Hashable {
        let sources: [String]
        let options: ReadmeOptions
    }

    private var checks: [Key: ReadmeCheck] = [:]

    /// The check against the sources of a group.
    ///
    /// - Parameters:
    ///   - changes: Paths whose text may have changed since the last question.
    ///   - read: The sources at paths, without those that cannot be read.
    func check(
        of group: ReadmeGroup, after changes: Set<String>, read: ([String]) -> [ReadmeSource]
    ) -> ReadmeCheck {
        let key = Key(sources: group.sources, options: group.options)
        let check = known(key, changes, read) ?? ReadmeCheck(sources: read(group.sources), options: group.options)
        checks[key] = check
        return check
    }

    private func known(_ key: Key, _ changes: Set<String>, _ read: ([String]) -> [ReadmeSource]) -> ReadmeCheck? {
        guard let check = checks[key] else { return nil }
        let changed = key.sources.filter(changes.contains)
        guard !changed.isEmpty else { return check }
        let sources = read(changed)
        return sources.count == changed.count ? check.replacing(sources) : nil
    }
}
