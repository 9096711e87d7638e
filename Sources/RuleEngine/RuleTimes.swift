/// Collects how long each rule takes, for a run that is asked for it.
public final class RuleTimes {
    /// By the name of the rule.
    public private(set) var durations: [String: Duration] = [:]

    public init() {}

    fileprivate func add(_ duration: Duration, to rule: String) { durations[rule, default: .zero] += duration }
}

extension RuleTimes? {
    /// Runs `body`, whose time counts as the rule's.
    @inline(__always)
    func measure(_ rule: String, _ body: () -> Void) {
        guard let times = self else { return body() }
        let start = ContinuousClock.now
        body()
        times.add(ContinuousClock.now - start, to: rule)
    }
}
