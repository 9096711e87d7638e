import RuleEngine
import Testing

/// Inputs that every check of READMEs against sources must get right, and what its fixes make of them.
@Suite struct SpecifiedInputTests {
    struct Input: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let readme: String
        var sources = [ReadmeFixture.sourcePath: SpecifiedInputTests.source]
        var uncompiled: [String: String] = [:]
        /// A letter for each block, as ``ReadmeFixture/fates`` has it.
        let fates: String
        /// `rule line` of each finding.
        var findings: [String] = []
        /// What the message of the first finding says, in part.
        var message = ""
        /// The README after the fix; `nil` where nothing is to change.
        var fixed: String?
    }

    static let source = """
        import WidgetKit

        struct TideProvider: TimelineProvider {
            func placeholder(in context: Context) -> TideEntry {
                TideEntry(date: .now, level: 0)
            }

            func next(after entry: TideEntry) -> Timeline<TideEntry> {
                // High tide comes twice a day.
                let date = entry.date.addingTimeInterval(6 * 3600)
                return Timeline(entries: [entry], policy: .after(date))
            }
        }

        """

    static let method = """
        func next(after entry: TideEntry) -> Timeline<TideEntry> {
            // High tide comes twice a day.
            let date = entry.date.addingTimeInterval(6 * 3600)
            return Timeline(entries: [entry], policy: .after(date))
        }

        """

    private static func block(_ code: String, info: String = "swift") -> String {
        "# Tides\n\n```\(info)\n\(code)```\n\nEnd.\n"
    }

    private static func replacing(_ old: String, by new: String, in text: String = method) -> String {
        text.split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
    }

    private static let halves = [
        "Examples/A.swift": "let tide = Tide()\nlet level = tide.level(at: .now)\n",
        "Examples/B.swift": "let moon = Moon()\nlet phase = moon.phase(at: .now)\n",
    ]

    private static let quoted =
        "- Tides:\n\n  > ```swift\n" + method.split(separator: "\n").map { "  > \($0)\n" }.joined()
        + "  > ```\n\nEnd.\n"

    static let inputs: [Input] = [
        Input(testDescription: "1: an indented method, without that indentation", readme: block(method), fates: "m"),
        Input(
            testDescription: "2: an inner line without its indentation",
            readme: block(replacing("    let date", by: "let date")), fates: "d", findings: ["readme-drift 6"],
            message: "indented otherwise", fixed: block(method)),
        Input(
            testDescription: "3: a generic argument that was stripped",
            readme: block(replacing("Timeline<TideEntry> {", by: "Timeline {")), fates: "d",
            findings: ["readme-drift 4"], message: "the generic argument <TideEntry>", fixed: block(method)),
        Input(
            testDescription: "4: trailing spaces in the source", readme: block(method),
            sources: [ReadmeFixture.sourcePath: replacing("\n", by: " \t\n", in: source)], fates: "m"),
        Input(
            testDescription: "5: a README with CR LF, a source with LF, and a line to mend",
            readme: replacing("\n", by: "\r\n", in: block(replacing("6 * 3600", by: "3600"))), fates: "d",
            findings: ["readme-drift 6"], fixed: replacing("\n", by: "\r\n", in: block(method))),
        Input(
            testDescription: "6: tabs for spaces", readme: block(replacing("    let date", by: "\tlet date")),
            fates: "d", findings: ["readme-drift 6"], message: "indented otherwise", fixed: block(method)),
        Input(
            testDescription: "7: halves in two files",
            readme: block(halves.sorted { $0.key < $1.key }.map(\.value).joined()), sources: halves, fates: "d",
            findings: ["readme-drift 6"], message: "two places"),
        Input(
            testDescription: "8: a block that begins in the middle of a line",
            readme: block(replacing("func next(after entry", by: "(after entry")), fates: "d",
            findings: ["readme-drift 4"], message: "only a part of the line"),
        Input(
            testDescription: "9: the same block in two files", readme: block(method),
            sources: ["Examples/A.swift": source, "Examples/B.swift": source], fates: "m"),
        Input(
            testDescription: "10: a block that stands in a comment alone", readme: block(method),
            sources: [ReadmeFixture.sourcePath: "/*\n\(method)*/\n"], fates: "d", findings: ["readme-drift 4"],
            message: "not compiled"),
        Input(
            testDescription: "11: a block in a file that no target compiles", readme: block(method), sources: [:],
            uncompiled: ["Examples/A.swift": source], fates: "c", findings: ["readme-uncompiled 3"]),
        Input(
            testDescription: "12: dependencies of a manifest",
            readme: block("dependencies: [\n    .product(name: \"Tides\", package: \"Tides\"),\n]\n"), fates: "e"),
        Input(
            testDescription: "13: a manifest with a type",
            readme: block(".package(url: \"x\", from: \"1.0.0\")\nstruct A {}\n"), fates: "u",
            findings: ["readme-unknown-block 3"]),
        Input(
            testDescription: "14: Swift", readme: block("struct A {}\n", info: "Swift"), fates: "u",
            findings: ["readme-unknown-block 3"]),
        Input(
            testDescription: "14: swift with a title", readme: block("struct A {}\n", info: "swift title=\"x\""),
            fates: "u", findings: ["readme-unknown-block 3"]),
        Input(testDescription: "15: another language", readme: block("struct A {}\n", info: "swiftui"), fates: ""),
        Input(
            testDescription: "16: a fence in a longer fence",
            readme: "````text\n```swift\nstruct A {}\n```\n````\n", fates: ""),
        Input(testDescription: "17: tildes", readme: "~~~swift\n\(method)~~~\n", fates: "m"),
        Input(testDescription: "18: in a quote in a list", readme: quoted, fates: "m"),
        Input(
            testDescription: "18: in a quote in a list, with a line to mend",
            readme: replacing("6 * 3600", by: "3600", in: quoted),
            fates: "d", findings: ["readme-drift 6"], fixed: quoted),
        Input(
            testDescription: "19: details without a blank line",
            readme: "<details>\n<summary>Tides</summary>\n```swift\n\(method)```\n</details>\n", fates: "",
            findings: ["readme-structure 3"]),
        Input(
            testDescription: "20: a fence that is not closed", readme: "# Tides\n\n```swift\n\(method)", fates: "o",
            findings: ["readme-structure 3"]),
        Input(
            testDescription: "21: a fence in a list that is closed at the margin",
            readme: "1. Tides:\n   ```swift\n   struct A {}\n```\n\nEnd.\n", fates: "u",
            findings: ["readme-unknown-block 2", "readme-structure 4"]),
        Input(testDescription: "22: in a comment", readme: "<!--\n```swift\nstruct A {}\n```\n-->\n", fates: ""),
        Input(
            testDescription: "25: the source holds three back-quotes",
            readme: block(
                "let help = \"\"\"\n    Write\n    swift\n    code.\n    ```\n    \"\"\"\n"
                    + "print(help)\nprint(help)\nprint(help)\n"
            )
            .split(separator: "    ```\n").joined(),
            sources: [ReadmeFixture.sourcePath: fencedSource], fates: "d", findings: ["readme-drift 6"],
            fixed: "# Tides\n\n````swift\n\(fencedSource)````\n\nEnd.\n"),
    ]

    private static let fencedSource =
        "let help = \"\"\"\n    Write\n    ```\n    code.\n    ```\n    \"\"\"\nprint(help)\nprint(help)\nprint(help)\n"

    @Test("Each gets what it must get", arguments: inputs)
    func outcome(_ input: Input) throws {
        let fixture = ReadmeFixture(input.readme, sources: input.sources, uncompiled: input.uncompiled)
        #expect(fixture.fates == input.fates)
        #expect(fixture.findings == input.findings)
        if !input.message.isEmpty { #expect(fixture.report.findings.first?.message.contains(input.message) == true) }
    }

    @Test("A fix brings the block in sync, changes nothing else, and is done at once", arguments: inputs)
    func fix(_ input: Input) throws {
        let fixture = ReadmeFixture(input.readme, sources: input.sources, uncompiled: input.uncompiled)
        let fixed = fixture.fixed()
        #expect(fixed == input.fixed ?? input.readme)
        let after = ReadmeFixture(fixed, sources: input.sources, uncompiled: input.uncompiled)
        if fixed != input.readme { #expect(after.report.findings.isEmpty) }
        #expect(after.fixed() == fixed)
        #expect(after.textOutsideBlocks == fixture.textOutsideBlocks)
    }
}
