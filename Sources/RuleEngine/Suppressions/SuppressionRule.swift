/// The rules about comments that silence others.
public enum SuppressionRule: String, Sendable, CaseIterable {
    /// A rule in a comment that silences nothing.
    case unused = "unused-suppression"
    /// A name in a comment that no rule has.
    case unknownRule = "unknown-rule-in-suppression"
    /// A comment that does not say why.
    case noReason = "suppression-without-reason"
    /// A comment that is not written as one that silences must be, or stands where it cannot.
    case malformed = "malformed-suppression"

    public var severity: Severity { .warning }
}
