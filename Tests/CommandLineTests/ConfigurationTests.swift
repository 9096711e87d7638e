import Foundation
import Testing

@Suite struct ConfigurationTests {
    private static let provider = """
        struct StepsProvider: TimelineProvider {
            func placeholder(in context: Context) async -> StepsEntry { StepsEntry() }
        }

        """

    private func project(_ configuration: String?, _ more: [String: String] = [:]) throws -> SmallProject {
        var files = ["App/Steps.swift": Self.provider].merging(more) { $1 }
        files[".widgetlint.json"] = configuration
        return try SmallProject(files)
    }

    @Test func mistakeIsShownWithItsLineAndNothingIsReviewed() throws {
        let project = try project(
            """
            {
                // as agreed
                "rules": {
                    "async-placehodler": "off"
                }
            }

            """)
        let expected = """
            widgetlint: error: nothing was reviewed, because the configuration is wrong

            .widgetlint.json:4:9: error: there is no rule "async-placehodler" [configuration]
              |
            4 |         "async-placehodler": "off"
              |         ^^^^^^^^^^^^^^^^^^^
              = write: "async-placeholder"

            """
        for argument in [".", "readme", "--format=json", "App/Steps.swift", "-"] {
            let output = try Executable.run(argument, in: project.path)
            #expect(output == .init(code: 2, output: "", errors: expected), "\(argument)")
        }
        let check = try Executable.run("config", "check", in: project.path)
        #expect(check.code == 2)
        #expect(check.errors == expected.replacingOccurrences(of: "nothing was reviewed, because ", with: ""))
    }

    @Test func configurationOfAFolderAboveIsNamedFromTheWorkingDirectory() throws {
        let project = try project("{")
        let output = try Executable.run(in: project.path + "/App")
        #expect(output.code == 2)
        #expect(output.errors.contains("\n../.widgetlint.json:1:2: error: this is not JSON: "))
    }

    @Test(arguments: [
        (nil, 1), ("{ \"rules\": { \"async-placeholder\": \"off\" } }", 0),
        ("{ \"rules\": { \"async-placeholder\": \"warning\" } }", 1),
        ("{ \"rules\": { \"async-placeholder\": \"warning\" }, \"failOn\": \"error\" }", 0),
    ] as [(String?, Int32)])
    func configurationDecidesTheExitCode(configuration: String?, code: Int32) throws {
        let project = try project(configuration)
        #expect(try Executable.run(in: project.path).code == code)
        let text = Self.provider
        let path = "App/Steps.swift"
        #expect(try Executable.run("-", "--stdin-path", path, in: project.path, input: text).code == code)
        #expect(try Executable.run("-", in: project.path, input: text).code == code)
    }

    @Test func optionsOutweighTheFile() throws {
        let project = try project(
            "{ \"rules\": { \"async-placeholder\": \"info\" }, \"failOn\": \"info\" }",
            ["ci.json": "{ \"rules\": { \"async-placeholder\": \"off\" } }"])
        #expect(try Executable.run(in: project.path).code == 1)
        #expect(try Executable.run("--fail-on", "warning", in: project.path).code == 0)
        let other = try Executable.run("--config", "ci.json", in: project.path)
        #expect(other == .init(code: 0, output: "1 Swift file read: no findings\n", errors: ""))
    }

    @Test func missingConfigurationIsAnError() throws {
        let project = try project(nil, ["ci.json": "{}"])
        let output = try Executable.run("--config", "cl.json", in: project.path)
        let message = "widgetlint: error: cl.json: there is no such file or folder; did you mean ci.json?\n"
        #expect(output == .init(code: 2, output: "", errors: message))
    }

    @Test func everythingExcludedIsNothingToLint() throws {
        let project = try project("{ \"exclude\": [\"App/\"] }")
        let message = """
            widgetlint: error: nothing to lint: no Swift or Markdown files in the working directory that \
            .gitignore and .widgetlint.json do not leave out

            """
        #expect(try Executable.run(in: project.path) == .init(code: 2, output: "", errors: message))
    }

    @Test func eachConfigurationHasItsLevel() throws {
        let level = "{ \"rules\": { \"async-placeholder\": \"warning\" }, \"failOn\": \"error\" }"
        let other = "{ \"rules\": { \"async-placeholder\": \"warning\" } }"
        let project = try project(
            "{}", ["App/.widgetlint.json": level, "B/B.swift": Self.provider, "B/.widgetlint.json": level])
        #expect(try Executable.run(in: project.path).code == 0)
        try Data(other.utf8).write(to: URL(fileURLWithPath: project.path + "/B/.widgetlint.json"))
        #expect(try Executable.run(in: project.path).code == 1)
        #expect(try Executable.run("App", in: project.path).code == 0)
        #expect(try Executable.run("--fail-on", "error", in: project.path).code == 0)
    }

    @Test func checkSaysThatAllIsWell() throws {
        let project = try project("{}")
        let output = try Executable.run("config", "check", in: project.path)
        #expect(output == .init(code: 0, output: ".widgetlint.json: no problems\n", errors: ""))
        let several = try self.project(
            "{}", ["App/.widgetlint.json": "{ \"extends\": \"../base.json\" }", "base.json": "{}"])
        let lines = [".widgetlint.json", "App/.widgetlint.json", "base.json"].map { "\($0): no problems\n" }.joined()
        let paths = try Executable.run("config", "check", "App", ".", in: several.path)
        #expect(paths == .init(code: 0, output: lines, errors: ""))
        let none = try self.project(nil)
        let text = "no configuration file: the defaults apply\n"
        #expect(try Executable.run("config", "check", in: none.path) == .init(code: 0, output: text, errors: ""))
    }

    @Test func printSaysWhatAppliesAndWhy() throws {
        let project = try project(
            """
            {
              "set": "strict",
              "rules": { "async-placeholder": "off" },
              "exclude": ["App/"]
            }
            """)
        let output = try Executable.run("config", "print", "App", in: project.path)
        #expect(output.code == 0)
        let lines = Self.lines(output.output)
        #expect(
            lines.prefix(6) == [
                "path App", "configuration .widgetlint.json", "set strict .widgetlint.json:2", "failOn warning default",
                "readme.check false default", "exclude App/ .widgetlint.json:4",
            ])
        #expect(lines.contains("rules.async-placeholder off .widgetlint.json:3"))
        #expect(lines.contains("rules.closure-control error set strict"))
    }

    @Test func printSaysWhichFileOfSeveralAndWhichOverrideDecides() throws {
        let project = try project(
            """
            {
              "extends": ["base.json"],
              "exclude": ["Old.swift"],
              "overrides": [
                { "files": ["Steps.swift"], "rules": { "async-placeholder": "info" } },
                { "files": ["Other.swift"], "set": "all" }
              ]
            }
            """,
            ["base.json": "{\n\"failOn\": \"info\", \"rules\": {\n\"closure-control\": \"off\" } }"])
        for name in ["Old", "Other"] {
            try Data().write(to: URL(fileURLWithPath: "\(project.path)/App/\(name).swift"))
        }
        let steps = Self.lines(try Executable.run("config", "print", "App/Steps.swift", in: project.path).output)
        #expect(
            steps.prefix(9) == [
                "path App/Steps.swift", "configuration .widgetlint.json", "extends base.json .widgetlint.json:2",
                "overrides Steps.swift: applies .widgetlint.json:5",
                "overrides Other.swift: does not apply .widgetlint.json:6", "set recommended default",
                "failOn info base.json:2", "readme.check false default", "exclude Old.swift .widgetlint.json:3",
            ])
        #expect(steps.contains("rules.async-placeholder info .widgetlint.json:5"))
        #expect(steps.contains("rules.closure-control off base.json:3"))
        let old = Self.lines(try Executable.run("config", "print", "App/Old.swift", in: project.path).output)
        #expect(old.contains("reviewed no, excluded by Old.swift .widgetlint.json:3"))
    }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { line in line.split(separator: " ").joined(separator: " ") }
    }
}
