import ReadmeSync

/// The checks of the last run, each with the lines of its sources. Most edits are made in a README and leave those as
/// they are, and others are made in one source.
final class KnownReadmeChecks {
    private var checks: [[String]: ReadmeCheck] = [:]

    /// The check against the sources at these paths.
    ///
    /// - Parameters:
    ///   - changes: Paths whose text may have changed since the last question.
    ///   - read: The source at a path; nil when it cannot be read.
    func check(of paths: [String], after changes: Set<String>, read: (String) -> ReadmeSource?) -> ReadmeCheck {
        let check = known(paths, changes, read) ?? ReadmeCheck(sources: paths.compactMap(read))
        checks[paths] = check
        return check
    }

    private func known(
        _ paths: [String], _ changes: Set<String>, _ read: (String) -> ReadmeSource?
    ) -> ReadmeCheck? {
        guard var check = checks[paths] else { return nil }
        let changed = paths.filter(changes.contains)
        guard changed.isEmpty else {
            let sources = changed.compactMap(read)
            return sources.count == changed.count ? check.replacing(sources) : nil
        }
        check.prepareForEdits()
        return check
    }
}
