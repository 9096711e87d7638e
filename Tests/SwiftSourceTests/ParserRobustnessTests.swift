import Testing

@testable import SwiftSource

@Suite("Trees of texts that are not quite Swift")
struct ParserRobustnessTests {
    @Test("Nodes nest and cover all tokens of real code", arguments: sampleTexts)
    func realCode(sample: SampleText) {
        #expect(SyntaxTree.parse(sample.bytes).faults == [])
    }

    @Test("And of code cut off anywhere", arguments: sampleTexts.filter { $0.bytes.count < 6000 })
    func truncated(sample: SampleText) {
        var random = RandomNumbers(seed: UInt64(sample.bytes.count) &+ 2)
        let text = sample.bytes.prefix(Int.random(in: 0...sample.bytes.count, using: &random))
        #expect(SyntaxTree.parse(Array(text)).faults == [])
    }

    @Test("And of small texts with bytes or tokens changed at random", arguments: seeds)
    func mutated(seed: String) {
        var random = RandomNumbers(seed: FNV.hash(seed))
        for _ in 0..<35 {
            let text = TextMutation.mutate(Array(seed.utf8), using: &random)
            let faults = SyntaxTree.parse(text).faults
            #expect(faults == [], "\(String(decoding: text, as: UTF8.self).debugDescription)")
        }
    }

    @Test("And of one text cut at each of its bytes", arguments: seeds)
    func everyPrefix(seed: String) {
        let bytes = Array(seed.utf8)
        for count in bytes.indices { #expect(SyntaxTree.parse(Array(bytes[..<count])).faults == []) }
    }

    @Test("And of words and signs in any order", arguments: 0..<40)
    func shuffled(seed: Int) {
        var random = RandomNumbers(seed: UInt64(seed) &+ 77)
        for _ in 0..<50 {
            let words = (0..<Int.random(in: 1..<14, using: &random)).compactMap { _ in pieces.randomElement(using: &random) }
            let text = words.joined(separator: Bool.random(using: &random) ? " " : "")
            #expect(SyntaxTree.parse(Array(text.utf8)).faults == [], "\(text.debugDescription)")
        }
    }

    /// The sources of the tables on the grammar.
    static let seeds: [String] = [
        ParserDeclarationsTests.declarationsCases, ParserDeclarationsTests.attributesCases,
        ParserMembersTests.accessorsCases, ParserMembersTests.parametersCases, ParserMembersTests.enumCasesCases,
        ParserTypesTests.typesCases, ParserTypesTests.genericsCases, ParserPatternsTests.patternsCases,
        ParserStatementsTests.statementsCases, ParserExpressionsTests.operatorsCases,
        ParserExpressionsTests.suffixesCases, ParserClosuresTests.closuresCases, ParserLiteralsTests.collectionsCases,
        ParserLiteralsTests.stringsCases, ParserLiteralsTests.keyPathsCases, ParserMacrosTests.macrosCases,
        ParserIfConfigTests.conditionalCodeCases, ParserBrokenTests.brokenCodeCases,
    ].joined().map(\.0)
}

private let pieces = [
    "struct", "S", "{", "}", "(", ")", "[", "]", "<", ">", ">>", ",", ":", ";", ".", "...", "->", "=", "==", "?", "!", "&",
    "-", "func", "f", "init", "var", "let", "case", "default", "switch", "if", "else", "guard", "for", "in", "while",
    "repeat", "do", "catch", "try", "await", "return", "where", "some", "any", "each", "inout", "as", "is", "#if", "#else",
    "#elseif", "#endif", "\n", "@A", "@", "#a", "#", "\"", "\"a\"", "\\", "\\(", "/", "$0", "_", "`", "get", "set", "async",
    "throws", "static", "private", "extension", "enum", "protocol", "import", "self", "1", "nil", "#available", "~", "*/",
]

/// FNV-1a, which gives the same seed on every run.
private enum FNV {
    static func hash(_ text: String) -> UInt64 {
        text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    }
}
