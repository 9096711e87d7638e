import Foundation
import Testing

@Suite struct ReadmeInitCommandTests {
    private static let source = """
        func today() -> Int {
            let store = StepsStore.shared
            return store.count(of: .now)
        }

        func yesterday() -> Int {
            let store = StepsStore.shared
            return store.count(of: .now - 86_400)
        }

        """

    private static let readme = """
        # Steps

        ```swift
        func today() -> Int {
            let store = StepsStore.shared
            return store.count(of: .now)
        }
        ```

        - Or the day before:
          ```swift
          func yesterday() -> Int {
              let store = StepsStore.shared
              return store.steps(of: .now - 86_400)
          }
          ```

        > ```swift
        > CounterView(counter: Counter())
        >     .padding()
        > ```

        """

    private static let marked = """
        # Steps

        ```swift
        func today() -> Int {
            let store = StepsStore.shared
            return store.count(of: .now)
        }
        ```

        - Or the day before:
          <!-- widgetlint:ignore-next readme-drift: not in sync yet -->
          ```swift
          func yesterday() -> Int {
              let store = StepsStore.shared
              return store.steps(of: .now - 86_400)
          }
          ```

        > <!-- widgetlint:ignore-next readme-unknown-block: not in sync yet -->
        > ```swift
        > CounterView(counter: Counter())
        >     .padding()
        > ```

        """

    private func text(_ project: SmallProject, _ name: String) throws -> String {
        try String(contentsOfFile: project.path + "/" + name, encoding: .utf8)
    }

    @Test func whatIsNotInSyncIsListed() throws {
        let project = try SmallProject(["README.md": Self.readme, "Demo/Steps.swift": Self.source])
        let expected = """
            README: 3 blocks checked: 1 in sync, 1 drifted, 1 unknown

            Not in sync yet:
              README.md:14:7: steps is called count in Demo/Steps.swift:8 [readme-drift]
              README.md:18:3: this block is in no compiled source, and none resembles it [readme-unknown-block]

            widgetlint readme init --fix would write .widgetlint.json, README.md. --diff shows the changes. A comment \
            exempts 2 blocks; take it away when its block is in sync. widgetlint readme then passes, and watches the \
            other blocks.

            """
        #expect(try Executable.run("readme", "init", in: project.path) == .init(code: 0, output: expected, errors: ""))
        #expect(try text(project, "README.md") == Self.readme)
    }

    @Test func theCheckPassesFromThenOn() throws {
        let project = try SmallProject(["README.md": Self.readme, "Demo/Steps.swift": Self.source])
        #expect(try Executable.run("readme", "init", "--fix", in: project.path).code == 0)
        #expect(try text(project, "README.md") == Self.marked)
        #expect(
            try text(project, ".widgetlint.json")
                .contains(#""readme": { "check": true, "sources": ["Demo/Steps.swift"] }"#))
        let check = try Executable.run("readme", in: project.path)
        let summary = "README: 3 blocks checked: 1 in sync, 2 exempt\n"
        #expect(check == .init(code: 0, output: "1 Markdown file read: no findings\n" + summary, errors: ""))
        let again = try Executable.run("readme", "init", "--fix", in: project.path)
        #expect(
            again.output == summary
                + "\nNothing needs to be written. widgetlint readme then passes, and watches the other blocks.\n")
        try Self.source.replacingOccurrences(of: "of: .now)", with: "at: .now)")
            .write(toFile: project.path + "/Demo/Steps.swift", atomically: true, encoding: .utf8)
        #expect(try Executable.run("readme", in: project.path).code == 1)
    }

    @Test func thePatchIsWhatIsWritten() throws {
        let files = ["README.md": Self.readme, "Demo/Steps.swift": Self.source]
        let (patched, written) = (try SmallProject(files), try SmallProject(files))
        let patch = try Executable.run("readme", "init", "--diff", in: patched.path).output
        #expect(patch.contains("--- /dev/null\n+++ b/.widgetlint.json\n"))
        try patch.write(toFile: patched.path + "/steps.patch", atomically: true, encoding: .utf8)
        let process = try Process.run(
            URL(fileURLWithPath: "/usr/bin/env"), arguments: ["git", "-C", patched.path, "apply", "steps.patch"])
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(try Executable.run("readme", "init", "--fix", in: written.path).code == 0)
        for name in ["README.md", ".widgetlint.json"] { #expect(try text(patched, name) == text(written, name)) }
    }

    @Test(arguments: [
        ("{}", #"{\#n    "readme": { "check": true, "sources": ["Demo/Steps.swift"] }\#n}"#),
        (
            "{\n    // Ours.\n    \"failOn\": \"warning\",\n}\n",
            "{\n    \"readme\": { \"check\": true, \"sources\": [\"Demo/Steps.swift\"] },\n"
                + "    // Ours.\n    \"failOn\": \"warning\",\n}\n"
        ),
        (#"{ "readme": { "sources": ["Demo/"] } }"#, #"{ "readme": { "sources": ["Demo/"] } }"#),
    ])
    func theConfigurationThatIsThereIsKept(before: String, after: String) throws {
        let project = try SmallProject([
            ".widgetlint.json": before, "README.md": Self.readme, "Demo/Steps.swift": Self.source,
        ])
        #expect(try Executable.run("readme", "init", "--fix", in: project.path).code == 0)
        #expect(try text(project, ".widgetlint.json") == after)
        #expect(try Executable.run("readme", in: project.path).code == 0)
    }

    @Test(arguments: [
        ("{}", #""rules": { "readme-structure": "info" }"#),
        (#"{ "rules": {} }"#, "\"rules\": {\n    \"readme-structure\": \"info\"\n}"),
        (#"{ "rules": { "readme-structure": "error" } }"#, #""rules": { "readme-structure": "info" }"#),
    ])
    func whatNoCommentExemptsIsLoweredToAdvice(configuration: String, rules: String) throws {
        let readme = Self.readme + "\n<details>\n```swift\nlet a = 1\n```\n</details>\n"
        let project = try SmallProject([
            ".widgetlint.json": configuration, "README.md": readme, "Examples/Steps.swift": Self.source,
        ])
        let output = try Executable.run("readme", "init", "--fix", in: project.path)
        #expect(output.output.contains("To be mended otherwise:\n  README.md:24:1: "))
        #expect(output.output.contains("readme-structure is lowered to advice."))
        #expect(try text(project, ".widgetlint.json").contains(rules))
        #expect(try Executable.run("readme", in: project.path).code == 0)
    }

    @Test func sourcesInOneFolderAreNamedByIt() throws {
        let parts = Self.source.components(separatedBy: "\n\n")
        let readme = Self.readme.replacingOccurrences(of: "store.steps", with: "store.count")
        let project = try SmallProject([
            "README.md": readme, "Demo/Today.swift": parts[0], "Demo/Yesterday.swift": parts[1], "App/Other.swift": "",
        ])
        let patch = try Executable.run("readme", "init", "--diff", in: project.path).output
        #expect(patch.contains(#""sources": ["/Demo/"]"#))
    }

    @Test func withoutSourceOrExampleThereIsNothingToBeginWith() throws {
        let project = try SmallProject([
            "README.md": Self.readme, "Demo/Steps.swift": "", "Other/README.md": "# Other\n",
        ])
        let none = try Executable.run("readme", "init", in: project.path)
        #expect(none.code == 2)
        #expect(none.errors.contains("no Swift example of README.md stands in a source file, or resembles one"))
        let without = try Executable.run("readme", "init", "Other", in: project.path)
        #expect(without.code == 2)
        #expect(without.errors.contains("no README with Swift code blocks in Other"))
        let wrong = try SmallProject([
            ".widgetlint.json": "{ \"chekc\": 1 }", "README.md": Self.readme, "Demo/Steps.swift": Self.source,
        ])
        #expect(try Executable.run("readme", "init", in: wrong.path).errors.contains(".widgetlint.json is wrong"))
    }

    @Test func optionsOfTheCheckAreNotTaken() throws {
        let format = try Executable.run("readme", "init", "--format", "json")
        #expect(format.errors == "widgetlint: error: readme init takes --fix and --diff, not --format; leave it out\n")
        let folders = try Executable.run("readme", "init", "a", "b")
        #expect(folders.errors == "widgetlint: error: readme init takes one folder; b is one too many\n")
    }
}
