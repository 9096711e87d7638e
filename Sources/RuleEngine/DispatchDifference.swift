#if DEBUG
/// A finding that one of the two ways to run the rules gives, and the other does not.
struct DispatchDifference: Equatable, CustomStringConvertible {
    let finding: Finding
    /// Whether it is the fast way that gives it.
    let isOfFastDispatch: Bool

    /// The first difference by its place; nil when both give the same, in whatever order.
    init?(fast: [Finding], naive: [Finding]) {
        let (ofFast, ofNaive) = (Set(fast), Set(naive))
        let differing = ofFast.symmetricDifference(ofNaive)
        let first = differing.min { left, right in
            (left.path, left.range.lowerBound, left.rule) < (right.path, right.range.lowerBound, right.rule)
        }
        guard let first else { return nil }
        finding = first
        isOfFastDispatch = ofFast.contains(first)
    }

    var description: String {
        let ways = ["one pass for all rules", "the rule alone"]
        let (one, other) = isOfFastDispatch ? (ways[0], ways[1]) : (ways[1], ways[0])
        let place = "\(finding.path), bytes \(finding.range.lowerBound)..<\(finding.range.upperBound)"
        return "\(finding.rule) in \(place): \(one) reports «\(finding.message)», \(other) does not"
    }
}
#endif
