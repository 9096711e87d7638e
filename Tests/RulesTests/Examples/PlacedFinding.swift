import RuleEngine

/// A finding as a marker can ask for it.
struct PlacedFinding: Hashable, Comparable, Sendable {
    let path: String
    /// One-based. For a finding in a block of a Markdown file, the line of the opening fence.
    let line: Int
    let rule: String
    let severity: Severity

    static func < (left: PlacedFinding, right: PlacedFinding) -> Bool {
        (left.path, left.line, left.rule, left.severity) < (right.path, right.line, right.rule, right.severity)
    }
}
