import Testing

@testable import SwiftSource

@Suite("Names and keywords")
struct LexerNameTests {
    @Test(
        "A name is an identifier, whatever letters it is made of",
        arguments: [
            "a", "Widget", "_private", "a_1", "x$y", "größe", "名前", "🎉", "`class`", "`a b`", "`+`", "$name", "abcdefgh",
            "abcdefghi", "abcdefghijklmnopq",
        ])
    func names(name: String) {
        #expect(lexed(name) == ["identifier \(name)"])
    }

    @Test(
        "Every reserved word is a keyword, and every contextual one an identifier that says which it is",
        arguments: Keyword.allCases.filter { $0 != .none })
    func keywords(keyword: Keyword) {
        let tokens = Tokens(lexing: Array(keyword.spelling.utf8))
        #expect(tokens.kinds == [keyword.isReserved ? .keyword : .identifier, .endOfFile])
        #expect(tokens.keywords.first == keyword)
    }

    @Test("A word that only begins or ends like a keyword is none", arguments: Keyword.allCases.filter { $0 != .none })
    func nearKeywords(keyword: Keyword) {
        for text in [keyword.spelling + "_", "_" + keyword.spelling + "é"] {
            let tokens = Tokens(lexing: Array(text.utf8))
            #expect(tokens.kinds == [.identifier, .endOfFile])
            #expect(tokens.keywords.first == Keyword.none)
        }
    }

    @Test("A back-quoted keyword is a plain name")
    func quotedKeyword() {
        let tokens = Tokens(lexing: Array("`default`".utf8))
        #expect(tokens.kinds == [.identifier, .endOfFile])
        #expect(tokens.keywords == [.none, .none])
    }

    @Test("An underscore alone is a wildcard")
    func wildcard() {
        #expect(lexed("_ = __") == ["wildcard _", "equal =", "identifier __"])
    }

    @Test("A dollar sign with digits is a closure's parameter")
    func dollars() {
        #expect(
            lexed("$0 + $12 - $") == [
                "dollarIdentifier $0", "binaryOperator +", "dollarIdentifier $12", "binaryOperator -",
                "dollarIdentifier $",
            ])
    }

    @Test("A back-quote without a partner in its line stands alone and is marked as open")
    func loneBackquote() {
        let bytes = Array("`abc\nd`".utf8)
        #expect(lexed(bytes) == ["backtick `", "identifier abc", "identifier d", "backtick `"])
        #expect(Tokens(lexing: bytes).flags[0].contains(.unterminated))
    }

    @Test("An editor placeholder is one identifier")
    func placeholders() {
        #expect(lexed("f(<#T##Int#>)") == ["identifier f", "leftParen (", "identifier <#T##Int#>", "rightParen )"])
        #expect(lexed("a<#b") == ["identifier a", "binaryOperator <", "pound #", "identifier b"])
    }

    @Test("Curly quotes are no string literal, but their text stays together")
    func curlyQuotes() {
        #expect(lexed("“a b” ”") == ["identifier “a b”", "unknown ”"])
    }
}
