import RuleEngine

extension Finding {
    /// The order of reports: by file, place and rule.
    static func comesBefore(_ left: Finding, _ right: Finding) -> Bool {
        if left.path != right.path { return left.path.utf8.lexicographicallyPrecedes(right.path.utf8) }
        return (left.range.lowerBound, left.range.upperBound, left.rule, left.message)
            < (right.range.lowerBound, right.range.upperBound, right.rule, right.message)
    }

    /// The file of the finding, and those it points into.
    var mentionedPaths: [String] { [path] + related.map(\.path) + fixes.flatMap(\.edits).map(\.path) }
}

extension LintSummary {
    /// Adds findings to the numbers.
    public mutating func count(_ findings: [Finding]) {
        for finding in findings {
            switch finding.severity {
            case .error: errors += 1
            case .warning: warnings += 1
            case .info: infos += 1
            }
            switch finding.fixLevel {
            case .safe?: fixable += 1
            case .unsafe?: unsafelyFixable += 1
            case nil where !finding.fixes.isEmpty: fixableInEditor += 1
            case nil: break
            }
        }
    }
}
