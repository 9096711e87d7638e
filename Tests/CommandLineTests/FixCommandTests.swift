import Foundation
import Testing

@Suite struct FixCommandTests {
    private static let bad = "import WidgetKit\nlet a = Timeline(entries: [b], policy: .after(3600))\n"
    private static let good = bad.replacingOccurrences(of: "3600", with: ".now.addingTimeInterval(3600)")
    /// Has a finding that nothing mends.
    private static let lost = "import WidgetKit\nlet a = Timeline(entries: [b], policy: .atEnd(60))\n"
    private static let old = "import WidgetKit\n@available(iOS 19, *)\nlet a = 1\n"
    private static let new = old.replacingOccurrences(of: "19", with: "26")

    private func text(_ project: SmallProject, _ name: String) throws -> String {
        try String(contentsOfFile: project.path + "/" + name, encoding: .utf8)
    }

    @Test func safeFixesAreWrittenAndTheRestIsReported() throws {
        let project = try SmallProject(["A.swift": Self.bad, "B.swift": Self.old])
        let output = try Executable.run("fix", in: project.path)
        #expect(output.code == 1)
        #expect(output.output.contains("A.swift:2:"))
        #expect(!output.output.contains("B.swift:"))
        #expect(output.output.hasSuffix("2 Swift files read: 1 error; 1 fixed; --unsafe-fixes can mend 1\n"))
        #expect(try text(project, "A.swift") == Self.bad)
        #expect(try text(project, "B.swift") == Self.new)
    }

    @Test(arguments: [["fix", "--unsafe-fixes"], ["lint", "--fix", "--unsafe-fixes"], ["--fix", "--unsafe-fixes", "."]])
    func unsafeFixesAreWrittenWhereTheyAreAskedFor(arguments: [String]) throws {
        let project = try SmallProject(["A.swift": Self.bad])
        let output = try Executable.run(arguments, in: project.path)
        #expect(output == .init(code: 0, output: "1 Swift file read: no findings; 1 fixed\n", errors: ""))
        #expect(try text(project, "A.swift") == Self.good)
    }

    @Test func nothingToFixIsSaid() throws {
        let project = try SmallProject(["A.swift": Self.lost])
        let output = try Executable.run("fix", "--unsafe-fixes", in: project.path)
        #expect(output.code == 1)
        #expect(output.output.hasSuffix("1 Swift file read: 1 error; nothing fixed\n"))
    }

    @Test func theSummaryTellsWhatCanBeMended() throws {
        let project = try SmallProject(["A.swift": Self.bad, "B.swift": Self.old])
        let output = try Executable.run(in: project.path)
        #expect(output.output.contains("; --fix can mend 1, --unsafe-fixes 1 more\n"))
    }

    @Test func rulesAndConfigurationDecideAsForLint() throws {
        let project = try SmallProject(["A.swift": Self.bad, "B.swift": Self.old])
        _ = try Executable.run("fix", "--unsafe-fixes", "--only", "nonexistent-api", in: project.path)
        #expect(try text(project, "A.swift") == Self.bad)
        #expect(try text(project, "B.swift") == Self.new)
        let configured = try SmallProject([
            ".widgetlint.json": "{\"rules\": {\"reload-policy-type\": \"off\", \"nonexistent-api\": \"info\"}}",
            "A.swift": Self.bad, "B.swift": Self.old,
        ])
        #expect(try Executable.run("fix", "--unsafe-fixes", in: configured.path).code == 0)
        #expect(try text(configured, "A.swift") == Self.bad)
        #expect(try text(configured, "B.swift") == Self.new)
    }

    @Test func aDiffWritesNothing() throws {
        let project = try SmallProject(["A.swift": Self.bad, "B.swift": Self.old])
        let output = try Executable.run("fix", "--diff", in: project.path)
        let expected = """
            --- a/B.swift
            +++ b/B.swift
            @@ -1,3 +1,3 @@
             import WidgetKit
            -@available(iOS 19, *)
            +@available(iOS 26, *)
             let a = 1

            """
        #expect(output == .init(code: 1, output: expected, errors: ""))
        #expect(try text(project, "B.swift") == Self.old)
        #expect(try Executable.run("lint", "--diff", in: project.path) == output)
        let clean = try SmallProject(["A.swift": Self.bad])
        #expect(try Executable.run("fix", "--diff", in: clean.path) == .init(code: 0, output: "", errors: ""))
    }

    @Test func aReadOnlyFileIsNamed() throws {
        let project = try SmallProject(["A.swift": Self.old, "B.swift": Self.old])
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: project.path + "/A.swift")
        let output = try Executable.run("fix", in: project.path)
        #expect(output.code == 2)
        #expect(
            output.errors == """
                widgetlint: warning: A.swift:2: the fix «Write iOS 26» of nonexistent-api was left out: it is read-only

                """)
        #expect(output.output.hasSuffix("1 fixed; --fix can mend 1\n"))
        #expect(try text(project, "A.swift") == Self.old)
        #expect(try text(project, "B.swift") == Self.new)
    }

    @Test func aTextOnStandardInputIsGivenBackFixed() throws {
        let output = try Executable.run("fix", "-", input: Self.old)
        #expect(output == .init(code: 0, output: Self.new, errors: "1 Swift file read: no findings; 1 fixed\n"))
        let rest = try Executable.run("fix", "-", "--unsafe-fixes", "--quiet", input: Self.lost)
        #expect(rest.code == 1)
        #expect(rest.output == Self.lost)
        #expect(rest.errors.contains("stdin.swift:2:"))
        let diff = try Executable.run("lint", "-", "--diff", "--stdin-path", "A.swift", input: Self.old)
        #expect(diff.code == 1)
        #expect(diff.output.hasPrefix("--- a/A.swift\n+++ b/A.swift\n"))
    }

    @Test func standardInputStandsForItsFileInTheProject() throws {
        let project = try SmallProject(["A.swift": Self.bad, "B.swift": "let a = 1\n"])
        let output = try Executable.run(
            "fix", "-", "--unsafe-fixes", "--stdin-path", "B.swift", in: project.path, input: Self.bad)
        #expect(output.output == Self.good)
        #expect(try text(project, "A.swift") == Self.bad)
        #expect(try text(project, "B.swift") == "let a = 1\n")
    }

    @Test func jsonTellsWhatWasFixed() throws {
        let project = try SmallProject(["B.swift": Self.old])
        let output = try Executable.run("fix", "--format", "json", in: project.path)
        let json = try #require(JSONSerialization.jsonObject(with: Data(output.output.utf8)) as? [String: Any])
        let summary = try #require(json["summary"] as? [String: Any])
        let fixed = try #require(summary["fixed"] as? [String: Any])
        #expect(fixed["count"] as? Int == 1)
        #expect(fixed["files"] as? [String] == ["B.swift"])
        let fix = try #require((fixed["fixes"] as? [[String: Any]])?.first)
        #expect(fix["rule"] as? String == "nonexistent-api")
        #expect(fix["line"] as? Int == 2)
    }

    @Test(arguments: [
        (["lint", "--unsafe-fixes"], "--unsafe-fixes says which fixes are applied; add --fix, or --diff to see them"),
        (["fix", "--diff", "--format", "json"], "--diff prints a patch; leave out --format"),
        (["map", "--fix"], "--fix is an option of lint, readme, not of map; leave it out"),
    ])
    func optionsThatDoNotGoTogether(arguments: [String], message: String) throws {
        let project = try SmallProject()
        let output = try Executable.run(arguments, in: project.path)
        #expect(output == .init(code: 2, output: "", errors: "widgetlint: error: \(message)\n"))
    }

    @Test func aReadmeIsBroughtInSync() throws {
        let project = try SmallProject([
            "README.md": "```swift\nfunc add() {\n    store.add(1)\n}\n```\n",
            "Examples/A.swift": "func add() {\n    store.add(2)\n}\n",
        ])
        let output = try Executable.run("readme", "--fix", in: project.path)
        #expect(output.code == 0)
        #expect(try text(project, "README.md") == "```swift\nfunc add() {\n    store.add(2)\n}\n```\n")
    }
}
