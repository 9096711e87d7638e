import Foundation
import Testing

/// A widget whose row, in another file, has a tap gesture.
@Suite struct FindingsTests {
    static let row = "struct Row: View {\n    var body: some View {\n        Text(\"0\").onTapGesture { reset() }\n    }\n}\n"

    let project: SmallProject

    init() throws {
        project = try SmallProject([
            "Steps/StepsWidget.swift": """
                import WidgetKit

                struct StepsWidget: Widget {
                    var body: some WidgetConfiguration {
                        StaticConfiguration(kind: "steps", provider: StepsProvider()) { _ in
                            Row().containerBackground(for: .widget) { Color.white }
                        }
                    }
                }
                """,
            "Steps/Row.swift": Self.row,
        ])
    }

    @Test func findingsExitWithOne() throws {
        let output = try Executable.run("--only", "gesture-interactivity", in: project.path)
        #expect(output.code == 1)
        #expect(output.errors.isEmpty)
        #expect(output.output.hasPrefix("Steps/Row.swift:3:19: error: "))
        #expect(output.output.contains("\n3 |         Text(\"0\").onTapGesture { reset() }\n  |                   ^^^^^^^^^^^^\n"))
        #expect(output.output.contains("\n  = shown by: StepsWidget (StepsWidget.swift:3) > Row\n"))
        #expect(output.output.hasSuffix("\n\n2 Swift files read: 1 error; an editor can mend 1\n"))
    }

    @Test func quietLeavesTheClosingLineOut() throws {
        let output = try Executable.run("--quiet", in: project.path)
        #expect(output.code == 1)
        #expect(!output.output.contains("files read"))
    }

    @Test func otherRulesFindNothing() throws {
        let output = try Executable.run("--only", "async-placeholder,closure-control", in: project.path)
        #expect(output == .init(code: 0, output: "2 Swift files read: no findings\n", errors: ""))
    }

    @Test func jsonSaysTheSame() throws {
        let output = try Executable.run("--format=json", in: project.path)
        #expect(output.code == 1)
        let report = try #require(try JSONSerialization.jsonObject(with: Data(output.output.utf8)) as? [String: Any])
        let finding = try #require((report["findings"] as? [[String: Any]])?.first)
        let range = try #require(finding["range"] as? [String: [String: Int]])
        #expect(finding["rule"] as? String == "gesture-interactivity")
        #expect(finding["path"] as? String == "Steps/Row.swift")
        #expect(range["start"] == ["line": 3, "column": 19, "offset": 63])
    }

    @Test func coloursComeOnRequestAlone() throws {
        #expect(try !Executable.run(in: project.path).output.contains("\u{1B}["))
        #expect(try Executable.run("--color", "always", in: project.path).output.contains("\u{1B}[1;31merror:\u{1B}[0m"))
        let environment = ["NO_COLOR": "1"] as [String: String?]
        #expect(try Executable.run("--color=always", in: project.path, environment: environment).output.contains("\u{1B}["))
    }

    @Test(arguments: [
        "func placeholder(in context: Context) -> Entry { Entry() }", Self.row,
    ])
    func standardInputTakesThePlaceOfItsFile(text: String) throws {
        let hasGesture = text.contains("onTapGesture")
        let output = try Executable.run("-", "--stdin-path", "Steps/Row.swift", in: project.path, input: text)
        #expect(output.code == (hasGesture ? 1 : 0))
        let summary = hasGesture ? "1 error; an editor can mend 1" : "no findings"
        #expect(output.output.hasSuffix("1 Swift file read: \(summary)\n"))
        #expect(output.output.contains("> Row\n") == hasGesture, "the project says that the row is shown")
    }

    @Test func absolutePathOnStandardInputStaysAbsolute() throws {
        let path = project.path + "/Steps/Row.swift"
        let output = try Executable.run("-", "--stdin-path", path, in: project.path, input: Self.row)
        #expect(output.code == 1)
        #expect(output.output.hasPrefix("\(path):3:19: error: "))
    }

    @Test func givenPathsDecideWhatIsRead() throws {
        let output = try Executable.run("Steps/Row.swift", in: project.path)
        #expect(output == .init(code: 0, output: "1 Swift file read: no findings\n", errors: ""))
        #expect(try Executable.run("./Steps/", in: project.path).output.hasPrefix("Steps/Row.swift:3:19: error: "))
        #expect(try Executable.run("Steps", "Steps/Row.swift", in: project.path).output.contains("2 Swift files read"))
    }
}

@Suite struct ReadmeCommandTests {
    static let readme = "# Steps\n\n```swift\nfunc today() -> Int {\n    store.today\n}\n```\n"

    private func run(source: String, failOn level: String = "warning") throws -> Executable.Output {
        let project = try SmallProject([
            "README.md": Self.readme, "Examples/Today.swift": source,
            "Package.swift": """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(name: "Steps", targets: [.target(name: "Examples", path: "Examples")])
                """,
        ])
        return try Executable.run("readme", "--fail-on", level, in: project.path)
    }

    @Test(arguments: [("info", 1), ("warning", 1), ("error", 0)] as [(String, Int32)])
    func levelDecidesTheExitCode(level: String, code: Int32) throws {
        let output = try run(source: "struct Other {}\n", failOn: level)
        #expect(output.output.contains("warning: "))
        #expect(output.code == code)
    }

    @Test func examplesInSyncExitWithZero() throws {
        let output = try run(source: "func today() -> Int {\n    store.today\n}\n")
        let text = "1 Markdown file read: no findings\nREADME: 1 block checked: 1 in sync\n"
        #expect(output == .init(code: 0, output: text, errors: ""))
    }

    @Test func verboseTellsOfEveryBlock() throws {
        let blocks = [
            "struct A {\n    let steps = 12_345\n}", "let a = 1", ".package(url: \"x\", from: \"1.0.0\")",
            "other()\nmore()",
        ]
        let readme = blocks.map { "```swift\n\($0)\n```\n" }.joined()
        let source = "struct A {\n    let steps = 12_345\n}\n\nlet a = 1\n"
        let project = try SmallProject(["README.md": readme, "Examples/A.swift": source])
        let text = try Executable.run("readme", "--verbose", "--fail-on", "error", in: project.path)
        let lines = """
            README.md:1: in sync with Examples/A.swift:1-3
            README.md:6: one line, which also stands in Examples/A.swift:5
            README.md:9: exempt: it is a piece of a package manifest
            README.md:12: in no source
            1 Markdown file read: 1 warning
            README: 4 blocks checked: 2 in sync (1 of one line), 1 exempt, 1 unknown

            """
        #expect(text.output.hasSuffix("\n" + lines))
        let json = try Executable.run("readme", "--verbose", "--format", "json", in: project.path)
        let report = try #require(JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        let listed = try #require(report["blocks"] as? [[String: Any]])
        #expect(listed.map { $0["outcome"] as? String } == ["matched", "weak", "exempt", "unknown"])
        #expect((listed[0]["source"] as? [String: Any])?["endLine"] as? Int == 3)
        #expect(try !Executable.run("readme", "--format", "json", in: project.path).output.contains("\"blocks\""))
    }

    @Test func driftExitsWithOne() throws {
        let output = try run(source: "func today() -> Int {\n    store.steps\n}\n")
        #expect(output.code == 1)
        #expect(output.output.contains("[readme-drift]"))
    }

    @Test func nothingToCheckIsAnError() throws {
        let project = try SmallProject(["A.swift": "let a = 1\n"])
        let output = try Executable.run("readme", in: project.path)
        let message =
            "widgetlint: error: no README to check: no file is named README*.md here. Name a folder that holds one\n"
        #expect(output == .init(code: 2, output: "", errors: message))
    }
}
