import ReadmeSync
import RuleEngine
import Testing

@Suite("Code blocks of translations") struct TranslationTests {
    private typealias Fixture = TranslationFixture
    private static let code = """
        struct RainProvider: TimelineProvider {
            func snapshot(for configuration: Rain, in context: Context) async -> RainEntry {
                RainEntry(date: .now, chance: 30)
            }

            // Every hour
            func timeline(completion: @escaping (Timeline<RainEntry>) -> Void) {
                completion(Timeline(entries: [], policy: .atEnd))
            }
        }
        """
    private static let numbered = (1...13).map { Fixture.swift("let step\($0) = \($0)\nrun(step\($0))") }

    // MARK: Number and order

    @Test("23: One block of thirteen that is missing is one finding")
    func missingBlock() {
        var blocks = Self.numbered
        blocks.remove(at: 3)
        let fixture = Fixture("# A\n\n" + Self.numbered.joined(), "# Ä\n\n" + blocks.joined())
        #expect(
            fixture.messages == [
                "16 a code block of the original is missing behind this one: README.md:18, "
                    + "which begins with let step4 = 4"
            ])
    }

    @Test("Missing neighbours are one finding, and so is a rest that is missing")
    func missingRuns() {
        let some = Array(Self.numbered[..<2] + Self.numbered[5..<10])
        let fixture = Fixture(Self.numbered.joined(), some.joined())
        #expect(
            fixture.messages == [
                "9 3 code blocks of the original are missing behind this one, from README.md:11 on",
                "34 the last 3 code blocks of the original are missing, from README.md:51 on",
            ])
    }

    @Test("A block that the original lacks is one finding")
    func added() {
        let fixture = Fixture(
            Self.numbered.joined(),
            Self.numbered[..<6].joined() + Fixture.swift("old()\nolder()") + Self.numbered[6...].joined())
        #expect(fixture.messages == ["31 the original has no such code block: README.md"])
    }

    @Test("A block in another place is one finding")
    func moved() {
        var blocks = Self.numbered
        blocks.append(blocks.remove(at: 1))
        let fixture = Fixture(Self.numbered.joined(), blocks.joined())
        #expect(fixture.messages == ["61 the original has this code block in another place: README.md:6"])
    }

    @Test("Blocks of other languages count, and their text does not")
    func otherLanguages() {
        let original = "```sh\n# Install\nswift build\n```\n\n```text\nFlow -> End\n```\n\n```mermaid\nA-->B\n```\n"
        let translation = "```sh\n# インストール\nswift build\n```\n\n```text\n流れ -> 終わり\n```\n\n```mermaid\nあ-->い\n```\n"
        #expect(Fixture(original, translation).messages == [])
        let shorter = Fixture(original, "```sh\nswift build\n```\n\n```mermaid\nあ-->い\n```\n")
        #expect(
            shorter.messages == [
                "3 a code block of the original is missing behind this one: README.md:6, which begins with Flow -> End"
            ])
        #expect(shorter.findings.map(\.severity) == [.warning])
    }

    @Test("A Swift block that is not marked as one is a finding")
    func language() {
        let fixture = Fixture(Fixture.swift(Self.code), "```\n\(Self.code)\n```\n")
        #expect(fixture.messages == ["1 the original marks this block as swift"])
        #expect(fixture.findings.map(\.severity) == [.warning])
    }

    @Test("A text that has nothing to do with the original is one finding")
    func otherText() {
        let other = (1...8).map { Fixture.swift("other(\($0))\nthing\($0)()") }.joined()
        #expect(
            Fixture("# A\n\n" + Self.numbered.joined(), "# 甲\n\n" + other).messages == [
                "1 none of the 13 code blocks of README.md is here"
            ])
    }

    // MARK: Text

    @Test(
        "Damage is called by its name",
        arguments: [
            (
                "(Timeline<RainEntry>)", "(Timeline)",
                "10 the generic argument <RainEntry> of README.md:10 is missing: HTML takes it for a tag"
            ),
            ("// Every hour", "// Jede Stunde", "9 the comment is not that of README.md:9"),
            ("chance: 30", "chance: 40", "6 this line differs from README.md:6"),
            ("snapshot(", "getSnapshot(", "5 getSnapshot is called snapshot in README.md:5"),
            ("        RainEntry(", "    RainEntry(", "6 this line is indented otherwise than in README.md:6"),
            ("    // Every hour\n", "", "9 a comment of the original is missing here: README.md:9"),
            (
                "        RainEntry(date: .now, chance: 30)\n", "",
                "6 a line of the original is missing here: README.md:6"
            ),
            (
                "    // Every hour\n", "    // Every hour\n    reload()\n",
                "10 this line is not in the original, which goes on with README.md:10"
            ),
        ])
    func damage(text: String, replacement: String, message: String) {
        let damaged = Self.code.replacing(text, with: replacement)
        let fixture = Fixture("# A\n\n" + Fixture.swift(Self.code), "# 甲\n\n" + Fixture.swift(damaged))
        // The heading and a blank line stand before the block.
        #expect(fixture.messages == [message])
    }

    @Test("Flattened indentation is one finding")
    func flattened() {
        let flat = Self.code.split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
        let fixture = Fixture(Fixture.swift(Self.code), Fixture.swift(flat.joined(separator: "\n")))
        #expect(fixture.messages == ["2 the block has lost its indentation, from README.md:2 on"])
    }

    @Test("Line numbers in the code are one finding", arguments: ["", " ", ". ", "\t"])
    func lineNumbers(separator: String) {
        let lines = Self.code.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
            "\($0.offset + 1)\(separator)\($0.element)"
        }
        let fixture = Fixture(Fixture.swift(Self.code), Fixture.swift(lines.joined(separator: "\n")))
        #expect(fixture.messages == ["2 line numbers stand in the code, which README.md:2 does not have"])
    }

    @Test("A line of another block is named with its place")
    func spliced() {
        let other = "let reloads = WidgetCenter.shared.reloadBudget\nprint(reloads)"
        let damaged = Self.code.replacing(
            "    // Every hour\n", with: "    let reloads = WidgetCenter.shared.reloadBudget\n    // Every hour\n")
        let fixture = Fixture(
            Fixture.swift(Self.code) + Fixture.swift(other), Fixture.swift(damaged) + Fixture.swift(other))
        #expect(
            fixture.messages == [
                "7 this line belongs to another block of the original, line 15, and is not at README.md:7"
            ])
    }

    @Test("A file that ends within a block is one finding")
    func cutOff() {
        let lines = Fixture.swift(Self.code).split(separator: "\n", omittingEmptySubsequences: false)
        let fixture = Fixture(Fixture.swift(Self.code), lines[..<6].joined(separator: "\n"))
        #expect(fixture.messages == ["5 the file ends within this block: 6 more lines follow README.md:6"])
    }

    @Test("A difference is shown as a diff with both names")
    func diff() throws {
        let fixture = Fixture(Fixture.swift("a()\nb()\nc()"), "\n" + Fixture.swift("a()\nx()\nc()"))
        let help = try #require(fixture.findings.first?.help)
        #expect(help.hasSuffix("--- README.xx.md\n+++ README.md\n@@ -3,3 +2,3 @@\n a()\n-x()\n+b()\n c()"))
    }

    // MARK: Comments

    @Test("24: A translated comment is drift, and none under the option")
    func comments() {
        let original = Fixture.swift("// Every hour\nlet a = 1 // one\n/* two\n lines */\nlet b = \"// no comment\"")
        let translation = Fixture.swift(
            "// Jede Stunde,\n// immer\nlet a = 1 // eins\n/* zwei */\nlet b = \"// no comment\"")
        #expect(!Fixture(original, translation).messages.isEmpty)
        #expect(Fixture(original, translation, comments: .translated).messages == [])
    }

    @Test("The rest is compared under the option, too")
    func commentsAndCode() {
        let original = Fixture.swift("// Every hour\nlet a = 1 // one\nlet c = 3")
        let translation = Fixture.swift("// Jede\n// Stunde\nlet a = 2 // eins\nlet c = 3")
        let fixture = Fixture(
            original, translation, source: "// Every hour\nlet a = 1 // one\nlet c = 3", comments: .translated)
        #expect(fixture.messages == ["4 this line differs from README.md:3"])
        #expect(fixture.fixed == translation)
    }

    @Test("The sources do not ask for untranslated comments under the option")
    func commentsAndSources() {
        let source = "// Every hour\nlet a = 1\nlet b = 2\n"
        let fixture = Fixture(
            Fixture.swift("// Every hour\nlet a = 1\nlet b = 2"), Fixture.swift("// Jede Stunde\nlet a = 1\nlet b = 2"),
            source: source, comments: .translated)
        #expect(fixture.messages == [])
    }
}
