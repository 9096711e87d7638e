import JSON

/// Reads a configuration file: JSON with comments and commas behind last elements. Finds everything that is wrong in
/// it, not only the first thing.
public enum ConfigurationReader {
    /// - Parameters:
    ///   - path: Where the text stands, for errors.
    ///   - knownRules: Ids of the rules there are.
    public static func read(
        _ bytes: [UInt8], path: String, knownRules: [String]
    ) throws(ConfigurationError) -> LintConfiguration {
        let value: JSONValue
        do throws(JSONError) {
            value = try JSONValue.parse(bytes, dialect: .commented)
        } catch {
            throw ConfigurationError(path: path, bytes: bytes, problems: [syntaxProblem(error, in: bytes)])
        }
        var check = ConfigurationFormCheck(bytes, knownRules: knownRules)
        check.check(value)
        guard check.problems.isEmpty else {
            throw ConfigurationError(path: path, bytes: bytes, problems: check.problems)
        }
        return LintConfiguration(value)
    }

    /// What is missing at the end is shown behind the last character, not on an empty line below it.
    private static func syntaxProblem(_ error: JSONError, in bytes: [UInt8]) -> ConfigurationProblem {
        let isSpace: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
        let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        guard let last = content.lastIndex(where: { !isSpace($0) }) else { return ConfigurationProblem(.empty, 0..<0) }
        guard error.offset <= last else { return ConfigurationProblem(.syntax(error.message), last + 1..<last + 1) }
        var end = error.offset + 1
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return ConfigurationProblem(.syntax(error.message), error.offset..<end)
    }
}

// MARK: - Taking over what was found to be right

extension LintConfiguration {
    fileprivate init(_ value: JSONValue) {
        for member in value.members ?? [] {
            let value = member.value
            switch ConfigurationKey(rawValue: member.name) {
            case nil, .schema: break
            case .extends: extends = strings(value.array ?? [value])
            case .set: set = word(value) { RuleSet(rawValue: $0) }
            case .rules: rules = ruleSettings(value)
            case .include: include = strings(value.array)
            case .exclude: exclude = strings(value.array)
            case .overrides: overrides = (value.array ?? []).map(ConfigurationOverride.init)
            case .failOn: failOn = word(value) { Severity(name: $0) }
            case .readme: readme = ReadmeConfiguration(value)
            }
        }
    }
}

extension ConfigurationOverride {
    fileprivate init(_ value: JSONValue) {
        self.init(range: value.range)
        for member in value.members ?? [] {
            switch OverrideKey(rawValue: member.name) {
            case nil: break
            case .files: files = strings(member.value.array)
            case .excludeFiles: excludeFiles = strings(member.value.array)
            case .set: set = word(member.value) { RuleSet(rawValue: $0) }
            case .rules: rules = ruleSettings(member.value)
            }
        }
    }
}

extension ReadmeConfiguration {
    fileprivate init(_ value: JSONValue) {
        for member in value.members ?? [] {
            switch ReadmeKey(rawValue: member.name) {
            case nil: break
            case .check: check = member.value.bool.map { Located($0, member.value.range) }
            case .sources: sources = strings(member.value.array)
            case .readmes: readmes = strings(member.value.array)
            case .elision: elision = member.value.bool.map { Located($0, member.value.range) }
            case .docc: docc = member.value.bool.map { Located($0, member.value.range) }
            case .docComments: docComments = strings(member.value.array)
            }
        }
    }
}

private func strings(_ values: [JSONValue]?) -> [Located<String>] {
    (values ?? []).compactMap { value in value.string.map { Located($0, value.range) } }
}

private func word<Word>(_ value: JSONValue, _ read: (String) -> Word?) -> Located<Word>? {
    value.string.flatMap(read).map { Located($0, value.range) }
}

private func ruleSettings(_ value: JSONValue) -> [String: Located<RuleSetting>] {
    var settings: [String: Located<RuleSetting>] = [:]
    for member in value.members ?? [] { settings[member.name] = word(member.value) { RuleSetting(name: $0) } }
    return settings
}
