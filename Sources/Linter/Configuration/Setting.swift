import RuleEngine

/// A value that applies, and who said so.
public struct Setting<Value: Sendable>: Sendable {
    public let value: Value
    public let origin: SettingOrigin
}

/// Who decided about something.
public enum SettingOrigin: Sendable, Hashable {
    /// Nobody: it is so by default.
    case standard
    /// The configuration file at `path`, on this one-based line.
    case file(path: String, line: Int)
    /// The set of rules that applies.
    case set(RuleSet)
    /// The one who called: an option of the command line, such as `--set`.
    case caller(option: String)
}
