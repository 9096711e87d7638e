/// What the stages of a run cost, in time on the clock.
public struct Timings: Sendable {
    /// The stages, in the order in which they take place.
    public enum Stage: String, CaseIterable, Sendable {
        case discovery
        case configuration
        /// Reading the files and noting which names each declares; over all cores.
        case outlines = "read, lex, outline"
        case link
        /// Finding widgets and the code that draws them, which parses the files that this leads to.
        case renderedCode = "rendered code"
        case rules
        /// The rules inside the Swift blocks of Markdown files.
        case markdown = "Markdown blocks"
        case readme = "README"
        /// Making and printing the report.
        case report
    }

    private var durations: [Stage: Duration] = [:]
    /// By the rule's name: its share of the stages that run rules.
    public internal(set) var rules: [String: Duration] = [:]

    public init() {}

    /// Zero for a stage that did not take place.
    public subscript(stage: Stage) -> Duration {
        get { durations[stage, default: .zero] }
        set { durations[stage] = newValue }
    }
}
