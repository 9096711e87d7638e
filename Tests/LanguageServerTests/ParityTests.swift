import JSON
import SwiftSource
import Testing

@testable import LanguageServer
@testable import Linter
@testable import RuleEngine

/// The server with the real linter, against the linter asked directly, over the fixture projects.
@Suite("Parity with the command line", .timeLimit(.minutes(5)))
struct ParityTests {
    private static let projects = ["StepsApp", "StepsAppFixed"]

    /// Absolute path of a fixture project.
    private static func path(_ project: String) -> String {
        let parts = #filePath.split(separator: "/").dropLast(3)
        return "/" + parts.joined(separator: "/") + "/fixtures/" + project
    }

    private static func client(_ project: String, capabilities: JSONValue) throws -> TestClient {
        let client = try TestClient {
            $0.makeAnalysis = { (options) throws(LintError) in try LintSession(options: options) }
        }
        try client.initialize(capabilities: capabilities, folders: [DocumentURI(path: path(project)).text])
        return client
    }

    /// Findings in short, with zero-based lines and columns in bytes.
    private static func short(_ findings: [Finding], _ sources: [String: LintedSource]) throws -> [String] {
        try findings.map { finding in
            let lines = try #require(sources[finding.path]).lines
            func place(_ offset: Int) -> String {
                let position = lines.position(at: offset)
                return "\(position.line - 1):\(position.column - 1)"
            }
            return "\(place(finding.range.lowerBound))-\(place(finding.range.upperBound)) \(finding.rule)"
        }
    }

    private static func byPath(_ result: LintResult) throws -> [String: [String]] {
        try Dictionary(grouping: result.findings, by: \.path).mapValues { try short($0, result.sources) }
    }

    private static let utf8: JSONValue = ["positionEncodings": ["utf-8"]]

    @Test("The workspace has the findings of a run", arguments: projects)
    func workspaceDiagnostics(project: String) throws {
        let expected = try Self.byPath(LintSession(options: LintOptions(paths: [Self.path(project)])).run())
        let client = try Self.client(
            project, capabilities: ["general": Self.utf8, "textDocument": ["diagnostic": [:]]])
        let report = try client.request("workspace/diagnostic", ["previousResultIds": []])
        var found: [String: [String]] = [:]
        for item in report["items"]?.array ?? [] {
            let uri = DocumentURI(item["uri"]?.string ?? "")
            found[try #require(uri.path)] = TestClient.short(item["items"])
        }
        #expect(found == expected)
        try client.finish()
    }

    @Test("Open documents have the findings of a run, before and after an edit", arguments: projects)
    func documents(project: String) throws {
        let session = try LintSession(options: LintOptions(paths: [Self.path(project)]))
        let client = try Self.client(project, capabilities: ["general": Self.utf8])
        let first = session.run()
        for (path, expected) in try Self.byPath(first).sorted(by: { $0.key < $1.key }) {
            let uri = DocumentURI(path: path).text
            let text = String(decoding: try #require(first.sources[path]).bytes, as: UTF8.self)
            client.open(uri, text)
            #expect(try client.published(uri, version: 1) == expected)

            let edited = "// 😀\n\n" + text
            session.setOverlay(Array(edited.utf8), at: path)
            let start: JSONValue = ["line": 0, "character": 0]
            client.change(uri, [["range": ["start": start, "end": start], "text": "// 😀\n\n"]], version: 2)
            // An edit of a project file may take all findings away.
            #expect(try client.published(uri, version: 2) == Self.byPath(session.run())[path] ?? [])
            session.setOverlay(nil, at: path)
            client.notify("textDocument/didClose", client.document(uri))
            #expect(try client.published(uri, version: nil) == [])
        }
        try client.finish()
    }

    @Test("A document that is not saved has findings too")
    func untitled() throws {
        let client = try Self.client("StepsApp", capabilities: ["general": Self.utf8])
        let text = """
            struct Provider: TimelineProvider {
                func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                    completion(Timeline(entries: [entry], policy: .after(60)))
                }
            }
            """
        client.open("untitled:Untitled-1", text)
        #expect(try client.published("untitled:Untitled-1", version: 1) == ["2:61-2:63 reload-policy-type"])
        try client.finish()
    }

    @Test("Every offered fix can be made and mends its finding", arguments: projects)
    func fixes(project: String) throws {
        let result = try LintSession(options: LintOptions(paths: [Self.path(project)])).run()
        for finding in result.findings {
            let text = IndexedText(try #require(result.sources[finding.path]).bytes)
            let actions = DocumentActions(
                text: text, path: finding.path, findings: result.findings.filter { $0.path == finding.path }
            ).all.filter { $0.finding == finding && !$0.title.hasPrefix("Ignore") }
            #expect(actions.count == finding.fixes.count)
            for action in actions where action.edits.allSatisfy({ $0.path == finding.path }) {
                var mended = text
                for edit in action.edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
                    mended.replace(edit.range, with: Array(edit.replacement.utf8))
                }
                let session = try LintSession(options: LintOptions(paths: [Self.path(project)]))
                session.setOverlay(mended.bytes, at: finding.path)
                let count = session.findings(at: finding.path).filter { $0.rule == finding.rule }.count
                let before = result.findings.filter { $0.path == finding.path && $0.rule == finding.rule }.count
                #expect(count == before - 1, "\(action.title) in \(finding.path)")
            }
        }
    }
}
