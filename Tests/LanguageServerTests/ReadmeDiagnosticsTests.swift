import JSON
import Testing

@testable import LanguageServer

@Suite("Diagnostics of READMEs and their sources", .timeLimit(.minutes(2)))
struct ReadmeDiagnosticsTests {
    private static let drifted = ReadmeProject.readme.replacing(".never", by: ".after(later)")
    private static let related: JSONValue = ["textDocument": ["publishDiagnostics": ["relatedInformation": true]]]
    private let project: ReadmeProject

    init() throws { project = try ReadmeProject() }

    @Test("A source that is edited and not saved changes what is said about an open README, and back")
    func unsavedSource() throws {
        let (client, first) = try project.clientWithReadme([:], ReadmeProject.readme)
        #expect(TestClient.short(first) == [])
        client.open(project.sourceURI, ReadmeProject.source)
        #expect(try client.published(project.sourceURI, version: 1) == [])
        client.change(project.sourceURI, ReadmeProject.source.replacing(".never", by: ".atEnd"), version: 2)
        #expect(try client.published(project.sourceURI, version: 2) == ["5:8-5:64 readme-drift"])
        #expect(try client.published(project.readmeURI, version: 1) == ["5:4-5:60 readme-drift"])
        client.change(project.sourceURI, ReadmeProject.source, version: 3)
        #expect(try client.published(project.sourceURI, version: 3) == [])
        #expect(try client.published(project.readmeURI, version: 1) == [])
        try client.finish()
    }

    @Test("So does a source that changes on disk, or goes")
    func sourceOnDisk() throws {
        let (client, first) = try project.clientWithReadme([:], ReadmeProject.readme)
        #expect(TestClient.short(first) == [])
        try project.write(ReadmeProject.source.replacing(".never", by: ".atEnd"), ReadmeProject.sourceName)
        project.tellChange(of: ReadmeProject.sourceName, to: client)
        #expect(try client.published(project.readmeURI, version: 1) == ["5:4-5:60 readme-drift"])
        try project.write(nil, ReadmeProject.sourceName)
        project.tellChange(of: ReadmeProject.sourceName, to: client)
        #expect(try client.published(project.readmeURI, version: 1) == ["2:0-2:3 readme-unknown-block"])
        try client.finish()
    }

    @Test("After any row of edits on either side, the server says what a new run says")
    func parity() throws {
        let (client, _) = try project.clientWithReadme([:], ReadmeProject.readme)
        client.open(project.sourceURI, ReadmeProject.source)
        #expect(try client.published(project.sourceURI, version: 1) == [])
        let readmes = [
            Self.drifted, Self.drifted.replacing("let entry", by: "var entry"), ReadmeProject.readme, "# None\n",
        ]
        let sources = [
            "\n" + ReadmeProject.source, ReadmeProject.source.replacing(".now", by: "Date()"), "", ReadmeProject.source,
        ]
        for step in 0..<16 {
            let isReadme = step % 3 != 2
            let uri = isReadme ? project.readmeURI : project.sourceURI
            let text = isReadme ? readmes[step % 4] : sources[step / 3 % 4]
            client.change(uri, text, version: Int64(step + 2))
            let edited = isReadme ? "README.md" : ReadmeProject.sourceName
            try project.write(text, edited)
            let expected = try project.findings(in: edited)
            var message = try client.receive("textDocument/publishDiagnostics")
            // The other document may have had something to say before.
            while message["version"]?.integer != Int64(step + 2) {
                message = try client.receive("textDocument/publishDiagnostics")
            }
            let found = (message["diagnostics"]?.array ?? []).filter { $0["severity"]?.integer != 4 }
            #expect(TestClient.short(JSONValue(.array(found))) == expected, "step \(step)")
        }
        try client.shutDown()
    }

    @Test("A README that is not open is told about by the workspace")
    func closedReadme() throws {
        let client = try project.client(["textDocument": ["diagnostic": ["relatedDocumentSupport": true]]])
        client.open(project.sourceURI, ReadmeProject.source.replacing(".never", by: ".atEnd"))
        let report = try client.request("workspace/diagnostic", ["previousResultIds": []])
        let items = report["items"]?.array ?? []
        #expect(items.map { $0["uri"]?.string } == [project.readmeURI, project.sourceURI])
        #expect(items.map { TestClient.short($0["items"]) } == [["5:4-5:60 readme-drift"], ["5:8-5:64 readme-drift"]])
        // What a document says by itself is the same.
        let own = try client.request("textDocument/diagnostic", client.document(project.sourceURI))
        #expect(own["resultId"]?.string == items.last?["resultId"]?.string)
        try client.finish()
    }

    @Test("The README leads to the source, and an open source to the README")
    func relatedInformation() throws {
        let (client, first) = try project.clientWithReadme(Self.related, Self.drifted)
        let finding = first.array?.first
        #expect(finding?["severity"]?.integer == 1)
        // Files are named as they are called in the folder.
        #expect(finding?["message"]?.string?.contains("than in") == false)
        #expect(finding?["message"]?.string?.contains(project.folder.path) == false)
        #expect(finding?["message"]?.string?.contains("+++ \(ReadmeProject.sourceName)") == true)
        let there = finding?["relatedInformation"]?.array?.first?["location"]
        #expect(there?["uri"]?.string == project.sourceURI)
        #expect(TestClient.short(range: there?["range"]) == "5:8-5:64")

        client.open(project.sourceURI, ReadmeProject.source)
        let hints = try client.receive("textDocument/publishDiagnostics")["diagnostics"]?.array ?? []
        #expect(TestClient.short(JSONValue(.array(hints))) == ["5:8-5:64 readme-drift"])
        #expect(hints.first?["severity"]?.integer == 4)
        #expect(hints.first?["message"]?.string == "README.md:3 shows this otherwise")
        let back = hints.first?["relatedInformation"]?.array?.first
        #expect(back?["location"]?["uri"]?.string == project.readmeURI)
        #expect(TestClient.short(range: back?["location"]?["range"]) == "5:4-5:67")
        #expect(back?["message"]?.string?.contains(project.folder.path) == false)
        try client.finish()
    }

    @Test("A source hears nothing of a block that is silenced or exempt")
    func silenced() throws {
        let exempt = Self.drifted.replacing(
            "```swift", by: "<!-- widgetlint:ignore-next readme-drift: older -->\n```swift")
        let (client, first) = try project.clientWithReadme([:], exempt)
        #expect(TestClient.short(first) == [])
        client.open(project.sourceURI, ReadmeProject.source)
        #expect(try client.published(project.sourceURI, version: 1) == [])
        try project.write(
            #"{ "readme": { "check": true }, "rules": { "readme-drift": "off" } }"#, ".widgetlint.json")
        project.tellChange(of: ".widgetlint.json", to: client)
        client.change(project.readmeURI, Self.drifted, version: 2)
        #expect(try client.published(project.readmeURI, version: 2) == [])
        client.change(project.sourceURI, ReadmeProject.source + "\n", version: 2)
        #expect(try client.published(project.sourceURI, version: 2) == [])
        try client.finish()
    }
}
