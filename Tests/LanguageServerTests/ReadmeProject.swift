import Foundation
import JSON

@testable import LanguageServer
@testable import Linter

/// A small package with a README, on disk, and a client that has it open.
final class ReadmeProject {
    static let source = """
        import WidgetKit

        final class ReadmeExamplesTests {
            func makeTimeline() -> Timeline<Entry> {
                let entry = Entry(date: .now)
                return Timeline<Entry>(entries: [entry], policy: .never)
            }
        }

        """
    static let sourceName = "Tests/AppTests/ReadmeExamplesTests.swift"
    /// The block begins in line 3, counted from one.
    static let readme = """
        # App

        ```swift
        func makeTimeline() -> Timeline<Entry> {
            let entry = Entry(date: .now)
            return Timeline<Entry>(entries: [entry], policy: .never)
        }
        ```

        """
    static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(name: "App", targets: [.testTarget(name: "AppTests")])

        """

    let folder: URL

    init(readme: String = ReadmeProject.readme, source: String = ReadmeProject.source) throws {
        folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("widgetlint-\(UUID().uuidString)")
        try write(Self.manifest, "Package.swift")
        try write(#"{ "readme": { "check": true } }"#, ".widgetlint.json")
        try write(readme, "README.md")
        try write(source, Self.sourceName)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ text: String?, _ name: String) throws {
        let file = folder.appendingPathComponent(name)
        guard let text else { return try FileManager.default.removeItem(at: file) }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func uri(_ name: String) -> String { DocumentURI(path: folder.path + "/" + name).text }

    var readmeURI: String { uri("README.md") }
    var sourceURI: String { uri(Self.sourceName) }

    func client(_ capabilities: JSONValue = [:]) throws -> TestClient {
        let client = try TestClient {
            $0.makeAnalysis = { (options) throws(LintError) in try LintSession(options: options) }
        }
        try client.initialize(capabilities: capabilities, folders: [uri("")])
        return client
    }

    /// A client that has the README open with a text, and its diagnostics.
    func clientWithReadme(_ capabilities: JSONValue = [:], _ text: String) throws -> (TestClient, JSONValue) {
        let client = try client(capabilities)
        client.open(readmeURI, text, languageID: "markdown")
        return (client, try client.receive("textDocument/publishDiagnostics")["diagnostics"] ?? .null)
    }

    /// Findings of a new run over the files on disk, in short.
    func findings(in name: String) throws -> [String] {
        let session = try LintSession(options: LintOptions(paths: [folder.path]))
        let path = folder.path + "/" + name
        let findings = session.findings(at: path)
        guard let lines = session.source(at: path)?.lines else { return [] }
        return findings.map { finding in
            let start = lines.position(at: finding.range.lowerBound)
            let end = lines.position(at: finding.range.upperBound)
            return "\(start.line - 1):\(start.column - 1)-\(end.line - 1):\(end.column - 1) \(finding.rule)"
        }
    }

    func tellChange(of name: String, to client: TestClient) {
        client.notify(
            "workspace/didChangeWatchedFiles", ["changes": [["uri": JSONValue(.string(uri(name))), "type": 2]]])
    }

    func position(_ line: Int64, _ character: Int64, in uri: String) -> JSONValue {
        [
            "textDocument": ["uri": JSONValue(.string(uri))],
            "position": ["line": JSONValue(.integer(line)), "character": JSONValue(.integer(character))],
        ]
    }
}

extension String {
    func replacing(_ old: String, by new: String) -> String {
        split(separator: old, maxSplits: .max, omittingEmptySubsequences: false).joined(separator: new)
    }
}
