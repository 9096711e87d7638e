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
        case .missingKey(let name, let subject, _): "\(subject) needs \"\(name)\""
        case .withoutEffect(let subject, let needed, _):
            "\(subject) without \(needed.map { "\"\($0)\"" }.joined(separator: " and ")) says nothing"
        case .emptyList(let name, _): "\"\(name)\" is empty, so no file would be chosen"
        case .unknownRule(let name, _): "there is no rule \"\(name)\""
        case .unknownWord(let word, let noun, _): "\"\(word)\" is no \(noun)"
        case .invalidGlob(let pattern, let key): "the pattern \"\(pattern)\" of \"\(key)\" cannot match anything"
        case .deadGlob(let pattern, let key, _): "\"\(pattern)\" matches \(Self.wanted(by: key))"
        case .idleNegation(let pattern): "\"\(pattern)\" takes nothing back"
        case .shadowedGlob(let pattern, _, let path):
            "\"\(pattern)\" matches only files for which \(path) counts instead of this one"
        case .emptyPath(let name, _): "\"\(name)\" names no file here"
        case .missingExtended(let path, _): "there is no file \"\(path)\" to extend"
        case .unreadableExtended(let path, let reason): "\"\(path)\" cannot be extended: \(reason)"
        case .rulePage(let reason, _): reason
        case .pageWithoutSelector: "the page has no block ```selector, so it makes no rule"
        case .extendsItself(let path): "the configuration extends itself: \(path.joined(separator: " > "))"
        }
    }

    /// What it leads to, where that is not plain.
    public var why: String {
        switch kind {
        case .duplicateKey: "only one of the two could count"
        case .invalidGlob, .deadGlob, .shadowedGlob: "a pattern without effect looks like one that works"
        case .idleNegation: "what stands in a folder that another pattern names cannot be taken back"
        case .withoutEffect: "an entry without effect looks like one that works"
        default: ""
        }
    }

    /// What to write instead.
    public var help: String {
        switch kind {
        case .unreadable: "a file that can be read, or none"
        case .empty: "{}"
        case .syntax: ""
        case .wrongType(_, _, _, let example), .missingKey(_, _, let example), .withoutEffect(_, _, let example),
            .emptyList(_, let example), .emptyPath(_, let example):
            example
        case .duplicateKey: "one member with both values"
        case .unknownKey(_, _, let known), .unknownWord(_, _, let known):
            replacement ?? "one of " + Self.list(known)
        case .unknownRule: replacement ?? "one of the rules that `widgetlint rules` lists"
        case .invalidGlob: "a pattern as in .gitignore, such as \"Generated/\""
        case .deadGlob(_, let key, _): replacement ?? Self.hint(for: key)
        case .idleNegation:
            "patterns for files before it, such as \"Generated/**/*.swift\" in the place of \"Generated/\""
        case .shadowedGlob(_, _, let path): "the pattern in \(path), or nothing"
        case .missingExtended: replacement ?? "a path relative to the folder of this file"
        case .unreadableExtended: "a file that can be read"
        case .extendsItself: "a file that does not lead back here, or nothing"
        case .rulePage(_, let suggestion): suggestion ?? ""
        case .pageWithoutSelector: "a block such as the one that `widgetlint explain ignores-safe-area` shows"
        }
    }

    /// Text that most likely was meant in place of `range`.
    public var replacement: String? {
        switch kind {
        case .unknownKey(let name, _, let known), .unknownRule(let name, let known),
            .unknownWord(let name, _, let known):
            Spelling.nearest(to: name, among: known).map { "\"\($0)\"" }
        case .deadGlob(_, _, let suggestion), .missingExtended(_, let suggestion):
            suggestion.map(Self.quoted)
        case .rulePage(_, let suggestion): suggestion
        default: nil
        }
    }

    /// A string of a configuration, as it is written there.
    public static func quoted(_ text: String) -> String {
        String(decoding: JSONValue(.string(text)).serialized(), as: UTF8.self)
    }

    static func list(_ words: [String]) -> String { words.map { "\"\($0)\"" }.joined(separator: ", ") }

    private static func wanted(by key: String) -> String {
        switch key {
        case ReadmeKey.sources.path, ReadmeKey.docComments.path: "no Swift file"
        case ReadmeKey.readmes.path: "no Markdown file"
        case ConfigurationKey.include.rawValue: "no Swift or Markdown file that would be read"
        case OverrideKey.excludeFiles.path: "none of the files that \"files\" names"
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
