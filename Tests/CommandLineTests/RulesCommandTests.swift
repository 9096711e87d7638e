import Foundation
import Testing

@Suite struct RulesCommandTests {
    @Test func listHasALineForEachRule() throws {
        let output = try Executable.run("rules")
        #expect(output.code == 0)
        #expect(output.errors.isEmpty)
        let lines = output.output.split(separator: "\n")
        #expect(lines.map(String.init) == lines.map(String.init).sorted())
        let line = try #require(lines.first { $0.hasPrefix("gesture-interactivity ") })
        #expect(line.contains(" error "))
        #expect(line.contains("fix: "))
    }

    @Test func jsonListHasTheSameRules() throws {
        let output = try Executable.run("rules", "--format", "json")
        let object = try JSONSerialization.jsonObject(with: Data(output.output.utf8)) as? [String: Any]
        let rules = try #require(object?["rules"] as? [[String: Any]])
        let ids = rules.compactMap { $0["id"] as? String }
        #expect(object?["version"] as? Int == 1)
        let lines = try Executable.run("rules").output.split(separator: "\n")
        #expect(ids == lines.map { String($0.prefix { $0 != " " }) })
        #expect(Set(rules.flatMap(\.keys)) == ["id", "title", "group", "severity", "set", "fix", "since"])
    }

    @Test func explainPrintsThePage() throws {
        let output = try Executable.run("explain", "gesture-interactivity")
        #expect(output.code == 0)
        #expect(output.output.hasPrefix("gesture-interactivity: error, set recommended, fix "))
        #expect(output.output.contains("\n\n# "))
        #expect(output.output.hasSuffix("\n"))
    }
}
