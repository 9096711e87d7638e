import ReadmeSync

/// The checks of the last run, each with the lines of its sources. Most edits are made in a README and leave those as
/// they are, and others are made in one source.
final class KnownReadmeChecks {
    private var checks: [[String]: ReadmeCheck] = [:]

    /// Checks READMEs against the sources at the same paths.
    ///
    /// - Parameters:
    ///   - changes: Paths whose text may have changed since the last question.
    ///   - read: The source at a path; nil when it cannot be read.
    func reports(
        of readmes: [ReadmeFile], against paths: [String], after changes: Set<String>,
        read: (String) -> ReadmeSource?
    ) -> [ReadmeReport] {
        var check = known(paths, changes, read) ?? ReadmeCheck(sources: paths.compactMap(read))
        let reports = readmes.map { check.checkNext($0) }
        checks[paths] = check
        return reports
    }

    private func known(
        _ paths: [String], _ changes: Set<String>, _ read: (String) -> ReadmeSource?
    ) -> ReadmeCheck? {
        // Taken out, so that it is not copied while it learns.
        guard let check = checks.removeValue(forKey: paths) else { return nil }
        let changed = paths.filter(changes.contains)
        guard !changed.isEmpty else { return check }
        let sources = changed.compactMap(read)
        return sources.count == changed.count ? check.replacing(sources) : nil
    }
}
