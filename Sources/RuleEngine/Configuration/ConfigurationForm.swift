/// What can stand at a place of a configuration. The reader, its messages and the JSON Schema all go by it.
enum ConfigurationForm: Sendable {
    /// Any string.
    case text
    /// `true` or `false`.
    case flag
    /// One of some words; `noun` is what one of them is called.
    case word(noun: String, of: [String])
    /// An array of patterns as in .gitignore.
    case patterns(canBeEmpty: Bool)
    /// The path of a file, or an array of them.
    case paths
    /// An object that has rules for names and their settings for values.
    case rules
    /// An object with keys of a table.
    case object(ConfigurationKeyTable)
    /// An array of such objects.
    case objects(ConfigurationKeyTable)
}

/// The keys of one kind of object.
struct ConfigurationKeyTable: Sendable {
    let keys: [ConfigurationKeyDescription]
    /// Names of which at least one must be there; empty when an object may be empty.
    let atLeastOneOf: [String]
    /// An object for messages.
    let example: String

    init<Key: ConfigurationKeys>(_ keys: Key.Type, atLeastOneOf: [Key] = [], example: String) {
        self.keys = Key.allCases.map(ConfigurationKeyDescription.init)
        self.atLeastOneOf = atLeastOneOf.map(\.rawValue)
        self.example = example
    }

    func key(_ name: String) -> ConfigurationKeyDescription? { keys.first { $0.name == name } }

    /// The names that messages propose.
    var names: [String] { keys.map(\.name).filter { !$0.hasPrefix("$") } }
}

/// A key, what its value is for, and what it can be.
struct ConfigurationKeyDescription: Sendable {
    let name: String
    private let key: any ConfigurationKeys

    init(_ key: some ConfigurationKeys) {
        name = key.rawValue
        self.key = key
    }

    var form: ConfigurationForm { key.form }
    /// One sentence for editors.
    var summary: String { key.summary }
    /// The key with a value, for messages.
    var example: String { key.example }
    var isRequired: Bool { key.isRequired }
}

/// The names of the members of one kind of object.
protocol ConfigurationKeys: RawRepresentable<String>, CaseIterable, Sendable {
    var form: ConfigurationForm { get }
    var summary: String { get }
    var example: String { get }
    var isRequired: Bool { get }
}

extension ConfigurationKeys {
    var isRequired: Bool { false }
}
