import JSON
import Project
import SwiftSource

/// Finds everything in a configuration that cannot stand where it stands, going by the tables of keys.
struct ConfigurationFormCheck {
    private(set) var problems: [ConfigurationProblem] = []
    private let bytes: [UInt8]
    private let knownRules: [String]

    init(_ bytes: [UInt8], knownRules: [String]) {
        self.bytes = bytes
        self.knownRules = knownRules
    }

    /// Checks the value of a whole configuration.
    mutating func check(_ value: JSONValue) {
        check(value, ConfigurationKey.table, name: nil, subject: "a configuration")
    }

    /// - Parameters:
    ///   - name: Path of the key, as messages name it.
    ///   - example: The key with a right value.
    private mutating func check(_ value: JSONValue, _ form: ConfigurationForm, name: String, example: String) {
        let subject = "\"\(name)\""
        switch form {
        case .text:
            if value.string == nil { addWrongType(value, subject, "a string", example: example) }
        case .flag:
            if value.bool == nil { addWrongType(value, subject, "true or false", example: example) }
        case .word(let noun, let words): checkWord(value, subject, noun, words)
        case .patterns(let canBeEmpty): checkPatterns(value, canBeEmpty: canBeEmpty, name: name, example: example)
        case .paths: checkPaths(value, name: name, example: example)
        case .rules: checkRules(value, subject: subject, example: example)
        case .object(let table): check(value, table, name: name, subject: subject, example: example)
        case .objects(let table):
            guard let elements = value.array else {
                return addWrongType(value, subject, "an array", example: example)
            }
            for element in elements { check(element, table, name: name, subject: "an element of \(subject)") }
        }
    }

    private mutating func check(
        _ value: JSONValue, _ table: ConfigurationKeyTable, name: String?, subject: String, example: String? = nil
    ) {
        let members = members(of: value, subject: subject, example: example ?? table.example)
        for member in members {
            guard let key = table.key(member.name) else {
                add(.unknownKey(member.name, owner: name, known: table.names), member.nameRange)
                continue
            }
            let path = name.map { "\($0).\(key.name)" } ?? key.name
            check(member.value, key.form, name: path, example: key.example)
        }
        // Where a name is misspelt, it may be the one that is needed.
        guard value.members != nil, members.allSatisfy({ table.key($0.name) != nil }) else { return }
        let opener = value.range.lowerBound..<value.range.lowerBound + 1
        for key in table.keys where key.isRequired && !members.contains(where: { $0.name == key.name }) {
            add(.missingKey(key.name, subject: subject, example: key.example), opener)
        }
        if !table.atLeastOneOf.isEmpty, !members.contains(where: { table.atLeastOneOf.contains($0.name) }) {
            add(.withoutEffect(subject: subject, needed: table.atLeastOneOf, example: table.example), opener)
        }
    }
}

// MARK: Values

extension ConfigurationFormCheck {
    private mutating func add(_ kind: ConfigurationProblem.Kind, _ range: Range<Int>) {
        problems.append(ConfigurationProblem(kind, range))
    }

    private mutating func addWrongType(_ value: JSONValue, _ subject: String, _ expected: String, example: String) {
        add(.wrongType(subject: subject, expected: expected, found: value.kindName, example: example), value.range)
    }

    /// Members of an object without those whose name stood before.
    private mutating func members(of value: JSONValue, subject: String, example: String) -> [JSONMember] {
        guard let members = value.members else {
            addWrongType(value, subject, "an object", example: example)
            return []
        }
        var first: [String: Int] = [:]
        return members.filter { member in
            guard let offset = first[member.name] else {
                first[member.name] = member.nameRange.lowerBound
                return true
            }
            let line = LineTable(bytes).position(at: offset).line
            add(.duplicateKey(member.name, firstLine: line), member.nameRange)
            return false
        }
    }

    private mutating func checkRules(_ value: JSONValue, subject: String, example: String) {
        for member in members(of: value, subject: subject, example: example) {
            if knownRules.contains(member.name) {
                checkWord(member.value, "the severity of \"\(member.name)\"", "severity", RuleSetting.names)
            } else {
                add(.unknownRule(member.name, known: knownRules), member.nameRange)
            }
        }
    }

    /// - Parameters:
    ///   - subject: Whose value the word is.
    ///   - noun: What one of the words is called.
    private mutating func checkWord(_ value: JSONValue, _ subject: String, _ noun: String, _ words: [String]) {
        guard let word = value.string else {
            return addWrongType(value, subject, "a string", example: "one of " + ConfigurationProblem.list(words))
        }
        if !words.contains(word) { add(.unknownWord(word, noun: noun, known: words), value.range) }
    }

    private mutating func checkPatterns(_ value: JSONValue, canBeEmpty: Bool, name: String, example: String) {
        guard let elements = value.array else {
            return addWrongType(value, "\"\(name)\"", "an array", example: example)
        }
        if elements.isEmpty, !canBeEmpty { add(.emptyList(name, example: example), value.range) }
        for element in elements {
            guard let pattern = element.string else {
                addWrongType(element, "a pattern of \"\(name)\"", "a string", example: example)
                continue
            }
            if !PathGlobs.isValid(pattern) { add(.invalidGlob(pattern, key: name), element.range) }
        }
    }

    private mutating func checkPaths(_ value: JSONValue, name: String, example: String) {
        if value.string == nil, value.array == nil {
            return addWrongType(value, "\"\(name)\"", "a string or an array of strings", example: example)
        }
        for element in value.array ?? [value] {
            guard let path = element.string else {
                addWrongType(element, "an element of \"\(name)\"", "a string", example: example)
                continue
            }
            if path.isEmpty { add(.emptyPath(name, example: example), element.range) }
        }
    }
}
