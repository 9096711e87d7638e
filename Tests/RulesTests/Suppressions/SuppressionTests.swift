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
            name: "Stacked comments cover the same statement",
            lines: [
                "func f() {", "    // widgetlint:ignore b -- because", "    // widgetlint:ignore a -- because",
                "    // another", "    g()", "    h()", "}",
            ], covered: [4]),
        Sample(
            name: "Between attributes and their declaration it covers the declaration",
            lines: ["struct S {", "    @State", "    // widgetlint:ignore a -- because", "    var x = 1", "    let y = 2", "}"],
            covered: [1, 3]),
        Sample(
            name: "Between the documentation and the declaration it covers the declaration",
            lines: ["/// A type.", "// widgetlint:ignore a -- because", "struct S {", "    let x = 1", "}"],
            covered: [2, 3, 4]),
        Sample(
            name: "Above a case of a switch it covers the case",
            lines: [
                "switch x {", "// widgetlint:ignore a -- because", "case .a:", "    f()", "case .b:", "    g()", "}",
            ], covered: [2, 3]),
        Sample(
            name: "Above a case of an enumeration it covers that case",
            lines: ["enum E {", "    // widgetlint:ignore a -- because", "    case a", "    case b", "}"], covered: [2]),
        Sample(
            name: "Behind the brace of a builder it covers the statement",
            lines: [
                "var v: V {", "    VStack { // widgetlint:ignore a -- because", "        A()", "    }", "    .tap()", "    B()", "}",
            ], covered: [1, 2, 3, 4]),
        Sample(
            name: "Behind the brace of a type it covers the type",
            lines: ["struct S { // widgetlint:ignore a -- because", "    let x = 1", "}", "let y = 2"], covered: [0, 1, 2]),
        Sample(
            name: "Behind the last line of a statement it covers the statement",
            lines: ["func f() {", "    g(", "        1) // widgetlint:ignore a -- because", "    h()", "}"], covered: [1, 2]),
        Sample(
            name: "Behind two statements of a line it covers both",
            lines: ["func f() {", "    g(); h( // widgetlint:ignore a -- because", "        1)", "    i()", "}"],
            covered: [1, 2]),
        Sample(
            name: "Above #if it covers all up to #endif",
            lines: ["// widgetlint:ignore a -- because", "#if os(iOS)", "let x = 1", "#else", "let x = 2", "#endif", "let y = 3"],
            covered: [1, 2, 3, 4, 5]),
        Sample(
            name: "Inside #if it covers the statement there",
            lines: ["#if os(iOS)", "// widgetlint:ignore a -- because", "let x = 1", "let y = 2", "#endif"], covered: [2]),
        Sample(
            name: "Above a conditional modifier it covers the statement around it",
            lines: [
                "var v: V {", "    A()", "        #if os(iOS)", "        // widgetlint:ignore a -- because", "        .tap()",
                "        #endif", "    B()", "}",
            ], covered: [1, 2, 4, 5]),
        Sample(
            name: "Above an accessor it covers the accessor",
            lines: [
                "var x: Int {", "    // widgetlint:ignore a -- because", "    get { f() }", "    set { g() }", "}",
            ], covered: [2]),
        Sample(
            name: "Above an argument it covers the statement",
            lines: ["func f() {", "    g(", "        // widgetlint:ignore a -- because", "        1)", "    h()", "}"],
            covered: [1, 3]),
        Sample(
            name: "In a closure above its first statement it covers that",
            lines: ["f { x in", "    // widgetlint:ignore a -- because", "    g(x)", "    h(x)", "}"], covered: [2]),
        Sample(
            name: "Above the end of a block it covers nothing",
            lines: ["func f() {", "    g()", "    // widgetlint:ignore a -- because", "}", "let x = 1"], covered: []),
        Sample(
            name: "At the end of the file it covers nothing",
            lines: ["let x = 1", "// widgetlint:ignore a -- because"], covered: []),
        Sample(
            name: "Above else it covers the whole if",
            lines: ["if a {", "    f()", "}", "// widgetlint:ignore a -- because", "else {", "    g()", "}", "h()"],
            covered: [0, 1, 2, 4, 5, 6]),
        Sample(
            name: "A comment in front of a statement covers it",
            lines: ["func f() {", "    /* widgetlint:ignore a -- because */ g()", "    h()", "}"], covered: [1]),
        Sample(
            name: "A comment in the middle of a statement covers it",
            lines: ["func f() {", "    g(1, /* widgetlint:ignore a -- because */ 2)", "    h()", "}"], covered: [1]),
        Sample(
            name: "A colon may stand before the reason, and ignore-next means ignore",
            lines: ["// widgetlint:ignore-next a: because", "let x = 1", "let y = 2"], covered: [1]),
        Sample(
            name: "For a whole file it may stand behind the imports, and #if around all of them does not matter",
            lines: [
                "#if canImport(WidgetKit)", "import WidgetKit", "// widgetlint:ignore-file a -- because", "let x = 1", "#endif",
            ], covered: [0, 1, 3, 4]),
        Sample(
            name: "With a place for a reason it covers nothing",
            lines: ["// widgetlint:ignore a -- <#reason#>", "let x = 1"], covered: []),
        Sample(
            name: "In documentation it covers nothing",
            lines: ["/// widgetlint:ignore a -- because", "let x = 1", "/** widgetlint:ignore a -- because */", "let y = 1"],
            covered: []),
        Sample(
            name: "Commented out it covers nothing",
            lines: ["// // widgetlint:ignore a -- because", "let x = 1", "/* /* widgetlint:ignore a -- because */ */", "let y = 1"],
            covered: []),
        Sample(
            name: "In a string of several lines it covers nothing",
            lines: ["let s = \"\"\"", "    // widgetlint:ignore a -- because", "    \"\"\"", "let x = 1"], covered: []),
        Sample(
            name: "In an interpolation it covers nothing",
            lines: ["let s = \"\\(f(/* widgetlint:ignore a -- because */ 1))\"", "let x = 1"], covered: []),
        Sample(
            name: "In a regular expression it covers nothing",
            lines: ["let r = #/ // widgetlint:ignore a -- because /#", "let x = 1"], covered: []),
        Sample(
            name: "In code that is never compiled it covers nothing",
            lines: ["#if false", "// widgetlint:ignore-file a -- because", "#endif", "let x = 1"], covered: []),
        Sample(
            name: "Quoted in the middle of a comment it covers nothing",
            lines: ["// Write `widgetlint:ignore a -- because` to silence it.", "let x = 1"], covered: []),
    ]

    @Test("The covered lines are silent, the others are not", arguments: samples, ["\n", "\r\n"])
    func covers(_ sample: Sample, lineBreak: String) {
        let text = Array(sample.lines.joined(separator: lineBreak).utf8)
        let suppressions = SwiftSuppressions.all(in: SyntaxTree.parse(text))
        let lines = LineTable(text)
        let silent = (0..<sample.lines.count).filter { line in
            let content = lines.contentRange(ofLine: line, in: text)
            // Where the code of the line begins.
            let start = text[content].firstIndex { $0 != UInt8(ascii: " ") } ?? content.lowerBound
            let finding = Finding(rule: "a", severity: .error, path: "", range: start..<start + 1, message: "")
            return suppressions.contains { $0.silences(finding) }
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
