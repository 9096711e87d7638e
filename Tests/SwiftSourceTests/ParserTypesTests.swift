import Testing

@testable import SwiftSource

@Suite("Parsing types")
struct ParserTypesTests {
    @Test("Types nest as they are written", arguments: typesCases)
    func types(source: String, tree: String) {
        expect(source, parsesAs: tree)
    }

    static let typesCases: [(String, String)] = [
        ("let x: Int", "(variable let (patternBinding 'x (typeAnnotation :Int)))"),
        ("let x: A.B.C", "(variable let (patternBinding 'x (typeAnnotation (memberType C (memberType B :A)))))"),
        ("let x: A?", "(variable let (patternBinding 'x (typeAnnotation (optionalType :A))))"),
        ("let x: A!", "(variable let (patternBinding 'x (typeAnnotation (implicitlyUnwrappedOptionalType :A))))"),
        ("let x: A??", "(variable let (patternBinding 'x (typeAnnotation (optionalType (optionalType :A)))))"),
        ("let x: [A]", "(variable let (patternBinding 'x (typeAnnotation (arrayType :A))))"),
        ("let x: [A: B]", "(variable let (patternBinding 'x (typeAnnotation (dictionaryType :A :B))))"),
        ("let x: [3 of A]", "(variable let (patternBinding 'x (typeAnnotation (inlineArrayType 3 :A))))"),
        (
            "let x: (A, b: C)",
            """
            (variable let (patternBinding 'x (typeAnnotation (tupleType (tupleTypeElement :A) (tupleTypeElement b
            :C)))))
            """
        ),
        (
            "let x: () -> Void",
            "(variable let (patternBinding 'x (typeAnnotation (functionType (tupleType) :Void))))"
        ),
        (
            "let x: (A, inout B) async throws -> C",
            """
            (variable let (patternBinding 'x (typeAnnotation (functionType (tupleType (tupleTypeElement :A)
            (tupleTypeElement (attributedType :B))) (effectSpecifiers) :C))))
            """
        ),
        (
            "let x: (A) -> (B) -> C",
            """
            (variable let (patternBinding 'x (typeAnnotation (functionType (tupleType (tupleTypeElement :A))
            (functionType (tupleType (tupleTypeElement :B)) :C)))))
            """
        ),
        (
            "let x: (() -> Void)?",
            """
            (variable let (patternBinding 'x (typeAnnotation (optionalType (tupleType (tupleTypeElement
            (functionType (tupleType) :Void)))))))
            """
        ),
        ("let x: some A", "(variable let (patternBinding 'x (typeAnnotation (someOrAnyType some :A))))"),
        (
            "let x: any A & B",
            "(variable let (patternBinding 'x (typeAnnotation (someOrAnyType any (compositionType :A :B)))))"
        ),
        (
            "let x: some A?",
            "(variable let (patternBinding 'x (typeAnnotation (someOrAnyType some (optionalType :A)))))"
        ),
        ("let x: A & B", "(variable let (patternBinding 'x (typeAnnotation (compositionType :A :B))))"),
        ("let x: ~A", "(variable let (patternBinding 'x (typeAnnotation (suppressedType :A))))"),
        ("let x: A.Type", "(variable let (patternBinding 'x (typeAnnotation (metatypeType Type :A))))"),
        ("let x: @A B", "(variable let (patternBinding 'x (typeAnnotation (attributedType (attribute A :A) :B))))"),
        (
            "let x: repeat each A",
            "(variable let (patternBinding 'x (typeAnnotation (packExpansionType (packElementType :A)))))"
        ),
        (
            "let x: @Sendable () -> Void",
            """
            (variable let (patternBinding 'x (typeAnnotation (attributedType (attribute Sendable :Sendable)
            (functionType (tupleType) :Void)))))
            """
        ),
        ("let x: Self", "(variable let (patternBinding 'x (typeAnnotation :Self)))"),
        ("let x: Any", "(variable let (patternBinding 'x (typeAnnotation :Any)))"),
        (
            "let x: [A?]?",
            "(variable let (patternBinding 'x (typeAnnotation (optionalType (arrayType (optionalType :A))))))"
        ),
        (
            "let x: A<B>.C",
            """
            (variable let (patternBinding 'x (typeAnnotation (memberType C (identifierType A (genericArgumentClause
            :B))))))
            """
        ),
        (
            "let x: [[A]: (B)]",
            """
            (variable let (patternBinding 'x (typeAnnotation (dictionaryType (arrayType :A) (tupleType
            (tupleTypeElement :B))))))
            """
        ),
        ("let x: _", "(variable let (patternBinding 'x (typeAnnotation :_)))"),
        ("let some: A", "(variable let (patternBinding 'some (typeAnnotation :A)))"),
        ("let x: borrowing A", "(variable let (patternBinding 'x (typeAnnotation (attributedType :A))))"),
        (
            "let x: nonisolated(nonsending) () async -> Void",
            """
            (variable let (patternBinding 'x (typeAnnotation (attributedType (functionType (tupleType)
            (effectSpecifiers) :Void)))))
            """
        ),
        (
            "struct S: nonisolated P & Q {}",
            "(struct S (inheritanceClause (attributedType (compositionType :P :Q))) (memberBlock))"
        ),
        (
            """
            let x: nonisolated
            (y)
            """,
            "(variable let (patternBinding 'x (typeAnnotation :nonisolated))) (tuple (argument y))"
        ),
        ("enum E: Int, ~ A {}", "(enum E (inheritanceClause :Int (suppressedType :A)) (memberBlock))"),
    ]

    @Test("Angles are generic arguments where what follows allows it, else comparisons", arguments: genericsCases)
    func generics(source: String, tree: String) {
        expect(source, parsesAs: tree)
    }

    static let genericsCases: [(String, String)] = [
        (
            "let x: A\n<B, C> = d",
            """
            (variable let (patternBinding 'x (typeAnnotation (identifierType A (genericArgumentClause :B :C)))
            (initializerClause d)))
            """
        ),
        (
            "let x: A<B<C>>",
            """
            (variable let (patternBinding 'x (typeAnnotation (identifierType A (genericArgumentClause
            (identifierType B (genericArgumentClause :C)))))))
            """
        ),
        (
            "let x: A<B<C>>?",
            """
            (variable let (patternBinding 'x (typeAnnotation (optionalType (identifierType A (genericArgumentClause
            (identifierType B (genericArgumentClause :C))))))))
            """
        ),
        (
            "let x: A<B<C<D>>>= 1",
            """
            (variable let (patternBinding 'x (typeAnnotation (identifierType A (genericArgumentClause
            (identifierType B (genericArgumentClause (identifierType C (genericArgumentClause :D)))))))
            (initializerClause 1)))
            """
        ),
        (
            "A<B<C>>()",
            """
            (call (genericSpecialization A (genericArgumentClause (identifierType B (genericArgumentClause :C))))
            (argumentList))
            """
        ),
        ("a < b, c > d", "(sequence a < b) ? (unexpected ,) (sequence c > d)"),
        (
            "f(a<b, c>(d))",
            """
            (call f (argumentList (argument (call (genericSpecialization a (genericArgumentClause :b :c))
            (argumentList (argument d))))))
            """
        ),
        ("f(a < b, c > d)", "(call f (argumentList (argument (sequence a < b)) (argument (sequence c > d))))"),
        ("a<b>.c", "(memberAccess c (genericSpecialization a (genericArgumentClause :b)))"),
        ("a<b>", "(genericSpecialization a (genericArgumentClause :b))"),
        ("a<b> c", "(sequence a < (postfixOperator > b)) c"),
        ("x >> y", "(sequence x >> y)"),
        ("a<b>>c", "(sequence a < b >> c)"),
        ("a<b>?", "(optionalChaining (genericSpecialization a (genericArgumentClause :b)))"),
        (
            "a<[b]>{ }",
            "(call (genericSpecialization a (genericArgumentClause (arrayType :b))) (trailingClosure (closure)))"
        ),
        (
            "func f<let N: Int, each T>() {}",
            """
            (function f (genericParameterClause (genericParameter N :Int) (genericParameter T)) (parameterClause)
            (codeBlock))
            """
        ),
        (
            "func f<T: A & B>() where T.X == Y, T: Z {}",
            """
            (function f (genericParameterClause (genericParameter T (compositionType :A :B))) (parameterClause)
            (genericWhereClause (genericRequirement (memberType X :T) :Y) (genericRequirement :T :Z)) (codeBlock))
            """
        ),
        (
            "let x: A<3, -1>",
            """
            (variable let (patternBinding 'x (typeAnnotation (identifierType A (genericArgumentClause 3 (prefixOperator
            - 1))))))
            """
        ),
        (
            "extension A where N == -3 {}",
            "(extension :A (genericWhereClause (genericRequirement :N (prefixOperator - 3))) (memberBlock))"
        ),
        ("extension A where 3 == N {}", "(extension :A (genericWhereClause (genericRequirement 3 :N)) (memberBlock))"),
        (
            "let x: A<B",
            "(variable let (patternBinding 'x (typeAnnotation (identifierType A (genericArgumentClause :B)))))"
        ),
        (
            "struct S<T, U: V> {}",
            "(struct S (genericParameterClause (genericParameter T) (genericParameter U :V)) (memberBlock))"
        ),
        ("a<b, c", "(sequence a < b) ? (unexpected ,) c"),
        ("x as? A<B>", "(sequence x (castOperator as (identifierType A (genericArgumentClause :B))))"),
        (
            "a.b<C>(d)",
            "(call (genericSpecialization (memberAccess b a) (genericArgumentClause :C)) (argumentList (argument d)))"
        ),
    ]
}
