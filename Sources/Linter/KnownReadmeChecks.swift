import ReadmeSync

/// The checks of the last run, each with the lines of its sources. Most edits are made in a README, and leave those as
/// they are.
final class KnownReadmeChecks {
    private var checks: [[String]: ReadmeCheck] = [:]

    /// The check against the sources at these paths.
    ///
    /// - Parameter changes: Paths whose text may have changed since the last question.
    func check(of sources: [String], after changes: Set<String>, make: () -> ReadmeCheck) -> ReadmeCheck {
        if let check = checks[sources], changes.isDisjoint(with: sources) { return check }
        let check = make()
        checks[sources] = check
        return check
    }
}
