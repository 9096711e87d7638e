import ReadmeSync

/// The checks of the last run, each with the lines of its sources. Most edits are made in a README, and leave those as
/// they are.
final class KnownReadmeChecks {
    private struct Key: Hashable {
        let sources: [String]
        let options: ReadmeOptions
    }

    private var checks: [Key: ReadmeCheck] = [:]

    /// The check against the sources at these paths.
    ///
    /// - Parameter changes: Paths whose text may have changed since the last question.
    func check(
        of sources: [String], _ options: ReadmeOptions, after changes: Set<String>, make: () -> ReadmeCheck
    ) -> ReadmeCheck {
        let key = Key(sources: sources, options: options)
        if let check = checks[key], changes.isDisjoint(with: sources) { return check }
        let check = make()
        checks[key] = check
        return check
    }
}
