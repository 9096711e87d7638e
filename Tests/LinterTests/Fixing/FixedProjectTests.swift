import Linter
import RuleEngine
import Testing

@Suite("Fixing in projects")
struct FixedProjectTests {
    private func fix(
        _ project: TemporaryProject, only: Set<String>? = nil, readme: ReadmeMode = .off, level: FixLevel = .unsafe
    ) throws -> FixOutcome {
        FixRounds.run(try project.session(readme: readme, only: only), FixOptions(level: level))
    }

    @Test("A file that two targets compile is fixed once")
    func twoTargets() throws {
        let project = try TemporaryProject([
            "project.yml": """
            name: Steps
            targets:
              StepsWidget: {type: app-extension, platform: iOS, deploymentTarget: "18.0", sources: [Shared]}
              StepsWatchWidget: {type: app-extension, platform: watchOS, deploymentTarget: "11.0", sources: [Shared]}

            """,
            "Shared/A.swift": "import WidgetKit\n" + Sample.badPolicy,
        ])
        let outcome = try fix(project)
        #expect(outcome.mended.count == 1)
        #expect(
            outcome.texts == [
                project.path("Shared/A.swift"): "import WidgetKit\n"
                    + Sample.badPolicy.replacing("60", with: ".now.addingTimeInterval(60)")
            ])
    }

    @Test("A property list is fixed as part of the project, and the finding in the code is gone")
    func propertyList() throws {
        let project = try TemporaryProject([
            "Ride/Info.plist": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0">
            <dict>
                <key>CFBundleName</key>
                <string>Ride</string>
                <key>UILaunchScreen</key>
                <dict/>
            </dict>
            </plist>

            """,
            "Ride/A.swift": """
            import ActivityKit
            func start(_ ride: RideAttributes, _ content: ActivityContent<RideAttributes.ContentState>) throws {
                _ = try Activity.request(attributes: ride, content: content)
            }

            """,
        ])
        let outcome = try fix(project, only: ["live-activities-plist"])
        #expect(outcome.files.map(\.path) == [project.path("Ride/Info.plist")])
        #expect(outcome.rest.rules == [])
    }

    @Test("Code in a list of a Markdown file keeps its indentation and markers")
    func markdown() throws {
        let block = """
            import SwiftUI
            import WidgetKit
            struct TideWidget: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "Tide", provider: TideProvider()) { entry in
                        Text(entry.level)
                    }
                    .supportedFamilies([.systemSmall])
                }
            }
            """
        func page(_ code: String) -> String {
            let lines = ["```swift"] + code.split(separator: "\n").map(String.init) + ["```"]
            return "- A tide:\n\n" + lines.map { "  > \($0)\n" }.joined() + "\nEnd.\n"
        }
        let project = try TemporaryProject(["Notes.md": page(block)])
        let outcome = try fix(project, only: ["missing-container-background"])
        let background = "\n                .containerBackground(.fill.tertiary, for: .widget)"
        let expected = page(block.replacing("Text(entry.level)", with: "Text(entry.level)" + background))
        #expect(outcome.texts == [project.path("Notes.md"): expected])
    }

    @Test(
        "A README block is copied anew from its source, with the line breaks and markers of the README",
        arguments: ["\n", "\r\n"])
    func readme(_ ending: String) throws {
        let readme =
            "# Steps\n\n> ~~~swift title=\"x\"\n> func add() {\n>     store.add(1)\n> \n>     reload()\n> }\n> ~~~\n"
        let source = "enum Steps {\n    func add() {\n        store.add(2)\n\n        reload()\n    }\n}\n"
        let project = try TemporaryProject([
            "README.md": readme.replacing("\n", with: ending), "Examples/Steps.swift": source,
        ])
        let outcome = try fix(project, readme: .only, level: .safe)
        let expected = readme.replacing("add(1)", with: "add(2)").replacing("> \n", with: ">\n")
        #expect(outcome.texts == [project.path("README.md"): expected.replacing("\n", with: ending)])
        #expect(outcome.rest.rules == [])
    }

    @Test("A fence becomes longer when the source holds one")
    func longerFence() throws {
        let source = "let help = \"\"\"\n    Write:\n    ```\n    code\n    ```\n    \"\"\"\nlet other = 1\n"
        let readme = "```swift\nlet help = \"\"\"\n    Write:\n    code\n    \"\"\"\nlet other = 1\n```\n"
        let project = try TemporaryProject(["README.md": readme, "Examples/Help.swift": source])
        let outcome = try fix(project, readme: .only, level: .safe)
        guard let text = outcome.texts[project.path("README.md")] else { return }
        #expect(text == "````swift\n\(source)````\n")
        #expect(outcome.rest.rules == [])
    }

    @Test("The imports that a README block begins with stay")
    func imports() throws {
        let readme = "```swift\nimport WidgetKit\n\nfunc add() {\n    store.add(1)\n    reload()\n}\n```\n"
        let project = try TemporaryProject([
            "README.md": readme,
            "Examples/A.swift": "import SwiftUI\nimport WidgetKit\n\nlet a = 1\n\n"
                + "func add() {\n    store.add(2)\n    reload()\n}\n",
        ])
        let outcome = try fix(project, readme: .only, level: .safe)
        #expect(outcome.texts == [project.path("README.md"): readme.replacing("add(1)", with: "add(2)")])
        #expect(outcome.rest.rules == [])
    }

    @Test("Where two sources would do, the README is left alone")
    func ambiguous() throws {
        let readme = "```swift\nfunc add() {\n    store.add(1)\n    reload()\n}\n```\n"
        let project = try TemporaryProject([
            "README.md": readme, "Examples/A.swift": "func add() {\n    store.add(2)\n    reload()\n}\n",
            "Examples/B.swift": "func add() {\n    store.add(3)\n    reload()\n}\n",
        ])
        #expect(try fix(project, readme: .only).files == [])
    }
}
