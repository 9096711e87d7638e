/// The names of a configuration's members, and an example of each for messages.
enum ConfigurationKey: String, CaseIterable {
    case set, rules, exclude, failOn, readme
    /// Names the JSON Schema, for editors.
    case schema = "$schema"

    var example: String {
        switch self {
        case .set: #""set": "recommended""#
        case .rules: #""rules": { "closure-control": "warning" }"#
        case .exclude: #""exclude": ["Generated/"]"#
        case .failOn: #""failOn": "warning""#
        case .readme: #""readme": { "check": true }"#
        case .schema: #""$schema": "…""#
        }
    }
}

/// The names of the members of `readme`.
enum ReadmeKey: String, CaseIterable {
    case check, sources, readmes

    /// The key with its owner, as messages name it.
    var path: String { "readme.\(rawValue)" }

    var example: String {
        switch self {
        case .check: #""check": true"#
        case .sources: #""sources": ["Examples/**"]"#
        case .readmes: #""readmes": ["README.md"]"#
        }
    }
}
