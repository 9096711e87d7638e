/// A rule that takes part in a run, with the severity it is to report with.
///
/// `Event` is the protocol of the rule that names what it looks at, or `any Rule`.
struct ActiveRule<Event: Sendable>: Sendable {
    let id: String
    let severity: Severity
    let rule: Event

    /// The same rule as one of an event.
    func asking<Other: Sendable>(_ rule: Other) -> ActiveRule<Other> {
        ActiveRule<Other>(id: id, severity: severity, rule: rule)
    }
}

extension ActiveRule<any Rule> {
    init(_ rule: any Rule, _ severity: Severity) {
        self.init(id: rule.id, severity: severity, rule: rule)
    }
}
