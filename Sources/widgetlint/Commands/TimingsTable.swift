import Linter
import Rules

/// What `--timings` prints: a line for each stage, and below the stage that runs them a line for each rule.
enum TimingsTable {
    static func text(of timings: Timings) -> String {
        var text = ""
        for stage in Timings.Stage.allCases {
            text += line("  " + stage.rawValue, timings[stage])
            guard stage == .rules else { continue }
            for rule in RuleRegistry.all.map(\.id).sorted() {
                text += line("    " + rule, timings.rules[rule, default: .zero])
            }
        }
        return text + line("  all", Timings.Stage.allCases.reduce(.zero) { $0 + timings[$1] })
    }

    private static func line(_ name: String, _ duration: Duration) -> String {
        let time = milliseconds(duration)
        return name + String(repeating: " ", count: max(1, 48 - name.count - time.count)) + time + " ms\n"
    }

    /// With two digits behind the point.
    private static func milliseconds(_ duration: Duration) -> String {
        let (seconds, attoseconds) = duration.components
        let hundredths = seconds * 100_000 + attoseconds / 10_000_000_000_000
        let fraction = hundredths % 100
        return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
    }
}
