import Testing

@testable import SwiftSource

@Suite("Regex literals")
struct LexerRegexTests {
    @Test(
        "Where an operand is expected, slashes hold a regex literal",
        arguments: [
            "let r = /a b/", "f(/a/)", "[/a/]", "return /a/", "if x == /a/ {}", "a.b(c, /\\//)", "try? /^ x/", "/[(]/",
        ])
    func bare(text: String) {
        #expect(kinds(text).contains(.regexLiteralPattern))
    }

    @Test(
        "Elsewhere they divide",
        arguments: [
            "a / b / c", "a/b/c", "x = a /b", "func / (a: Int) {}", "operator /^/", "(/)", "f(a / b, c / d)", "1 / 2 / 3",
            "a(/, /)", "a\n/ 1 /",
        ])
    func division(text: String) {
        #expect(!kinds(text).contains(.regexLiteralPattern))
    }

    @Test("A bare literal is its slashes and its pattern")
    func bareTokens() {
        #expect(
            lexed("x = /a(b)/") == [
                "identifier x", "equal =", "regexSlash /", "regexLiteralPattern a(b)", "regexSlash /",
            ])
    }

    @Test("An operator in front of the slash stays an operator")
    func prefixOperator() {
        #expect(
            lexed("x = ^/a/") == [
                "identifier x", "equal =", "prefixOperator ^", "regexSlash /", "regexLiteralPattern a", "regexSlash /",
            ])
    }

    @Test("An extended literal ends at a slash with as many pounds, and may hold line breaks")
    func extended() {
        #expect(
            lexed("##/a/#b/##") == [
                "regexPoundDelimiter ##", "regexSlash /", "regexLiteralPattern a/#b", "regexSlash /",
                "regexPoundDelimiter ##",
            ])
        #expect(
            lexed("#/\na\n/#") == [
                "regexPoundDelimiter #", "regexSlash /", "regexLiteralPattern \na\n", "regexSlash /",
                "regexPoundDelimiter #",
            ])
    }

    @Test("A literal over lines without an end is empty, so that the lines after it are code")
    func openMultiline() {
        #expect(
            lexed("#/\nlet a") == [
                "regexPoundDelimiter #", "regexSlash /", "regexLiteralPattern", "keyword let", "identifier a",
            ])
    }

    @Test("A literal that its line leaves open is marked")
    func unterminated() {
        let tokens = Tokens(lexing: Array("#/abc".utf8))
        #expect(tokens.flags[1].contains(.unterminated))
    }
}
