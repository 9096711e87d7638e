import Testing

@testable import SwiftSource

@Suite("String literals")
struct LexerStringTests {
    @Test(
        "A literal is its quotes and the text between them, which may be empty",
        arguments: [
            (#""""#, ["stringQuote \"", "stringSegment", "stringQuote \""]),
            (#""a b""#, ["stringQuote \"", "stringSegment a b", "stringQuote \""]),
            (#""a\"b""#, ["stringQuote \"", #"stringSegment a\"b"#, "stringQuote \""]),
            (#""\\""#, ["stringQuote \"", #"stringSegment \\"#, "stringQuote \""]),
            ("'a'", ["singleQuote '", "stringSegment a", "singleQuote '"]),
        ])
    func plain(text: String, tokens: [String]) {
        #expect(lexed(text) == tokens)
    }

    @Test("An escape that stands for a line break ends a segment", arguments: [#"\n"#, #"\r"#, #"\u{a}"#, #"\u{000D}"#])
    func lineBreakEscapes(escape: String) {
        #expect(
            lexed("\"a\(escape)b\"") == [
                "stringQuote \"", "stringSegment a\(escape)", "stringSegment b", "stringQuote \"",
            ])
    }

    @Test("Any other escape does not", arguments: [#"\t"#, #"\0"#, #"\u{1F600}"#, #"\u{10000000A}"#, #"\q"#])
    func otherEscapes(escape: String) {
        #expect(lexed("\"a\(escape)b\"") == ["stringQuote \"", "stringSegment a\(escape)b", "stringQuote \""])
    }

    @Test("An interpolation holds any tokens, brackets and strings included")
    func interpolation() {
        #expect(
            lexed(#""a\(f("b", (1)))c""#) == [
                "stringQuote \"", "stringSegment a", "backslash \\", "leftParen (", "identifier f", "leftParen (",
                "stringQuote \"", "stringSegment b", "stringQuote \"", "comma ,", "leftParen (", "integerLiteral 1",
                "rightParen )", "rightParen )", "rightParen )", "stringSegment c", "stringQuote \"",
            ])
    }

    @Test("The parentheses of an interpolation are counted behind `try?` as well")
    func tryInInterpolation() {
        #expect(lexed(#""\(try? (f()))""#).suffix(3) == ["rightParen )", "stringSegment", "stringQuote \""])
    }

    @Test("In a raw string only quotes and backslashes with enough pounds count")
    func raw() {
        #expect(
            lexed(##"#"a"\(b)\#(c)\n"#"##) == [
                "rawStringPoundDelimiter #", "stringQuote \"", #"stringSegment a"\(b)"#, "backslash \\",
                "rawStringPoundDelimiter #", "leftParen (", "identifier c", "rightParen )", #"stringSegment \n"#,
                "stringQuote \"", "rawStringPoundDelimiter #",
            ])
    }

    @Test("Three quotes in a raw string that its line closes are one-line")
    func rawQuote() {
        #expect(
            lexed(##"#"""#"##) == [
                "rawStringPoundDelimiter #", "stringQuote \"", "stringSegment \"", "stringQuote \"",
                "rawStringPoundDelimiter #",
            ])
    }

    @Test("A line break ends an open literal, inside its interpolation too")
    func unterminated() {
        #expect(lexed("\"a\nb") == ["stringQuote \"", "stringSegment a", "identifier b"])
        #expect(lexed("\"\nb") == ["stringQuote \"", "identifier b"])
        #expect(
            lexed("\"\\(a\nb") == [
                "stringQuote \"", "stringSegment", "backslash \\", "leftParen (", "identifier a", "stringSegment",
                "identifier b",
            ])
    }

    @Test(
        "The opening quote of a literal that is not closed says so",
        arguments: ["\"a", "\"a\n", "\"\\(", "\"\"\"\na", "#\"a\"", "\"\\(\"a"])
    func unterminatedFlag(text: String) {
        let tokens = Tokens(lexing: Array(text.utf8))
        let opening = tokens.kinds.firstIndex { $0 == .stringQuote || $0 == .multilineStringQuote }
        #expect(opening.map { tokens.flags[$0].contains(.unterminated) } == true)
    }

    @Test("The quotes of closed literals do not")
    func terminated() {
        let tokens = Tokens(lexing: Array("#\"a\"# + \"\"\"\n\\(\"b\")\n\"\"\" + #/a/#".utf8))
        #expect(tokens.flags.allSatisfy { !$0.contains(.unterminated) })
    }
}
