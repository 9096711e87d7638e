import Linter
import Rules
import Testing

@testable import widgetlint

@Suite struct TimingsTests {
    private static let project = [
        "A.swift": "import WidgetKit\nlet a = 1\n", "README.md": "```swift\nlet a = 1\n```\n",
    ]

    @Test func everyStageAndRuleIsListedOnStandardError() throws {
        let project = try SmallProject(Self.project)
        let run = try Executable.run("--timings", project.path)
        let names = Set(run.errors.split(separator: "\n").map(Self.name))
        #expect(names.isSuperset(of: Timings.Stage.allCases.map(\.rawValue)))
        #expect(names.isSuperset(of: RuleRegistry.all.map(\.id)))
        #expect(names.contains("all"))
    }

    /// A line without its time.
    private static func name(_ line: Substring) -> String {
        line.split(separator: " ").dropLast(2).joined(separator: " ")
    }

    @Test func theReportStaysTheSame() throws {
        let project = try SmallProject(Self.project)
        let plain = try Executable.run(project.path)
        let timed = try Executable.run(project.path, "--timings")
        #expect(timed.output == plain.output)
        #expect(timed.code == plain.code)
        #expect(plain.errors.isEmpty)
    }

    @Test(arguments: [["readme", "--timings"], ["lint", "--timings"]])
    func commandsThatReviewTakeIt(arguments: [String]) throws {
        guard case .lint(let request) = try ArgumentParser.parse(arguments) else {
            Issue.record("no review")
            return
        }
        #expect(request.printsTimings)
    }

    @Test func noStageIsTimedUnasked() throws {
        let project = try SmallProject(Self.project)
        let session = try LintSession(options: LintOptions(paths: [project.path]))
        #expect(session.run().timings == nil)
    }
}
