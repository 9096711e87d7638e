import Testing

@testable import SwiftSource

@Suite("Kinds of tokens that the grammar decides")
struct ParserTokenKindsTests {
    @Test(
        "An operator has the kind of the part it plays",
        arguments: [
            ("x as A<B>", "leftAngle < rightAngle >"),
            ("x as A<B<C>>", "leftAngle < leftAngle < rightAngle > rightAngle >"),
            ("A<B>.c", "leftAngle < rightAngle > period ."),
            ("a < b", "binaryOperator <"),
            ("a<b", "binaryOperator <"),
            ("typealias A = (B...) -> C", "equal = ellipsis ... arrow ->"),
            ("enum E { case a(B ...) }", "ellipsis ..."),
            ("0...", "postfixOperator ..."),
            ("func == () {}", "binaryOperator =="),
            ("func ==() {}", "binaryOperator =="),
            ("prefix func !() {}", "binaryOperator !"),
            ("func <() {}", "binaryOperator <"),
            ("prefix operator ->", "binaryOperator ->"),
            ("func *<let N: Int>() {}", "binaryOperator * leftAngle < colon : rightAngle >"),
            ("@available(*)", "atSign @ binaryOperator *"),
            ("@objc(a::)", "atSign @ colon : colon :"),
            ("A::b", "colonColon ::"),
        ])
    func operators(source: String, expected: String) {
        let tree = SyntaxTree.parse(Array(source.utf8))
        let operators = tree.tokens.kinds.indices.compactMap { token -> String? in
            switch tree.tokens.kinds[token] {
            case .identifier, .keyword, .integerLiteral, .leftParen, .rightParen, .leftBrace, .rightBrace, .endOfFile:
                nil
            case let kind: "\(kind) \(tree.text(ofToken: token))"
            }
        }
        #expect(operators.joined(separator: " ") == expected)
    }

    @Test("What stands in a string is never an operator", arguments: ["\\(\"...", "\\(\"...\")", "f(\"...\")"])
    func textOfDots(source: String) {
        let bytes = Array(source.utf8)
        #expect(SyntaxTree.parse(bytes).tokens.kinds == Tokens(lexing: bytes).kinds)
    }

    @Test("A given-up attempt leaves the kinds as they were")
    func givenUpAttempt() {
        let tree = SyntaxTree.parse(Array("f(a<b, c>d)".utf8))
        #expect(tree.tokens.kinds.filter { $0 == .leftAngle || $0 == .rightAngle } == [])
    }
}
