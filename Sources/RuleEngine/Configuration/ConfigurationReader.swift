import JSON
import SwiftSource

/// Reads a configuration file: JSON with comments and commas behind last elements. Finds everything that is wrong in
/// it, not only the first thing.
public struct ConfigurationReader {
    private let bytes: [UInt8]
    private let knownRules: [String]
    private var configuration = LintConfiguration()
    private var problems: [ConfigurationProblem] = []

    /// - Parameters:
    ///   - path: Where the text stands, for errors.
    ///   - knownRules: Ids of the rules there are.
    public static func read(
        _ bytes: [UInt8], path: String, knownRules: [String]
    ) throws(ConfigurationError) -> LintConfiguration {
        var reader = ConfigurationReader(bytes, knownRules)
        reader.readText()
        guard reader.problems.isEmpty else {
            throw ConfigurationError(path: path, bytes: bytes, problems: reader.problems)
        }
        return reader.configuration
    }

    private init(_ bytes: [UInt8], _ knownRules: [String]) {
        self.bytes = bytes
        self.knownRules = knownRules
    }

    private mutating func readText() {
        do throws(JSONError) {
            read(try JSONValue.parse(bytes, dialect: .commented))
        } catch {
            problems.append(syntaxProblem(error))
        }
    }

    private mutating func read(_ value: JSONValue) {
        let subject = "a configuration"
        for member in members(of: value, subject: subject, example: "{ \(ConfigurationKey.set.example) }") {
            switch key(member, ConfigurationKey.self, owner: nil) {
            case nil, .schema: break
            case .set:
                let word = word(member.value, "\"\(member.name)\"", "set", RuleSet.allCases.map(\.rawValue))
                configuration.set = word.flatMap { RuleSet(rawValue: $0) }.map { Located($0, member.value.range) }
            case .failOn:
                let word = word(member.value, "\"\(member.name)\"", "severity", Severity.allCases.map(\.name))
                configuration.failOn = word.flatMap { Severity(name: $0) }.map { Located($0, member.value.range) }
            case .rules: readRules(member.value)
            case .exclude:
                let key = ConfigurationKey.exclude
                configuration.exclude = globs(member.value, key: key.rawValue, example: key.example)
            case .readme: readReadme(member.value)
            }
        }
    }

    private mutating func readRules(_ value: JSONValue) {
        let key = ConfigurationKey.rules
        for member in members(of: value, subject: "\"\(key.rawValue)\"", example: key.example) {
            guard knownRules.contains(member.name) else {
                problems.append(ConfigurationProblem(.unknownRule(member.name, known: knownRules), member.nameRange))
                continue
            }
            let subject = "the severity of \"\(member.name)\""
            guard let word = word(member.value, subject, "severity", RuleSetting.names) else { continue }
            configuration.rules[member.name] = RuleSetting(name: word).map { Located($0, member.value.range) }
        }
    }

    private mutating func readReadme(_ value: JSONValue) {
        let owner = ConfigurationKey.readme
        for member in members(of: value, subject: "\"\(owner.rawValue)\"", example: owner.example) {
            guard let key = key(member, ReadmeKey.self, owner: owner.rawValue) else { continue }
            switch key {
            case .check:
                if let check = member.value.bool {
                    configuration.readme.check = Located(check, member.value.range)
                } else {
                    addWrongType(member.value, "\"\(key.path)\"", "true or false", example: key.example)
                }
            case .sources:
                configuration.readme.sources = globs(member.value, key: key.path, example: key.example)
            case .readmes:
                configuration.readme.readmes = globs(member.value, key: key.path, example: key.example)
            }
        }
    }
}

// MARK: Values

extension ConfigurationReader {
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
            problems.append(ConfigurationProblem(.duplicateKey(member.name, firstLine: line), member.nameRange))
            return false
        }
    }

    private mutating func key<Key: RawRepresentable<String> & CaseIterable>(
        _ member: JSONMember, _ keys: Key.Type, owner: String?
    ) -> Key? {
        if let key = Key(rawValue: member.name) { return key }
        let known = Key.allCases.map(\.rawValue).filter { !$0.hasPrefix("$") }
        problems.append(ConfigurationProblem(.unknownKey(member.name, owner: owner, known: known), member.nameRange))
        return nil
    }

    /// One of the words `known`. `subject` is whose value they are, and `noun` what one of them is called.
    private mutating func word(_ value: JSONValue, _ subject: String, _ noun: String, _ known: [String]) -> String? {
        guard let word = value.string else {
            addWrongType(value, subject, "a string", example: "one of " + ConfigurationProblem.list(known))
            return nil
        }
        guard known.contains(word) else {
            problems.append(ConfigurationProblem(.unknownWord(word, noun: noun, known: known), value.range))
            return nil
        }
        return word
    }

    private mutating func globs(_ value: JSONValue, key: String, example: String) -> [Located<String>] {
        guard let elements = value.array else {
            addWrongType(value, "\"\(key)\"", "an array", example: example)
            return []
        }
        return elements.compactMap { element in
            if let glob = element.string { return Located(glob, element.range) }
            addWrongType(element, "a pattern of \"\(key)\"", "a string", example: example)
            return nil
        }
    }

    private mutating func addWrongType(_ value: JSONValue, _ subject: String, _ expected: String, example: String) {
        problems.append(
            ConfigurationProblem(
                .wrongType(subject: subject, expected: expected, found: value.kindName, example: example), value.range))
    }

    /// What is missing at the end is shown behind the last character, not on an empty line below it.
    private func syntaxProblem(_ error: JSONError) -> ConfigurationProblem {
        let isSpace: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
        let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        guard let last = content.lastIndex(where: { !isSpace($0) }) else { return ConfigurationProblem(.empty, 0..<0) }
        guard error.offset <= last else { return ConfigurationProblem(.syntax(error.message), last + 1..<last + 1) }
        var end = error.offset + 1
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return ConfigurationProblem(.syntax(error.message), error.offset..<end)
    }
}
