import RuleEngine

/// A finding as a marker can ask for it.
package struct PlacedFinding: Hashable, Comparable, Sendable {
    package let path: String
    /// One-based. For a finding in a block of a Markdown file, the line of the opening fence.
    package let line: Int
    package let rule: String
    package let severity: Severity

    package static func < (left: PlacedFinding, right: PlacedFinding) -> Bool {
        (left.path, left.line, left.rule, left.severity) < (right.path, right.line, right.rule, right.severity)
    }
}
