import RuleEngine
import Testing

@testable import widgetlint

@Suite struct ArgumentParserTests {
    private func lint(_ arguments: String...) throws -> LintRequest? {
        guard case .lint(let request) = try ArgumentParser.parse(arguments) else { return nil }
        return request
    }

    @Test func noArgumentsLintTheWorkingDirectory() throws {
        #expect(try lint() == LintRequest())
    }

    @Test func wordsArePathsUnlessTheFirstNamesACommand() throws {
        #expect(try lint("A", "lint")?.paths == ["A", "lint"])
        #expect(try lint("lint", "lint")?.paths == ["lint"])
        #expect(try lint("./lint")?.paths == ["./lint"])
        let readme = LintRequest(isCommandGiven: true, paths: ["A"], isReadmeOnly: true, isQuiet: true)
        #expect(try lint("--quiet", "readme", "A") == readme)
    }

    @Test func optionsMayStandAnywhereAndTakeValuesInTwoWays() throws {
        let request = try lint(
            "A", "--only", "x, y", "--only=z", "--fail-on=error", "B", "--format", "json", "--color=never", "--quiet")
        let expected = LintRequest(
            paths: ["A", "B"], only: ["x", "y", "z"], failLevel: .error, format: .json, isQuiet: true, color: .never)
        #expect(request == expected)
    }

    @Test func lastValueCounts() throws {
        #expect(try lint("--fail-on", "error", "--fail-on", "info")?.failLevel == .info)
    }

    @Test func twoHyphensEndTheOptions() throws {
        #expect(try lint("--", "--quiet", "-", "lint")?.paths == ["--quiet", "-", "lint"])
    }

    @Test func hyphenMeansStandardInput() throws {
        let request = try lint("-", "--stdin-path", "W/A.swift", "W")
        #expect(request == LintRequest(paths: ["W"], readsStandardInput: true, standardInputPath: "W/A.swift"))
    }

    @Test func otherCommandsAreRead() throws {
        #expect(try ArgumentParser.parse(["explain", "duplicate-kind"]) == .explain(rule: "duplicate-kind"))
        #expect(try ArgumentParser.parse(["rules"]) == .rules(.text))
        #expect(try ArgumentParser.parse(["rules", "--format=json"]) == .rules(.json))
        #expect(try ArgumentParser.parse(["server", "--stdio"]) == .server)
        #expect(try ArgumentParser.parse(["init"]) == .initialize(InitRequest()))
        #expect(try ArgumentParser.parse(["init", "App"]) == .initialize(InitRequest(folder: "App")))
        let check = ConfigRequest(action: .check, paths: ["A", "B"])
        #expect(try ArgumentParser.parse(["config", "check", "A", "B"]) == .config(check))
        #expect(try ArgumentParser.parse(["config", "schema"]) == .config(ConfigRequest(action: .schema)))
        #expect(try ArgumentParser.parse(["config", "check"]) == .config(ConfigRequest(action: .check)))
        let print = ConfigRequest(action: .print, paths: ["App"], configuration: "c.json")
        #expect(try ArgumentParser.parse(["config", "print", "App", "--config", "c.json"]) == .config(print))
    }

    @Test(arguments: [
        (["--fial-on", "error"], "unknown option --fial-on; did you mean --fail-on?"),
        (["-x"], "unknown option -x; widgetlint --help lists the options"),
        (["--nonsense=1"], "unknown option --nonsense; widgetlint --help lists the options"),
        (["--format", "jsno"], "--format takes text, json, not jsno; did you mean json?"),
        (["--fail-on", "never"], "--fail-on takes info, warning, error, not never"),
        (["--format"], "--format needs a value; widgetlint --help lists what it takes"),
        (["--format="], "--format needs a value; widgetlint --help lists what it takes"),
        (["--quiet=yes"], "--quiet takes no value; write --quiet alone"),
        (["--only", ","], "--only needs the name of a rule; widgetlint rules lists them"),
        (["rules", "--only", "x"], "--only is an option of lint, fix, not of rules; leave it out"),
        (["readme", "-"], "- (standard input) can only be given to lint and fix"),
        (["--stdin-path", "A.swift"], "--stdin-path says where the text on standard input belongs; add - to read it"),
        (["explain"], "explain needs the name of a rule; widgetlint rules lists them"),
        (["explain", "a", "b"], "explain takes one rule; b is one too many"),
        (["rules", "A"], "rules takes no arguments; leave out A"),
        (["config"], "config needs check, print or schema; widgetlint config --help explains them"),
        (["config", "chek"], "config takes check, print or schema, not chek; did you mean check?"),
        (["config", "print", "A", "B"], "config print takes one path; leave out B"),
        (["config", "schema", "A"], "config schema takes no path; leave out A"),
        (["init", "A", "B"], "init takes one folder; B is one too many"),
        (["--set", "strickt"], "--set takes recommended, strict, all, not strickt; did you mean strict?"),
        (["server", "A"], "server takes no arguments; leave out A"),
    ])
    func mistakeIsExplained(arguments: [String], message: String) {
        #expect(throws: UsageError(message)) { try ArgumentParser.parse(arguments) }
    }
}
