import Foundation
import Testing

@testable import widgetlint

@Suite struct MapCommandTests {
    private static let widget = """
        import WidgetKit

        struct Steps: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "steps", provider: Provider()) { entry in StepsView() }
            }
        }

        """

    private static func project() throws -> SmallProject {
        try SmallProject([
            "Widget/Steps.swift": widget,
            "project.yml": "targets:\n  Ext:\n    type: app-extension\n    platform: iOS\n    sources: [Widget]\n",
        ])
    }

    @Test func widgetsArePrintedWithRelativePaths() throws {
        let project = try Self.project()
        let output = try Executable.run("map", in: project.path)
        #expect(output.code == 0)
        #expect(output.errors.isEmpty)
        #expect(output.output.hasPrefix("1 widget in 1 Swift file\n1 target of the XcodeGen project.yml\n"))
        #expect(output.output.contains("\n  Steps (widget)  Widget/Steps.swift:3\n"))
    }

    @Test(arguments: MapFormat.allCases) func sameRunGivesTheSameBytes(format: MapFormat) throws {
        let project = try Self.project()
        let first = try Executable.run("map", "--format", format.rawValue, in: project.path)
        #expect(first.code == 0)
        #expect(first.output.contains("Steps"))
        #expect(try Executable.run("map", "--format", format.rawValue, ".", in: project.path) == first)
    }

    @Test func jsonIsJSON() throws {
        let project = try Self.project()
        let output = try Executable.run("map", "--format=json", "Widget", in: project.path)
        let object = try JSONSerialization.jsonObject(with: Data(output.output.utf8)) as? [String: Any]
        #expect((object?["widgets"] as? [Any])?.count == 1)
    }

    @Test func pageIsNamedAfterTheFolder() throws {
        let project = try Self.project()
        let name = (project.path as NSString).lastPathComponent
        for arguments in [
            ["map", "--format", "html"], ["map", "--format", "html", "."], ["map", "--format", "html", "../\(name)"],
        ] {
            let process = try Executable.run(
                arguments[0], arguments[1], arguments[2], arguments.count > 3 ? arguments[3] : "--", in: project.path)
            #expect(process.output.contains("<h1>\(name)</h1>"))
        }
    }

    @Test func projectWithoutWidgetsIsAnError() throws {
        let project = try SmallProject(["A.swift": "let a = 1\n"])
        let message =
            "widgetlint: error: nothing to map: no widget, control or Live Activity in the 1 Swift file of the working directory\n"
        #expect(try Executable.run("map", in: project.path) == .init(code: 2, output: "", errors: message))
    }

    @Test func folderWithoutSwiftFilesIsAnError() throws {
        let project = try SmallProject(["a/b.txt": ""])
        let message = "widgetlint: error: nothing to map: no Swift files in a\n"
        #expect(try Executable.run("map", "a", in: project.path) == .init(code: 2, output: "", errors: message))
    }

    @Test func missingPathIsAnError() throws {
        let project = try Self.project()
        let output = try Executable.run("map", "Wigdet", in: project.path)
        #expect(output.code == 2)
        #expect(output.errors.contains("did you mean Widget?"))
    }

    @Test func mistakeInTheConfigurationIsAnError() throws {
        let project = try SmallProject(["Widget/Steps.swift": Self.widget, ".widgetlint.json": "{ \"exlude\": [] }"])
        let output = try Executable.run("map", in: project.path)
        #expect(output.code == 2)
        #expect(output.output.isEmpty)
        #expect(output.errors.contains("nothing was read, because the configuration is wrong"))
    }

    @Test func excludedFilesAreNotMapped() throws {
        let project = try SmallProject([
            "Widget/Steps.swift": Self.widget, "A.swift": "", ".widgetlint.json": "{ \"exclude\": [\"Widget/\"] }",
        ])
        #expect(try Executable.run("map", in: project.path).code == 2)
    }

    @Test func unknownFormatIsAnError() throws {
        let output = try Executable.run("map", "--format", "htm")
        #expect(
            output.errors
                == "widgetlint: error: --format takes text, json, mermaid, html, not htm; did you mean html?\n")
    }

    @Test func optionsOfLintAreNotTaken() throws {
        let output = try Executable.run("map", "--quiet")
        #expect(output.code == 2)
        #expect(output.errors.contains("--quiet is an option of lint, fix, readme, not of map"))
    }
}
