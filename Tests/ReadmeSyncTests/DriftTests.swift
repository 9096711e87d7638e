import ReadmeSync
import Testing

@Suite struct DriftTests {
    static let provider = """
        struct StepsProvider: TimelineProvider {
            func placeholder(in context: Context) -> StepsEntry {
                StepsEntry(date: .now, steps: 0)
            }

            func timeline(in context: Context) async -> Timeline<StepsEntry> {
                // One entry per hour.
                let entries = await hourlyEntries()
                return Timeline<StepsEntry>(entries: entries, policy: .atEnd)
            }
        }

        """

    /// A change to a copy of the source, and what it must be called: the kind and the lines of README and source.
    struct Damage: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let from: String
        let to: String
        let kind: DriftKind
        /// One-based line of the README, where the fence is line 1.
        let line: Int
        let sourceLine: Int
    }

    static let damages = [
        Damage(
            testDescription: "an inner line has lost its indentation",
            from: "        StepsEntry(date", to: "    StepsEntry(date", kind: .indentation, line: 4, sourceLine: 3),
        Damage(
            testDescription: "a tab stands for spaces",
            from: "        StepsEntry(date", to: "\t\tStepsEntry(date", kind: .indentation, line: 4, sourceLine: 3),
        Damage(
            testDescription: "HTML has eaten a generic argument",
            from: "-> Timeline<StepsEntry> {", to: "-> Timeline {", kind: .genericArgumentMissing("<StepsEntry>"), line: 7,
            sourceLine: 6),
        Damage(
            testDescription: "a comment is another", from: "// One entry per hour.", to: "// Ein Eintrag pro Stunde.",
            kind: .comment, line: 8, sourceLine: 7),
        Damage(
            testDescription: "a comment stands behind a line", from: "steps: 0)", to: "steps: 0) // none yet", kind: .comment,
            line: 4, sourceLine: 3),
        Damage(
            testDescription: "a name is another", from: "await hourlyEntries()", to: "await makeEntries()",
            kind: .renamed(readme: "makeEntries", source: "hourlyEntries"), line: 9, sourceLine: 8),
        Damage(
            testDescription: "a line is missing", from: "        let entries = await hourlyEntries()\n", to: "",
            kind: .lineMissing, line: 9, sourceLine: 8),
        Damage(
            testDescription: "a line has come in", from: "        let entries", to: "        print(context)\n        let entries",
            kind: .lineAdded, line: 9, sourceLine: 8),
        Damage(
            testDescription: "the block begins in the middle of a line",
            from: "struct StepsProvider: TimelineProvider {", to: "TimelineProvider {", kind: .partOfLine, line: 2,
            sourceLine: 1),
        Damage(
            testDescription: "an argument is another", from: "policy: .atEnd", to: "policy: .after(.now + 3600)", kind: .text,
            line: 10, sourceLine: 9),
    ]

    @Test("Damage is named, with its line in the README and in the source", arguments: damages)
    func damageIsNamed(_ damage: Damage) throws {
        let block = replace(damage.from, in: Self.provider, by: damage.to)
        let fixture = ReadmeFixture("```swift\n\(block)```\n", source: Self.provider)
        let drift = try #require(fixture.drift)
        #expect(drift.kind == damage.kind)
        #expect(drift.differingLines == 1)
        #expect(drift.source.path == ReadmeFixture.sourcePath)
        #expect(drift.sourceLine.lines.lowerBound + 1 == damage.sourceLine)
        #expect(fixture.findings == ["readme-drift \(damage.line)"])
        #expect(fixture.report.findings.first?.block?.startLine == 1)
    }

    @Test("The finding marks the line, shows the source and carries a diff")
    func findingHelps() throws {
        let block = "    let entries = await hourlyEntries()\n    return Timeline(entries: entries, policy: .atEnd)\n}"
        let fixture = ReadmeFixture("# Title\n\n> ```swift\n> \(block.split(separator: "\n").joined(separator: "\n> "))\n> ```\n", source: Self.provider)
        let finding = try #require(fixture.report.findings.first)
        #expect(fixture.marked(finding) == "return Timeline(entries: entries, policy: .atEnd)")
        #expect(
            finding.message == "the generic argument <StepsEntry> of Tests/ReadmeExamplesTests.swift:9 is missing: "
                + "HTML takes it for a tag")
        #expect(finding.related.map(\.path) == [ReadmeFixture.sourcePath])
        #expect(
            finding.help.hasSuffix(
                """
                --- README.md
                +++ Tests/ReadmeExamplesTests.swift
                @@ -4,3 +8,3 @@
                     let entries = await hourlyEntries()
                -    return Timeline(entries: entries, policy: .atEnd)
                +    return Timeline<StepsEntry>(entries: entries, policy: .atEnd)
                 }
                """))
    }

    @Test("A generic argument is missed in a block of one line too")
    func genericInOneLine() {
        let fixture = ReadmeFixture(
            block: "return Timeline(entries: entries, policy: .atEnd)", source: Self.provider)
        #expect(fixture.drift?.kind == .genericArgumentMissing("<StepsEntry>"))
    }

    @Test("A block that has lost all its indentation is recognised")
    func flattened() throws {
        let flat = Self.provider.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.drop { $0 == " " } }.joined(separator: "\n")
        let drift = try #require(ReadmeFixture("```swift\n\(flat)```\n", source: Self.provider).drift)
        #expect(drift.kind == .indentation)
        #expect(drift.differingLines > 4)
    }

    @Test("A block whose halves stand in two files is named as that")
    func split() throws {
        let fixture = ReadmeFixture(
            "```swift\nlet first = makeFirst()\nlet second = makeSecond()\nlet third = makeThird()\nlet fourth = makeFourth()\n```\n",
            sources: [
                "Examples/A.swift": "let first = makeFirst()\nlet second = makeSecond()\n",
                "Examples/B.swift": "func f() {\n    let third = makeThird()\n    let fourth = makeFourth()\n}\n",
            ])
        guard case .split(let first, let second) = try #require(fixture.drift).kind else {
            Issue.record("not split")
            return
        }
        #expect(first.path == "Examples/A.swift")
        #expect(first.lines == 0..<2)
        #expect(second.path == "Examples/B.swift")
        #expect(second.lines == 1..<3)
    }

    @Test("The nearest of several sources is named")
    func nearest() throws {
        let block = replace("hourlyEntries", in: Self.provider, by: "makeEntries")
        let far = replace("StepsEntry", in: Self.provider, by: "CounterEntry")
        let fixture = ReadmeFixture(
            "```swift\n\(block)```\n", sources: ["Examples/A.swift": far, "Examples/B.swift": Self.provider])
        #expect(try #require(fixture.drift).source.path == "Examples/B.swift")
    }

    @Test("A block that nothing resembles is unknown")
    func unknown() {
        let fixture = ReadmeFixture(block: "let store = CounterStore()\nstore.increment()\n", source: Self.provider)
        #expect(fixture.fates == "u")
        #expect(fixture.findings == ["readme-unknown-block 1"])
    }

    @Test("Braces in common are no resemblance")
    func braces() {
        let fixture = ReadmeFixture(block: "if isReady {\n    if isLate {\n        start()\n    }\n}", source: Self.provider)
        #expect(fixture.fates == "u")
    }

    @Test("Imports and braces in common are no resemblance")
    func imports() {
        let source = "import SwiftUI\nimport WidgetKit\n\nstruct Steps {\n}\n"
        let fixture = ReadmeFixture(block: "import SwiftUI\nimport Charts\n\nenum Moon: Int {\n}", source: source)
        #expect(fixture.fates == "u")
    }

    @Test("Code in a comment is no source to copy")
    func comment() {
        let block = replace("hourlyEntries", in: Self.provider, by: "makeEntries")
        #expect(ReadmeFixture("```swift\n\(block)```\n", source: "/*\n\(Self.provider)*/\n").fates == "u")
    }

    @Test("A comment that only one side has is named as that")
    func comments() throws {
        let line = "        // One entry per hour.\n"
        let without = replace(line, in: Self.provider, by: "")
        #expect(ReadmeFixture("```swift\n\(without)```\n", source: Self.provider).drift?.kind == .commentMissing)
        #expect(ReadmeFixture("```swift\n\(Self.provider)```\n", source: without).drift?.kind == .commentAdded)
    }

    @Test("The help says what the fix does, or why there is none", arguments: [
        (
            "await hourlyEntries()", "await makeEntries()",
            "--fix copies Tests/ReadmeExamplesTests.swift:1-11 into the block"
        ),
        ("struct StepsProvider", "struct MyProvider", "(--fix does not: its first or last line is another one)"),
    ])
    func help(from: String, to: String, help: String) throws {
        let fixture = ReadmeFixture("```swift\n\(replace(from, in: Self.provider, by: to))```\n", source: Self.provider)
        #expect(try #require(fixture.report.findings.first).help.contains(help))
    }

    @Test("Where two sources are as near and differ, nothing is copied")
    func severalSources() throws {
        let (first, second) = ("makeEntries", "someEntries")
        let fixture = ReadmeFixture(
            "```swift\n\(Self.provider)```\n",
            sources: [
                "Examples/A.swift": replace("hourlyEntries", in: Self.provider, by: first),
                "Examples/B.swift": replace("hourlyEntries", in: Self.provider, by: second),
            ])
        #expect(try #require(fixture.drift).fix == .failure(.severalSources))
    }

    @Test("Lines that stand everywhere are no resemblance")
    func common() {
        let files = (0..<20).map {
            ("Examples/\($0).swift", "enum Columns {\n    static let id = Column(\"id\")\n}\n\nlet file = \($0)\n")
        }
        let fixture = ReadmeFixture(
            "```swift\nextension Player {\n    enum Columns {\n        static let id = Column(\"id\")\n    }\n}\n```\n",
            sources: Dictionary(uniqueKeysWithValues: files))
        #expect(fixture.fates == "u")
    }

    @Test("A fix leaves no brace behind")
    func braceAtEnd() throws {
        let members = (1...4).map { "        var property\($0) = value(\($0))\n" }.joined()
        let cases = (1...20).map { "        case number\($0)\n" }.joined()
        let source = "struct Moon {\n    struct State: Equatable {\n\(members)        var name: String?\n    }\n\n"
            + "    enum Action {\n\(cases)    }\n}\n"
        let block = "struct Moon {\n    struct State: Equatable {\n\(members)        var fullName: String?\n    }\n}"
        let fixture = ReadmeFixture(block: block, source: source)
        let drift = try #require(fixture.drift)
        #expect(drift.fix == .failure(.otherEnds))
    }

    private func replace(_ old: String, in text: String, by new: String) -> String {
        text.split(separator: old, maxSplits: .max, omittingEmptySubsequences: false).joined(separator: new)
    }
}
