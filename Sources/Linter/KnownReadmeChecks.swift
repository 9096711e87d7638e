import ReadmeSync

/// The checks of the last run, each with the lines of its sources. Most edits are made in a README and leave those as
/// they are, and others are made in one source.
final class KnownReadmeChecks {
    private struct Key: Hashable {
        let sources: [String]
        let options: ReadmeOptions
    }

    private var checks: [Key: ReadmeCheck] = [:]

    /// Checks READMEs against the sources at the same paths.
    ///
    /// - Parameters:
    ///   - changes: Paths whose text may have changed since the last question.
    ///   - read: The source at a path; nil when it cannot be read.
    func reports(
        of readmes: [ReadmeFile], against paths: [String], _ options: ReadmeOptions, after changes: Set<String>,
        read: (String) -> ReadmeSource?
    ) -> [ReadmeReport] {
        let key = Key(sources: paths, options: options)
        var check = known(key, changes, read) ?? ReadmeCheck(sources: paths.compactMap(read), options: options)
        let reports = readmes.map { check.checkNext($0) }
        checks[key] = check
        return reports
    }

    private func known(_ key: Key, _ changes: Set<String>, _ read: (String) -> ReadmeSource?) -> ReadmeCheck? {
        // Taken out, so that it is not copied while it learns.
        guard let check = checks.removeValue(forKey: key) else { return nil }
        let changed = key.sources.filter(changes.contains)
        guard !changed.isEmpty else { return check }
        let sources = changed.compactMap(read)
        return sources.count == changed.count ? check.replacing(sources) : nil
    }
}
