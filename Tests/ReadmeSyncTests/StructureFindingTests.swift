import ReadmeSync
import RuleEngine
import Testing

@Suite struct StructureFindingTests {
    @Test("Broken structure is reported where it begins", arguments: [
        ("<details>\n```swift\nlet a = 1\n```\n</details>\n", "", ["readme-structure 2"]),
        ("- item\n  ```swift\n  let a = 1\n  let b = 2\n```\n\ntext\n", "m", ["readme-structure 5"]),
        ("# Title\n\n```swift\nlet a = 1\n", "o", ["readme-structure 3"]),
    ])
    func structure(_ readme: String, _ fates: String, _ findings: [String]) {
        let fixture = ReadmeFixture(readme, source: "let a = 1\nlet b = 2\n")
        #expect(fixture.fates == fates)
        #expect(fixture.findings == findings)
    }

    @Test("An unclosed fence is an error that no fix mends")
    func unclosed() throws {
        let finding = try #require(ReadmeFixture("```swift\nlet a = 1\n", source: "let a = 1").report.findings.first)
        #expect(finding.severity == .error)
        #expect(finding.fixes.isEmpty)
    }
}
