import ReadmeSync
import RuleEngine
import Testing

/// The way from a README into the source, which editors offer.
@Suite struct SourceFixTests {
    private static let block = """
        func timeline(in context: Context) async -> Timeline<StepsEntry> {
            // One entry per hour.
            let entries = await hourlyEntries()
            return Timeline<StepsEntry>(entries: entries, policy: .atEnd)
        }
        """

    /// The block within a type.
    private static let source =
        "struct Provider {\n"
        + block.split(separator: "\n").map { "    \($0)\n" }.joined() + "}\n"

    /// The source after what the block is copied into it; nil when that is not offered.
    private func copied(_ block: String, into source: String) -> String? {
        guard let edits = ReadmeFixture(block: block, source: source).drift?.sourceEdits, !edits.isEmpty
        else { return nil }
        let sorted = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
        return String(decoding: EditedText(Array(source.utf8), applying: sorted).bytes, as: UTF8.self)
    }

    private func replace(_ old: String, in text: String, by new: String) -> String {
        text.split(separator: old, maxSplits: .max, omittingEmptySubsequences: false).joined(separator: new)
    }

    @Test(
        "What a person writes goes into the source, with the source's indentation",
        arguments: [
            ("hourlyEntries()", "dailyEntries()", "hourlyEntries()", "dailyEntries()"),
            ("// One entry", "// An entry", "// One entry", "// An entry"),
            (".atEnd", ".after(.now + 3600)", ".atEnd", ".after(.now + 3600)"),
            ("    // One entry per hour.\n", "", "        // One entry per hour.\n", ""),
            (
                "    return", "    print(entries)\n\n    return", "        return",
                "        print(entries)\n\n        return"
            ),
            ("func timeline", "public func timeline", "func timeline", "public func timeline"),
        ])
    func meant(from: String, to: String, sourceFrom: String, sourceTo: String) {
        let block = replace(from, in: Self.block, by: to)
        #expect(copied(block, into: Self.source) == replace(sourceFrom, in: Self.source, by: sourceTo))
    }

    @Test(
        "What looks like damage of the README stays out of the source",
        arguments: [
            ("Timeline<StepsEntry>(", "Timeline("), ("    let entries", "let entries"),
            ("    let entries", "\tlet entries"),
            ("let entries = await hourlyEntries()", "await hourlyEntries()"), ("// One entry per hour.", "// ..."),
            ("func timeline(in context: Context)", "timeline(in context: Context)"),
            ("func timeline", "print()\nfunc timeline"),
        ])
    func damage(from: String, to: String) {
        #expect(copied(replace(from, in: Self.block, by: to), into: Self.source) == nil)
    }

    @Test("A source keeps the steps that it is indented in, but a line may move")
    func steps() {
        let wide = Self.block.split(separator: "\n").map { line in
            String(line.prefix { $0 == " " }) + line
        }.joined(separator: "\n")
        #expect(copied(wide, into: Self.source) == nil)
        let moved = replace("    // One", in: Self.block, by: "        // One")
        #expect(copied(moved, into: Self.source) == replace("    // One", in: Self.source, by: "        // One"))
    }

    @Test("A block that has little in common with the source stays out of it")
    func tooFar() throws {
        let last = "return Timeline<StepsEntry>(entries: entries, policy: .atEnd)"
        let other = replace(last, in: Self.block, by: "fatalError()")
        let drift = try #require(ReadmeFixture(block: other, source: Self.source).drift)
        #expect(drift.similarity < 0.6)
        #expect(copied(other, into: Self.source) == nil)
    }

    @Test("Tabs and line endings stay those of the source")
    func lineEndings() {
        let source = replace("\n", in: replace("    func", in: Self.source, by: "\tfunc"), by: "\r\n")
        let tabbed = replace("    }", in: replace("        ", in: source, by: "\t    "), by: "\t}")
        let block = replace("    return", in: Self.block, by: "    print(entries)\n    return")
        let expected = replace("\t    return", in: tabbed, by: "\t    print(entries)\r\n\t    return")
        #expect(copied(block, into: tabbed) == expected)
    }

    @Test("Snippet markers and instructions to tools stay where they are")
    func directives() {
        let source = replace(
            "        let entries", in: Self.source,
            by: "        // swiftlint:disable:next force_try\n        let entries")
        let block = replace("hourlyEntries", in: Self.block, by: "dailyEntries")
        #expect(copied(block, into: source) == replace("hourlyEntries", in: source, by: "dailyEntries"))
        // What is missing in the README may be hidden there.
        #expect(copied(replace("    // One entry per hour.\n", in: Self.block, by: ""), into: source) == nil)
    }

    @Test("Imports that the source has at its head are left aside")
    func imports() {
        let source = "import WidgetKit\n\n" + Self.source
        let block = "import WidgetKit\n\n" + replace("hourlyEntries", in: Self.block, by: "dailyEntries")
        #expect(copied(block, into: source) == replace("hourlyEntries", in: source, by: "dailyEntries"))
    }

    @Test("Where the code stands twice, nobody knows which is meant")
    func ambiguous() throws {
        let block = replace("hourlyEntries", in: Self.block, by: "dailyEntries")
        let fixture = ReadmeFixture(
            "```swift\n\(block)\n```\n", sources: ["Examples/A.swift": Self.source, "Examples/B.swift": Self.source])
        #expect(try #require(fixture.drift).sourceEdits.isEmpty)
        #expect(copied(block, into: Self.source + Self.source) == nil)
    }

    @Test("It is nothing that a command does")
    func notAFix() {
        let block = replace("hourlyEntries", in: Self.block, by: "dailyEntries")
        let fixture = ReadmeFixture(block: block, source: Self.source)
        let edits = fixture.report.findings.flatMap(\.fixes).flatMap(\.edits)
        #expect(!edits.isEmpty)
        #expect(edits.allSatisfy { $0.path == "README.md" })
    }
}
