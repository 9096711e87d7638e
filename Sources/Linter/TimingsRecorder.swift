import RuleEngine

/// Collects timings while a session works. There is none where nobody asked for them.
final class TimingsRecorder {
    /// Of the rules of all runs.
    let ruleTimes = RuleTimes()
    private var stages = Timings()

    var timings: Timings {
        var timings = stages
        timings.rules = ruleTimes.durations
        return timings
    }

    fileprivate func add(_ duration: Duration, to stage: Timings.Stage) { stages[stage] += duration }
}

extension TimingsRecorder? {
    /// Runs `body`, whose time counts as that of a stage.
    func measure<Value>(_ stage: Timings.Stage, _ body: () -> Value) -> Value {
        guard let recorder = self else { return body() }
        let start = ContinuousClock.now
        defer { recorder.add(ContinuousClock.now - start, to: stage) }
        return body()
    }
}
