import Linter
import RuleEngine
import RuleExamples
import Rules
import Testing

@Suite("The fixture app")
struct StepsAppTests {
    @Test("StepsApp gives exactly the findings marked in its sources and READMEs")
    func mistakes() throws {
        let app = try Self.project("fixtures/StepsApp", verdict: .bad)
        try app.expect(try Self.review("fixtures/StepsApp"))
    }

    @Test("StepsApp makes every mistake in the README's table of rules")
    func everyRule() throws {
        let readme = try Repository.text(at: "README.md")
        let listed = RulePages.all.map(\.id).filter { readme.contains("\n| [`\($0)`]") }
        let marked = Set(try Self.project("fixtures/StepsApp", verdict: .bad).expectedFindings().map(\.rule))
        #expect(!listed.isEmpty)
        #expect(Set(listed).subtracting(marked) == [])
    }

    @Test("StepsAppFixed gives no finding")
    func fixed() throws {
        let app = try Self.project("fixtures/StepsAppFixed", verdict: .good)
        let markers = try app.expectedFindings()
        #expect(markers == [])
        try app.expect(try Self.review("fixtures/StepsAppFixed"))
    }

    private static func review(_ folder: String) throws -> [Finding] {
        let options = LintOptions(paths: [Repository.absolutePath(of: folder)], readme: .alsoCheck)
        return try LintSession(options: options).run().findings
    }

    /// The files of `folder` that can hold markers.
    private static func project(_ folder: String, verdict: Example.Verdict) throws -> Example {
        let files = try Repository.files(below: folder, extensions: ["swift", "md", "yml", "plist", "entitlements"]).map { path in
            ExampleFile(path: path, bytes: try Repository.bytes(at: path), origin: .init(path: path, firstLine: 1))
        }
        return Example(rule: "all rules", verdict: verdict, title: folder, files: files)
    }
}
