import Testing

@testable import SwiftSource

@Suite("Operators")
struct LexerOperatorTests {
    @Test(
        "White space around an operator decides its role",
        arguments: [
            ("a + b", [TokenKind.identifier, .binaryOperator, .identifier]),
            ("a+b", [.identifier, .binaryOperator, .identifier]),
            ("a +b", [.identifier, .prefixOperator, .identifier]),
            ("a+ b", [.identifier, .postfixOperator, .identifier]),
            ("(-b)", [.leftParen, .prefixOperator, .identifier, .rightParen]),
            ("a++.b", [.identifier, .postfixOperator, .period, .identifier]),
            ("f(&x)", [.identifier, .leftParen, .prefixAmpersand, .identifier, .rightParen]),
            ("a & b", [.identifier, .binaryOperator, .identifier]),
            ("a ? b : c", [.identifier, .infixQuestionMark, .identifier, .colon, .identifier]),
            ("a?.b!", [.identifier, .postfixQuestionMark, .period, .identifier, .exclamationMark]),
            ("!a", [.prefixOperator, .identifier]),
            ("a != b", [.identifier, .binaryOperator, .identifier]),
            ("a=b", [.identifier, .equal, .identifier]),
            ("() -> T", [.leftParen, .rightParen, .arrow, .identifier]),
            ("A::b", [.identifier, .colonColon, .identifier]),
            ("a...", [.identifier, .postfixOperator]),
            ("...a", [.prefixOperator, .identifier]),
            ("a ≠ b", [.identifier, .binaryOperator, .identifier]),
            ("@A", [.atSign, .identifier]),
            ("\\.a", [.backslash, .period, .identifier]),
            ("a\u{A0}+ b", [.identifier, .binaryOperator, .identifier]),
        ])
    func roles(text: String, expected: [TokenKind]) {
        #expect(kinds(text) == expected)
    }

    @Test(
        "A comment ends an operator and counts as white space",
        arguments: [
            ("1.../*c*/", ["integerLiteral 1", "postfixOperator ..."]),
            ("a +/* */b", ["identifier a", "binaryOperator +", "identifier b"]),
            ("a+//c", ["identifier a", "postfixOperator +"]),
            ("/**/+a", ["prefixOperator +", "identifier a"]),
            ("a */ b", ["identifier a", "unknown */", "identifier b"]),
        ])
    func comments(text: String, tokens: [String]) {
        #expect(lexed(text) == tokens)
    }

    @Test("Angle brackets are operators until the parser knows better")
    func angleBrackets() {
        #expect(
            lexed("[Set<A<B>>]") == [
                "leftSquare [", "identifier Set", "binaryOperator <", "identifier A", "binaryOperator <", "identifier B",
                "postfixOperator >>", "rightSquare ]",
            ])
    }

    @Test("An operator holds dots only if it begins with one")
    func dots() {
        #expect(lexed("a ..< b") == ["identifier a", "binaryOperator ..<", "identifier b"])
        #expect(lexed("a +.b") == ["identifier a", "prefixOperator +", "period .", "identifier b"])
    }
}
