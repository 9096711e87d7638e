import Testing

@testable import SwiftSource

@Suite("Parsing closures")
struct ParserClosuresTests {
    @Test("A signature ends with in", arguments: closuresCases)
    func closures(source: String, tree: String) {
        expect(source, parsesAs: tree)
    }

    static let closuresCases: [(String, String)] = [
        ("{ }", "(closure)"),
        ("{ a in b }", "(closure (closureSignature (closureParameter a)) b)"),
        ("{ a, b in c }", "(closure (closureSignature (closureParameter a) (closureParameter b)) c)"),
        ("{ (a, b) in c }", "(closure (closureSignature (parameterClause (parameter a) (parameter b))) c)"),
        (
            "{ (a: Int, b) -> C in d }",
            "(closure (closureSignature (parameterClause (parameter a :Int) (parameter b)) (returnClause :C)) d)"
        ),
        ("{ [weak self] in a }", "(closure (closureSignature (closureCapture self)) a)"),
        (
            "{ [a, weak b = c.d, unowned(safe) e] f in g }",
            """
            (closure (closureSignature (closureCapture a) (closureCapture b (memberAccess d c)) (closureCapture e)
            (closureParameter f)) g)
            """
        ),
        ("{ [self] in a }", "(closure (closureSignature (closureCapture self)) a)"),
        ("{ @MainActor in a }", "(closure (closureSignature (attribute MainActor :MainActor)) a)"),
        (
            "{ @Sendable [a] (b) async throws -> C in d }",
            """
            (closure (closureSignature (attribute Sendable :Sendable) (closureCapture a) (parameterClause (parameter
            b)) (effectSpecifiers) (returnClause :C)) d)
            """
        ),
        ("{ _ in a }", "(closure (closureSignature (closureParameter _)) a)"),
        ("{ _, b in a }", "(closure (closureSignature (closureParameter _) (closureParameter b)) a)"),
        ("{ async in a }", "(closure (closureSignature (closureParameter async)) a)"),
        ("{ async -> A in b }", "(closure (closureSignature (closureParameter async) (returnClause :A)) b)"),
        ("{ [a] throws in b }", "(closure (closureSignature (closureCapture a) (effectSpecifiers)) b)"),
        (
            "{ () throws(E) -> A<B> in c }",
            """
            (closure (closureSignature (parameterClause) (effectSpecifiers :E) (returnClause (identifierType A
            (genericArgumentClause :B)))) c)
            """
        ),
        ("{ a }", "(closure a)"),
        ("{ $0 + $1 }", "(closure (sequence $0 + $1))"),
        ("{ [a] }", "(closure (arrayLiteral a))"),
        ("{ (a) }", "(closure (tuple (argument a)))"),
        ("{ for a in b {} }", "(closure (for 'a b (codeBlock)))"),
        ("{ a async in b }", "(closure (closureSignature (closureParameter a) (effectSpecifiers)) b)"),
        ("{ in a }", "(closure (closureSignature) a)"),
        (
            "f { (a) -> some B in c }",
            """
            (call f (trailingClosure (closure (closureSignature (parameterClause (parameter a)) (returnClause
            (someOrAnyType some :B))) c)))
            """
        ),
    ]
}
