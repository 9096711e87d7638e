import Foundation
import RuleEngine
import Testing

@testable import Linter

/// Reading no more of a file than is needed must not show in what is found.
@Suite("Passing over files and code")
struct PrefilterTests {
    private func findings(in folder: String, readsEverything: Bool) throws -> [Finding] {
        let options = LintOptions(
            paths: [folder], configuration: .none, readme: .alsoCheck, readsEverything: readsEverything)
        return try LintSession(options: options).run().findings
    }

    private func expectSame(in folder: String, _ comment: Comment? = nil) throws -> [Finding] {
        let found = try findings(in: folder, readsEverything: false)
        #expect(found == (try findings(in: folder, readsEverything: true)), comment)
        return found
    }

    @Test("finds what reading everything finds in whole projects", arguments: ["StepsApp", "StepsAppFixed"])
    func projects(name: String) throws {
        let found = try expectSame(in: Fixtures.path(name))
        #expect(found.isEmpty == (name == "StepsAppFixed"))
    }

    @Test("does so in the examples of all rules at once")
    func examples() throws {
        #expect(try !expectSame(in: Fixtures.path("rules")).isEmpty)
    }

    @Test("does so in projects that are broken somewhere", arguments: 0..<40)
    func brokenProjects(seed: Int) throws {
        var random = RandomNumbers(seed: UInt64(seed) &+ 5000)
        let project = try TemporaryProject()
        let folder = Fixtures.path("StepsApp")
        for path in Fixtures.swiftFiles {
            let text = try Fixtures.read(path)
            let isBroken = Int.random(in: 0..<4, using: &random) == 0
            let bytes = isBroken ? TextMutation.mutate(text, using: &random) : text
            try project.write(bytes, to: String(path.dropFirst(folder.count + 1)))
        }
        _ = try expectSame(in: project.path, "seed \(seed)")
    }

    @Test("does so in the blocks of Markdown, as they are and one by one")
    func markdown() throws {
        let project = try TemporaryProject()
        var text = ""
        for path in Fixtures.swiftFiles {
            let code = String(decoding: try Fixtures.read(path), as: UTF8.self)
            text += "```swift\n\(code)\n```\n\n"
            // Declarations as documentation shows them, without their file.
            for part in code.components(separatedBy: "\n\n") { text += "```swift\n\(part)\n```\n\n" }
        }
        try project.write(text, to: "All.md")
        #expect(try !expectSame(in: project.path).isEmpty)
    }

    @Test("leads to the view that is declared in a file without a word of widgets, and to its extension there")
    func plainFiles() throws {
        let project = try TemporaryProject([
            "Widget/W.swift": Sample.widget,
            "Shared/V.swift": "import SwiftUI\nstruct V: View { var body: some View { row } }\n",
            "Shared/Row.swift":
                "import SwiftUI\nextension V { var row: some View { Text(\"\").onTapGesture { } } }\n",
        ])
        let found = try expectSame(in: project.path)
        #expect(found.contains { $0.rule == "gesture-interactivity" && $0.path.hasSuffix("Row.swift") })
    }
}
