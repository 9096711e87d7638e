import Testing

@testable import SwiftSource

/// Texts on which a lexer that recurses overflows its stack, and one that looks ahead again and again does not finish.
@Suite("Deep and long texts")
struct DeepTextTests {
    @Test("Nesting has no limit", arguments: ["(", "[", "{", "\"\\(", "#\"\\#(", "\"\"\"\n\\(", "/*", "f(\"\\("])
    func nesting(opening: String) {
        expectReadToEnd(opening, times: 100_000)
    }

    @Test(
        "No piece makes the lexer look ahead to the end for each of its copies",
        arguments: [
            "#", "##\"\"\"\\##(", "#\"\"\"#\"\"\"", "#/\n", "##/\n#/\n", "/", "+/**/", "/+/**/", ".+/*.*/", "<#", "+<# ",
            "“", "“\\",
            "<<<<<<< \n", ">>>> \n", "`", "`\n", "\"", "'", "\\", "\\#", "\"\"\"\\", "0x1.", "1e", "é", "\u{301}", "\r",
            "$",
            "try? /", "(/", " /a", "\"\\(\n", "_",
        ])
    func repeated(piece: String) {
        expectReadToEnd(piece, times: 60_000)
    }

    @Test("A line may be a megabyte long", arguments: ["a", "1", " ", "+", "/*x*/", "\"x\"", ";", "a.", "(a)"])
    func longLine(piece: String) {
        expectReadToEnd(piece, times: 1_000_000 / piece.utf8.count)
    }

    private func expectReadToEnd(_ piece: String, times: Int) {
        let bytes = Array(String(repeating: piece, count: times).utf8)
        let tokens = Tokens(lexing: bytes)
        #expect(tokens.kinds.last == .endOfFile)
        #expect(tokens.ends.last == UInt32(bytes.count))
    }
}
