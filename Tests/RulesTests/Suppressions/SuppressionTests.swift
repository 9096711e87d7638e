import SwiftSource
import Testing

@testable import RuleEngine

@Suite("Comments that silence rules")
struct SuppressionTests {
    /// A text whose lines with `!` are silenced for the rule `a`, and whose others are not.
    struct Sample: Sendable, CustomTestStringConvertible {
        let name: String
        let lines: [String]
        /// Zero-based lines that the comment covers.
        let covered: Set<Int>

        var testDescription: String { name }
    }

    static let samples = [
        Sample(
            name: "Above a statement, it covers all lines of the statement and no other",
            lines: ["func f() {", "    // widgetlint:ignore a -- because", "    g(", "        1)", "    h()", "}"],
            covered: [2, 3]),
        Sample(
            name: "Behind a statement, it covers that statement",
            lines: ["func f() {", "    g() // widgetlint:ignore a -- because", "    h()", "}"], covered: [1]),
        Sample(
            name: "Above a type, it covers the whole type",
            lines: ["// widgetlint:ignore a -- because", "struct S {", "    let x = 1", "}", "let y = 2"],
            covered: [1, 2, 3]),
        Sample(
            name: "Above a member with attributes, it covers the member",
            lines: ["struct S {", "    // widgetlint:ignore a -- because", "    @State private var x = 1", "    let y = 2", "}"],
            covered: [2]),
        Sample(
            name: "Inside a chain of modifiers, it covers the statement around it",
            lines: ["var v: V {", "    Text(\"\")", "        // widgetlint:ignore a -- because", "        .tap()", "}"],
            covered: [1, 2, 3]),
        Sample(
            name: "As a block comment it works the same",
            lines: ["/* widgetlint:ignore a -- because */", "let x = 1", "let y = 2"], covered: [1]),
        Sample(
            name: "Several rules may be named",
            lines: ["// widgetlint:ignore b, a -- because", "let x = 1"], covered: [1]),
        Sample(
            name: "For a whole file it stands before the first declaration",
            lines: ["// widgetlint:ignore-file a -- generated", "import SwiftUI", "let x = 1"], covered: [0, 1, 2]),
        Sample(
            name: "Further down it does not cover the file",
            lines: ["let x = 1", "// widgetlint:ignore-file a -- generated", "let y = 1"], covered: []),
        Sample(
            name: "Without a reason it covers nothing",
            lines: ["// widgetlint:ignore a", "let x = 1"], covered: []),
        Sample(
            name: "With an empty reason it covers nothing",
            lines: ["// widgetlint:ignore a --", "let x = 1"], covered: []),
        Sample(
            name: "For another rule it covers nothing",
            lines: ["// widgetlint:ignore ab -- because", "let x = 1"], covered: []),
        Sample(
            name: "In a string it covers nothing",
            lines: ["let s = \"// widgetlint:ignore a -- because\"", "let x = 1"], covered: []),
        Sample(
            name: "Quoted in the middle of a comment it covers nothing",
            lines: ["// Write `widgetlint:ignore a -- because` to silence it.", "let x = 1"], covered: []),
    ]

    @Test("The covered lines are silent, the others are not", arguments: samples, ["\n", "\r\n"])
    func covers(_ sample: Sample, lineBreak: String) {
        let text = Array(sample.lines.joined(separator: lineBreak).utf8)
        let suppressions = Suppressions(SyntaxTree.parse(text))
        let lines = LineTable(text)
        let silent = (0..<sample.lines.count).filter { line in
            let content = lines.contentRange(ofLine: line, in: text)
            // Where the code of the line begins.
            let start = text[content].firstIndex { $0 != UInt8(ascii: " ") } ?? content.lowerBound
            let finding = Finding(rule: "a", severity: .error, path: "", range: start..<start + 1, message: "")
            return suppressions.silences(finding)
        }
        #expect(Set(silent).subtracting(sample.commentLines) == sample.covered.subtracting(sample.commentLines))
    }
}

extension SuppressionTests.Sample {
    /// Lines that hold the comment alone, about which nothing is said.
    fileprivate var commentLines: Set<Int> {
        Set(lines.indices.filter { lines[$0].drop { $0 == " " }.hasPrefix("//") || lines[$0].hasPrefix("/*") })
    }
}
