import Testing

@testable import SwiftSource

@Suite("Parsing names with their modules")
struct ParserModuleNamesTests {
    @Test("A name may say which module it is of", arguments: namesCases)
    func names(source: String, tree: String) {
        expect(source, parsesAs: tree)
    }

    static let namesCases: [(String, String)] = [
        ("A::b", "A::b"),
        ("A::b()", "(call A::b (argumentList))"),
        ("a.B::c(d)", "(call (memberAccess c a) (argumentList (argument d)))"),
        (".A::b", "(memberAccess b)"),
        ("A::let", "A::let"),
        ("f(A::b(c:))", "(call f (argumentList (argument A::b(c:))))"),
        (#"\A::B.C::d"#, "(keyPath :A::B)"),
        (
            "let x = #A::b(c)",
            "(variable let (patternBinding 'x (initializerClause (macroExpansion b (argumentList (argument c))))))"
        ),
        ("import struct A::B", "(import A)"),
        (
            """
            A::
            b
            """,
            "A ? (unexpected ::) b"
        ),
    ]

    @Test("So may a type, and an attribute, which then is none of the language", arguments: typesCases)
    func types(source: String, tree: String) {
        expect(source, parsesAs: tree)
    }

    static let typesCases: [(String, String)] = [
        ("let x: A::B", "(variable let (patternBinding 'x (typeAnnotation :A::B)))"),
        (
            "let x: A.B::C<D>",
            "(variable let (patternBinding 'x (typeAnnotation (memberType C :A (genericArgumentClause :D)))))"
        ),
        ("let x: A.B::Type", "(variable let (patternBinding 'x (typeAnnotation (memberType Type :A))))"),
        (
            "extension A: @retroactive B::C {}",
            """
            (extension :A (inheritanceClause (attributedType (attribute retroactive :retroactive) :B::C))
            (memberBlock))
            """
        ),
        ("{ (a) -> B::C in d }", "(closure (closureSignature (parameterClause (parameter a)) (returnClause :B::C)) d)"),
        (
            "@A::b(c) var x: D",
            "(variable var (attribute b :A::b (argumentList (argument c))) (patternBinding 'x (typeAnnotation :D)))"
        ),
        (
            "@A::available(b: c) func f() {}",
            """
            (function f (attribute available :A::available (argumentList (argument b c))) (parameterClause)
            (codeBlock))
            """
        ),
    ]
}
