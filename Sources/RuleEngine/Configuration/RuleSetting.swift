/// What a configuration says about one rule.
public enum RuleSetting: Sendable, Hashable {
    /// The rule does not run.
    case off
    /// The rule runs, whatever the set, and all its findings have this severity.
    case on(Severity)

    /// All names there are, in the order messages list them.
    public static let names = ["off"] + Severity.allCases.map(\.name)

    public init?(name: String) {
        if name == "off" {
            self = .off
        } else if let severity = Severity(name: name) {
            self = .on(severity)
        } else {
            return nil
        }
    }
}
