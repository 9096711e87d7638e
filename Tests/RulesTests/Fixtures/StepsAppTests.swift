import Linter
import RuleEngine
import Rules
import Testing

@Suite("The fixture app")
struct StepsAppTests {
    @Test("StepsApp gives exactly the findings marked in its sources and READMEs")
    func mistakes() throws {
        let app = try Self.project("fixtures/StepsApp", verdict: .bad)
        try app.expect(try Self.review("fixtures/StepsApp"))
    }

    @Test("StepsApp makes every mistake that a rule of the recommended set finds")
    func everyRule() throws {
        let app = try Self.project("fixtures/StepsApp", verdict: .bad)
        let marked = Set(try app.expectedFindings().map(\.rule))
        let recommended = Set(RulePages.all.filter { $0.set == "recommended" }.map(\.id))
        #expect(recommended.subtracting(marked) == [])
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
        let files = try Repository.files(below: folder, extensions: ["swift", "md"]).map { path in
            ExampleFile(path: path, bytes: try Repository.bytes(at: path), origin: .init(path: path, firstLine: 1))
        }
        return Example(rule: "all rules", verdict: verdict, title: folder, files: files)
    }
}
