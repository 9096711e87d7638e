import Testing

@testable import SwiftSource

@Suite("Parsing types where expressions stand")
struct ParserTypesInExpressionsTests {
    @Test("A type that no expression can be is one", arguments: typesCases)
    func types(source: String, tree: String) {
        expect(source, parsesAs: tree)
    }

    static let typesCases: [(String, String)] = [
        (
            "x = @convention(c) () -> A",
            """
            (sequence x = (attributedType (attribute convention :convention (argumentList (argument c))) (functionType
            (tupleType) :A)))
            """
        ),
        ("(inout A).self", "(memberAccess self (tuple (argument (attributedType :A))))"),
        (
            "[nonisolated(nonsending) () async -> A]()",
            "(call (arrayLiteral (attributedType (functionType (tupleType) (effectSpecifiers) :A))) (argumentList))"
        ),
        ("nonisolated(a)", "(call nonisolated (argumentList (argument a)))"),
        ("(any ~A).self", "(memberAccess self (tuple (argument (someOrAnyType any (suppressedType :A)))))"),
        ("[_ of A]", "(inlineArrayType :_ :A)"),
        (
            """
            [a
            of]
            """,
            "(arrayLiteral a (unexpected of))"
        ),
        ("A<>.b", "(memberAccess b (postfixOperator <> A))"),
        ("[(A) throws -> B]()", "(call (arrayLiteral (sequence (tuple (argument A)) throws -> B)) (argumentList))"),
    ]

    @Test("The root of a key path is a type", arguments: keyPathRootsCases)
    func keyPathRoots(source: String, tree: String) {
        expect(source, parsesAs: tree)
    }

    static let keyPathRootsCases: [(String, String)] = [
        (#"\A?.b"#, "(keyPath (optionalType :A))"),
        (#"\A!.b"#, "(keyPath (implicitlyUnwrappedOptionalType :A))"),
        (#"\A?.?.b"#, "(keyPath (optionalType :A))"),
        (#"\(A, B).0"#, "(keyPath (tupleType (tupleTypeElement :A) (tupleTypeElement :B)))"),
        (#"\A.Type.b"#, "(keyPath (metatypeType Type :A))"),
    ]
}
