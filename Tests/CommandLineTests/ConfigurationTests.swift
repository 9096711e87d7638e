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

    @Test func configurationThatDoesNotCountIsPointedOut() throws {
        let project = try project("{}", ["App/.widgetlint.json": "{}"])
        let output = try Executable.run(in: project.path)
        #expect(output.code == 1)
        #expect(output.errors.hasPrefix("widgetlint: warning: App/.widgetlint.json: this configuration does not count"))
    }

    @Test func checkSaysThatAllIsWell() throws {
        let project = try project("{}")
        let output = try Executable.run("config", "check", in: project.path)
        #expect(output == .init(code: 0, output: ".widgetlint.json: no problems\n", errors: ""))
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
        let lines = output.output.split(separator: "\n").map { line in
            line.split(separator: " ").joined(separator: " ")
        }
        #expect(
            lines.prefix(5) == [
                "configuration .widgetlint.json", "set strict .widgetlint.json:2", "failOn warning default",
                "readme.check false default", "exclude App/ .widgetlint.json:4",
            ])
        #expect(lines.contains("rules.async-placeholder off .widgetlint.json:3"))
        #expect(lines.contains("rules.closure-control error set strict"))
    }
}
