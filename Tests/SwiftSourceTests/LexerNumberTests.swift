import Testing

@testable import SwiftSource

@Suite("Number literals")
struct LexerNumberTests {
    @Test(
        "An integer in any base, with underscores, is one token",
        arguments: [
            "0", "42", "1_000_000", "0b1010_1", "0o17_7", "0xFF_a0", "0b12", "0o9", "0xG", "1abc", "0b", "0x",
        ])
    func integers(number: String) {
        #expect(lexed(number) == ["integerLiteral \(number)"])
    }

    @Test(
        "A fraction or an exponent makes a floating-point literal",
        arguments: [
            "1.5", "1_0.0_1", "1e10", "1E-3", "1.5e+3", "0x1p3", "0x1.8p-2", "0xA.Fp0", "1e", "1else",
        ])
    func floats(number: String) {
        #expect(lexed(number) == ["floatLiteral \(number)"])
    }

    @Test(
        "A dot without a digit behind it accesses a member",
        arguments: [
            ("1.foo", ["integerLiteral 1", "period .", "identifier foo"]),
            ("0xFF.description", ["integerLiteral 0xFF", "period .", "identifier description"]),
            ("1...3", ["integerLiteral 1", "binaryOperator ...", "integerLiteral 3"]),
            ("1.", ["integerLiteral 1", "period ."]),
            ("0xf.fp;", ["integerLiteral 0xf", "period .", "identifier fp", "semicolon ;"]),
        ])
    func members(text: String, tokens: [String]) {
        #expect(lexed(text) == tokens)
    }

    @Test("The indices of nested tuples are integers")
    func tupleIndices() {
        #expect(lexed("x.0.1") == ["identifier x", "period .", "integerLiteral 0", "period .", "integerLiteral 1"])
    }
}
