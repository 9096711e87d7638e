import JSON

extension ConfigurationProblem {
    /// What is wrong, in one sentence without a full stop.
    public var message: String {
        switch kind {
        case .unreadable(let reason): "the configuration cannot be read: \(reason)"
        case .empty: "the configuration is empty"
        case .syntax(let reason): "this is not JSON: \(reason)"
        case .wrongType(let subject, let expected, let found, _): "\(subject) is \(expected), not \(found)"
        case .duplicateKey(let name, let firstLine):
            "\"\(name)\" stands here a second time; the first is on line \(firstLine)"
        case .unknownKey(let name, let owner, _):
            if let owner { "\"\(owner)\" has no key \"\(name)\"" } else { "there is no key \"\(name)\"" }
        case .unknownRule(let name, _): "there is no rule \"\(name)\""
        case .unknownWord(let word, let noun, _): "\"\(word)\" is no \(noun)"
        case .invalidGlob(let pattern, let key): "the pattern \"\(pattern)\" of \"\(key)\" cannot match anything"
        case .deadGlob(let pattern, let key, _): "\"\(pattern)\" matches \(Self.wanted(by: key))"
        }
    }

    /// What it leads to, where that is not plain.
    public var why: String {
        switch kind {
        case .duplicateKey: "only one of the two could count"
        case .invalidGlob, .deadGlob: "a pattern without effect looks like one that works"
        default: ""
        }
    }

    /// What to write instead.
    public var help: String {
        switch kind {
        case .unreadable: "a file that can be read, or none"
        case .empty: "{}"
        case .syntax: ""
        case .wrongType(_, _, _, let example): example
        case .duplicateKey: "one member with both values"
        case .unknownKey(_, _, let known), .unknownWord(_, _, let known):
            replacement ?? "one of " + Self.list(known)
        case .unknownRule: replacement ?? "one of the rules that `widgetlint rules` lists"
        case .invalidGlob: "a pattern as in .gitignore, such as \"Generated/\""
        case .deadGlob(_, let key, _): replacement ?? Self.hint(for: key)
        }
    }

    /// JSON text that most likely was meant in place of `range`.
    public var replacement: String? {
        switch kind {
        case .unknownKey(let name, _, let known), .unknownRule(let name, let known),
            .unknownWord(let name, _, let known):
            Spelling.nearest(to: name, among: known).map { "\"\($0)\"" }
        case .deadGlob(_, _, let suggestion):
            suggestion.map { String(decoding: JSONValue(.string($0)).serialized(), as: UTF8.self) }
        default: nil
        }
    }

    static func list(_ words: [String]) -> String { words.map { "\"\($0)\"" }.joined(separator: ", ") }

    private static func wanted(by key: String) -> String {
        switch key {
        case ReadmeKey.sources.path: "no Swift file"
        case ReadmeKey.readmes.path: "no Markdown file"
        default: "no file that would be read"
        }
    }

    private static func hint(for key: String) -> String {
        guard key == ConfigurationKey.exclude.rawValue else {
            return "a pattern as in .gitignore, relative to the folder of this file"
        }
        return "a pattern as in .gitignore, relative to the folder of this file, or nothing: what .gitignore names is "
            + "left out anyway, and so are .build, .swiftpm, DerivedData, Pods, Carthage and node_modules"
    }
}
