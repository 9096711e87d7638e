import RuleEngine

/// Reads the arguments of the program.
///
/// Options may stand anywhere, as `--name value` or `--name=value`; behind `--` everything is a path. The first word that
/// is no option is a command if it is the name of one, and otherwise the first path of `lint`.
struct ArgumentParser {
    private var command: Command?
    private var words: [String] = []
    private var options: [(option: Option, value: String)] = []
    /// `-` was given.
    private var readsStandardInput = false

    static func parse(_ arguments: [String]) throws(UsageError) -> Request {
        var parser = ArgumentParser()
        try parser.read(arguments)
        return try parser.request()
    }

    private mutating func read(_ arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                words += rest
                return
            } else if argument == "-" {
                readsStandardInput = true
            } else if argument.hasPrefix("-") {
                try readOption(argument, &rest)
            } else if command == nil, words.isEmpty, let named = Command(rawValue: argument) {
                command = named
            } else {
                words.append(argument)
            }
        }
    }

    private mutating func readOption(_ argument: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
        if argument == "-h" {
            options.append((.help, ""))
            return
        }
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard name.hasPrefix("--"), let option = Option(rawValue: String(name.dropFirst(2))) else {
            throw UsageError.unknownOption(name)
        }
        guard option.takesValue else {
            guard parts.count == 1 else { throw UsageError("\(name) takes no value; write \(name) alone") }
            options.append((option, ""))
            return
        }
        guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst(), !value.isEmpty else {
            throw UsageError("\(name) needs a value; widgetlint --help lists what it takes")
        }
        options.append((option, value))
    }

    private func request() throws(UsageError) -> Request {
        if options.contains(where: { $0.option == .help }) { return .help(command) }
        if options.contains(where: { $0.option == .version }) { return .version }
        let command = self.command ?? .lint
        for (option, _) in options where !command.options.contains(option) {
            let owners = Command.allCases.filter { $0.options.contains(option) }.map(\.rawValue)
            throw UsageError(
                "--\(option.rawValue) is an option of \(owners.joined(separator: ", ")), not of \(command.rawValue);"
                    + " leave it out")
        }
        if readsStandardInput, command != .lint, command != .fix {
            throw UsageError("- (standard input) can only be given to lint and fix")
        }
        if command == .readme, words.first == "init" { return .readmeInit(try readmeInitRequest()) }
        switch command {
        case .lint, .fix, .readme: return .lint(try lintRequest(command))
        case .map:
            return .map(MapRequest(paths: words, configuration: last(.config), format: try value(of: .format) ?? .text))
        case .explain: return .explain(rule: try onlyWord())
        case .rules:
            try expectNoWords(command)
            return .rules(try value(of: .format) ?? .text)
        case .config: return .config(try configRequest())
        case .initialize: return .initialize(try initializeRequest())
        case .testRules: return .testRules(TestRulesRequest(paths: words, color: try value(of: .color) ?? .auto))
        case .server:
            try expectNoWords(command)
            return .server
        }
    }

    private func lintRequest(_ command: Command) throws(UsageError) -> LintRequest {
        var request = LintRequest()
        request.isCommandGiven = self.command != nil
        request.paths = words
        request.isReadmeOnly = command == .readme
        request.readsStandardInput = readsStandardInput
        request.standardInputPath = last(.stdinPath)
        if request.standardInputPath != nil, !readsStandardInput {
            throw UsageError("--stdin-path says where the text on standard input belongs; add - to read it")
        }
        request.configuration = last(.config)
        request.set = try value(of: .set)
        if let level = last(.failOn) {
            let names = Severity.allCases.map(\.name)
            guard let severity = Severity(name: level) else { throw .badValue(level, of: .failOn, names) }
            request.failLevel = severity
        }
        for (_, list) in options.filter({ $0.option == .only }) {
            let rules = list.split(separator: ",").map { $0.trimmingSpaces() }.filter { !$0.isEmpty }
            request.only = (request.only ?? []).union(rules)
        }
        if request.only?.isEmpty == true {
            throw UsageError("--only needs the name of a rule; widgetlint rules lists them")
        }
        request.format = try value(of: .format) ?? .text
        request.color = try value(of: .color) ?? .auto
        request.isQuiet = options.contains { $0.option == .quiet }
        request.isVerbose = options.contains { $0.option == .verbose }
        request.printsTimings = options.contains { $0.option == .timings }
        request.readsEverything = options.contains { $0.option == .noPrefilter }
        request.fixing = try fixRequest(command)
        return request
    }

    private func fixRequest(_ command: Command) throws(UsageError) -> FixRequest? {
        let isGiven = { (option: Option) in options.contains { $0.option == option } }
        guard command == .fix || isGiven(.fix) || isGiven(.diff) else {
            guard !isGiven(.unsafeFixes) else {
                throw UsageError("--unsafe-fixes says which fixes are applied; add --fix, or --diff to see them")
            }
            return nil
        }
        if isGiven(.diff), last(.format) != nil {
            throw UsageError("--diff prints a patch; leave out --format")
        }
        return FixRequest(level: isGiven(.unsafeFixes) ? .unsafe : .safe, showsDiff: isGiven(.diff))
    }

    private func configRequest() throws(UsageError) -> ConfigRequest {
        let names = ConfigRequest.Action.allCases.map(\.rawValue)
        guard let word = words.first else {
            throw UsageError("config needs check, print or schema; widgetlint config --help explains them")
        }
        guard let action = ConfigRequest.Action(rawValue: word) else {
            let suggestion = Spelling.nearest(to: word, among: names).map { "; did you mean \($0)?" }
            throw UsageError("config takes check, print or schema, not \(word)\(suggestion ?? "")")
        }
        let paths = Array(words.dropFirst())
        let count = action == .schema ? 0 : action == .print ? 1 : Int.max
        guard paths.count <= count else {
            let number = count == 0 ? "no path" : "one path"
            throw UsageError("config \(word) takes \(number); leave out \(paths[count])")
        }
        return ConfigRequest(
            action: action, paths: paths, configuration: last(.config), color: try value(of: .color) ?? .auto)
    }

    private func initializeRequest() throws(UsageError) -> InitRequest {
        guard words.count <= 1 else { throw UsageError("init takes one folder; \(words[1]) is one too many") }
        return InitRequest(folder: words.first ?? "")
    }

    private func readmeInitRequest() throws(UsageError) -> ReadmeInitRequest {
        for (option, _) in options where option != .fix && option != .diff {
            throw UsageError("readme init takes --fix and --diff, not --\(option.rawValue); leave it out")
        }
        guard words.count <= 2 else { throw UsageError("readme init takes one folder; \(words[2]) is one too many") }
        let isGiven = { (option: Option) in options.contains { $0.option == option } }
        return ReadmeInitRequest(
            folder: words.count > 1 ? words[1] : "",
            action: isGiven(.diff) ? .diff : isGiven(.fix) ? .write : .list)
    }

    private func onlyWord() throws(UsageError) -> String {
        guard let word = words.first else {
            throw UsageError("explain needs the name of a rule; widgetlint rules lists them")
        }
        guard words.count == 1 else { throw UsageError("explain takes one rule; \(words[1]) is one too many") }
        return word
    }

    private func expectNoWords(_ command: Command) throws(UsageError) {
        if let word = words.first { throw UsageError("\(command.rawValue) takes no arguments; leave out \(word)") }
    }

    /// The value given last, which overrides those before.
    private func last(_ option: Option) -> String? { options.last { $0.option == option }?.value }

    private func value<Value: RawRepresentable<String> & CaseIterable>(of option: Option) throws(UsageError) -> Value? {
        guard let text = last(option) else { return nil }
        guard let value = Value(rawValue: text) else { throw .badValue(text, of: option, Value.allCases.map(\.rawValue)) }
        return value
    }
}

extension UsageError {
    fileprivate static func unknownOption(_ name: String) -> UsageError {
        let names = Option.allCases.map { "--\($0.rawValue)" }
        let suggestion = Spelling.nearest(to: name, among: names).map { "did you mean \($0)?" }
        return UsageError("unknown option \(name); \(suggestion ?? "widgetlint --help lists the options")")
    }

    fileprivate static func badValue(_ value: String, of option: Option, _ names: [String]) -> UsageError {
        let suggestion = Spelling.nearest(to: value, among: names).map { "; did you mean \($0)?" }
        return UsageError("--\(option.rawValue) takes \(names.joined(separator: ", ")), not \(value)\(suggestion ?? "")")
    }
}

extension Substring {
    fileprivate func trimmingSpaces() -> String {
        var text = self
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
