import Foundation
import Testing

@Suite struct InitCommandTests {
    private static let block = "func today() -> Int {\n    store.today\n}\n"

    private func written(_ files: [String: String], _ folder: String = "") throws -> String {
        let project = try SmallProject(files)
        let output = try Executable.run("init", folder, in: project.path)
        let path = folder.isEmpty ? ".widgetlint.json" : "\(folder)/.widgetlint.json"
        let message = "\(path) is written; widgetlint config print shows what applies\n"
        #expect(output == .init(code: 0, output: message, errors: ""))
        let check = try Executable.run("config", "check", in: project.path)
        #expect(check.code == 0, "\(check.errors)")
        return try String(contentsOfFile: project.path + "/" + path, encoding: .utf8)
    }

    @Test func anEmptyFolderGetsTheDefaultsWithComments() throws {
        let expected = """
            // What widgetlint reviews below this folder, and how. `widgetlint config print` shows what applies, and why.
            {
                // The rules to run: "recommended" (wrong in any project), "strict" (also what some projects choose to do)
                // or "all".
                "set": "recommended",

                // For single rules "off", or the severity of their findings: "info", "warning" or "error".
                // `widgetlint rules` lists them.
                "rules": {},

                // The least severity of a finding that makes a run fail: "error", "warning" or "info".
                "failOn": "warning"
            }

            """
        #expect(try written([:]) == expected)
    }

    @Test func generatedCodeThatIsThereIsExcluded() throws {
        let text = try written([
            "App/Generated/Strings.swift": "", "Generated/A.swift": "", "App/Steps.swift": "",
            "Kit/Model.generated.swift": "", "Kit/[x]/SwiftGen/B.swift": "",
        ])
        let patterns = ["*.generated.swift", "/Generated/", "App/Generated/", #"Kit/\\[x]/SwiftGen/"#]
        let list = patterns.map { "        \"\($0)\"" }.joined(separator: ",\n")
        #expect(text.contains("\"exclude\": [\n\(list)\n    ]"))
    }

    @Test func examplesOfTheREADMEAreComparedWhereTheyStand() throws {
        let readme = "# Steps\n\n```swift\n\(Self.block)```\n"
        let usual = try written(["README.md": readme, "Examples/Today.swift": Self.block])
        #expect(usual.contains("\n    \"readme\": { \"check\": true }\n}\n"))
        let other = try written(["README.md": readme, "Demo/Today.swift": Self.block, "Demo/Other.swift": ""])
        #expect(other.contains("\n    \"readme\": { \"check\": true, \"sources\": [\"Demo/Today.swift\"] }\n}\n"))
        let nowhere = try written(["README.md": readme, "App/Steps.swift": ""])
        #expect(nowhere.contains("\n    \"readme\": { \"check\": false }\n}\n"))
        let none = try written(["README.md": "# Steps\n", "Examples/Today.swift": Self.block])
        #expect(!none.contains("readme"))
    }

    @Test func widgetExtensionsAreNamed() throws {
        let spec = """
            name: Steps
            targets:
              Steps:
                type: application
                platform: iOS
                sources: [App]
                dependencies: [{ target: StepsWidget }]
              StepsWidget:
                type: app-extension
                platform: iOS
                sources: [Widget]
                info:
                  path: Widget/Info.plist
                  properties:
                    NSExtension: { NSExtensionPointIdentifier: com.apple.widgetkit-extension }

            """
        let files = ["project.yml": spec, "App/App.swift": "", "Widget/Steps.swift": ""]
        let text = try written(files)
        #expect(text.contains("\n// Widget extensions: StepsWidget (in Steps).\n"))
        #expect(text.contains("    // \"overrides\": [{ \"files\": [\"/Widget/\"], \"set\": \"strict\" }],\n"))
        // The proposal is right as it stands.
        let taken = text.replacingOccurrences(of: "// \"overrides\"", with: "\"overrides\"")
        let project = try SmallProject(files.merging([".widgetlint.json": taken]) { $1 })
        #expect(try Executable.run("config", "check", in: project.path).code == 0)
    }

    @Test func whatCountedSoFarIsExtended() throws {
        let files = [".widgetlint.json": "{ \"failOn\": \"error\" }", "Packages/Steps/Steps.swift": ""]
        let text = try written(files, "Packages/Steps")
        #expect(text.contains("    \"extends\": \"../../.widgetlint.json\",\n"))
        #expect(!text.contains("failOn"))
    }

    @Test func theSameFolderGivesTheSameBytes() throws {
        let readme = "```swift\n\(Self.block)```\n"
        let files = ["App/Generated/A.swift": "", "Kit/Generated/A.swift": "", "README.md": readme]
        #expect(try written(files) == written(files))
    }

    @Test func nothingIsOverwritten() throws {
        let project = try SmallProject([".widgetlint.json": "{}"])
        let output = try Executable.run("init", in: project.path)
        let message = ".widgetlint.json is there already; edit it, or remove it to have one written"
        #expect(output == .init(code: 2, output: "", errors: "widgetlint: error: \(message)\n"))
        #expect(try String(contentsOfFile: project.path + "/.widgetlint.json", encoding: .utf8) == "{}")
    }

    @Test func aFolderMustBeThere() throws {
        let project = try SmallProject(["App/Steps.swift": ""])
        let missing = try Executable.run("init", "Ap", in: project.path)
        let message = "widgetlint: error: Ap: there is no such file or folder; did you mean App?\n"
        #expect(missing == .init(code: 2, output: "", errors: message))
        let file = try Executable.run("init", "App/Steps.swift", in: project.path)
        #expect(file.code == 2)
        #expect(file.errors.contains("is no folder"))
    }
}
