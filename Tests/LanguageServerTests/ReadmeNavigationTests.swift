import JSON
import Testing

@testable import LanguageServer

@Suite("From READMEs to sources", .timeLimit(.minutes(2)))
struct ReadmeNavigationTests {
    private static let markdown: JSONValue = ["textDocument": ["hover": ["contentFormat": ["markdown"]]]]
    private static let links: JSONValue = ["textDocument": ["definition": ["linkSupport": true]]]
    private static let place = "\(ReadmeProject.sourceName):4-7"
    private let project: ReadmeProject

    init() throws { project = try ReadmeProject() }

    private func hover(_ readme: String, line: Int64, _ capabilities: JSONValue = markdown) throws -> JSONValue {
        let (client, _) = try project.clientWithReadme(capabilities, readme)
        let hover = try client.request("textDocument/hover", project.position(line, 0, in: project.readmeURI))
        try client.finish()
        return hover
    }

    private static let differs = ReadmeProject.readme.replacing(".never", by: ".after(later)")

    @Test(
        "A block says what became of it",
        arguments: [
            (ReadmeProject.readme, "This block is in sync with `\(place)`, which the target `AppTests` compiles."),
            (
                "\n\n```swift\n    let entry = Entry(date: .now)\n```\n",
                "This line stands in `\(ReadmeProject.sourceName):5`, which the target `AppTests` compiles. "
                    + "One line proves little: it may stand there by chance."
            ),
            (
                "\n\n```swift\ndependencies: [.package(url: \"u\", from: \"1.0\")]\n```\n",
                "This block is not compared with any source: it is a piece of a package manifest."
            ),
            (
                "\n\n```swift no-check\nlet x = y\n```\n",
                "This block is not compared with any source: the words behind its fence say so."
            ),
            (
                "\n<!-- widgetlint:ignore-next readme-drift: pseudocode -->\n```swift\nlet x = y\n```\n",
                "This block is not compared with any source: a comment says “pseudocode”."
            ),
        ])
    func states(readme: String, text: String) throws {
        let hover = try hover(readme, line: 2)
        #expect(hover["contents"]?["value"]?.string == text)
        #expect(hover["contents"]?["kind"]?.string == "markdown")
    }

    @Test("One that differs shows how, except where a finding shows its rule")
    func drifted() throws {
        let hover = try hover(Self.differs, line: 2)
        let text = hover["contents"]?["value"]?.string ?? ""
        #expect(text.hasPrefix("This block differs from `\(Self.place)` in 1 line.\n\n```diff\n--- README.md\n+++ "))
        #expect(text.hasSuffix(" }\n```"))
        #expect(TestClient.short(range: hover["range"]) == "2:0-7:3")
        let plain = try self.hover(Self.differs, line: 2, ["textDocument": ["hover": ["contentFormat": ["plaintext"]]]])
        #expect(plain["contents"]?["value"]?.string?.hasPrefix("This block differs from \(Self.place) in") == true)
        let finding = try self.hover(Self.differs, line: 5)
        #expect(finding["contents"]?["value"]?.string?.contains("in sync") == false)
    }

    @Test("One that no source resembles says so")
    func unknown() throws {
        let hover = try hover("\n\n```swift\nlet x = y\n```\n", line: 3)
        #expect(hover["contents"]?["value"]?.string == "This block is in no compiled source, and none resembles it.")
    }

    @Test("Outside of blocks that are checked there is nothing")
    func nothing() throws {
        #expect(try hover(ReadmeProject.readme, line: 0).isNull)
        #expect(try hover("\n\n```sh\nls\n```\n" + ReadmeProject.readme, line: 3).isNull)
        let client = try project.client()
        let other = project.uri("OTHER.md")
        client.open(other, ReadmeProject.readme, languageID: "markdown")
        #expect(try client.published(other, version: 1) == [])
        for method in ["textDocument/hover", "textDocument/definition"] {
            #expect(try client.request(method, project.position(3, 0, in: other)).isNull)
            // It is not open.
            #expect(try client.request(method, project.position(3, 0, in: project.readmeURI)).isNull)
        }
        try client.finish()
    }

    private func definitions(
        _ readme: String, lines: [Int64], _ capabilities: JSONValue = [:]
    ) throws -> [[JSONValue]] {
        let (client, _) = try project.clientWithReadme(capabilities, readme)
        let answers = try lines.map { line in
            try client.request("textDocument/definition", project.position(line, 0, in: project.readmeURI)).array ?? []
        }
        try client.finish()
        return answers
    }

    @Test("A line leads to its line in the source, a fence to all")
    func locations() throws {
        let answers = try definitions(ReadmeProject.readme, lines: [0, 2, 3, 4, 5, 6, 7])
        #expect(answers.map { $0.map { TestClient.short(range: $0["range"]) } }
            == [[], ["3:4-6:5"], ["3:4-3:44"], ["4:8-4:37"], ["5:8-5:64"], ["6:4-6:5"], ["6:4-6:5"]])
        #expect(answers.last?.first?["uri"]?.string == project.sourceURI)
    }

    @Test("The prefix of a quote and other line breaks change nothing")
    func quoted() throws {
        let quoted = ReadmeProject.readme.split(separator: "\n").map { "> \($0)\r\n" }.joined() + "\r\nThe end\r\n"
        let answers = try definitions(quoted, lines: [1, 2, 3, 4, 99])
        #expect(
            answers.map { $0.map { TestClient.short(range: $0["range"]) } }
                == [["3:4-6:5"], ["3:4-3:44"], ["4:8-4:37"], ["5:8-5:64"], []])
    }

    @Test("So does a line that differs, where the client wants links")
    func links() throws {
        let link = try #require(definitions(Self.differs, lines: [5], Self.links).first?.first)
        #expect(link["targetUri"]?.string == project.sourceURI)
        #expect(TestClient.short(range: link["originSelectionRange"]) == "5:0-5:67")
        #expect(TestClient.short(range: link["targetRange"]) == "3:4-6:5")
        #expect(TestClient.short(range: link["targetSelectionRange"]) == "5:8-5:64")
    }

    @Test("The source is asked as it is open and not saved")
    func unsavedSource() throws {
        let (client, _) = try project.clientWithReadme([:], ReadmeProject.readme)
        client.open(project.sourceURI, "\n\n" + ReadmeProject.source)
        #expect(try client.published(project.sourceURI, version: 1) == [])
        let answer = try client.request("textDocument/definition", project.position(4, 0, in: project.readmeURI))
        #expect(answer.array?.map { TestClient.short(range: $0["range"]) } == ["6:8-6:37"])
        try client.finish()
    }

    @Test("A block of two sources leads to both, and each of its lines to one")
    func split() throws {
        try project.write(
            ReadmeProject.source + "func other() {\n    let first = makeFirst()\n    let second = makeSecond()\n}\n",
            ReadmeProject.sourceName)
        let readme = """
            ```swift
            let entry = Entry(date: .now)
            return Timeline<Entry>(entries: [entry], policy: .never)
            let first = makeFirst()
            let second = makeSecond()
            ```

            """
        let answers = try definitions(readme, lines: [0, 2, 3])
        #expect(answers.map { $0.map { TestClient.short(range: $0["range"]) } }
            == [["4:8-5:64", "9:4-10:29"], ["5:8-5:64"], ["9:4-9:27"]])
    }

    @Test("Where the client can be told later, Swift files are left to others")
    func registration() throws {
        let client = try TestClient()
        let answer = try client.initialize(
            capabilities: ["textDocument": ["definition": ["dynamicRegistration": true]]])
        #expect(answer["capabilities"]?["definitionProvider"] == nil)
        let request = try client.receive("client/registerCapability")["registrations"]?.array?.first
        #expect(request?["method"]?.string == "textDocument/definition")
        let selector = request?["registerOptions"]?["documentSelector"]?.array
        #expect(selector?.first?["language"]?.string == "markdown")
        try client.finish()
        let other = try TestClient()
        #expect(try other.initialize()["capabilities"]?["definitionProvider"]?.bool == true)
        other.open("file:///w/A.swift", "let a = b")
        _ = try other.published("file:///w/A.swift", version: 1)
        #expect(try other.request("textDocument/definition", project.position(0, 8, in: "file:///w/A.swift")).isNull)
        try other.finish()
    }
}
