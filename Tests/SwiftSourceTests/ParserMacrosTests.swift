import Testing

@testable import SwiftSource

@Suite("Parsing macros")
struct ParserMacrosTests {
    @Test("A macro takes what a call takes", arguments: macrosCases)
    func macros(source: String, tree: String) {
        expect(source, parsesAs: tree)
    }

    static let macrosCases: [(String, String)] = [
        ("#Preview { a }", "(macroExpansion Preview (trailingClosure (closure a)))"),
        (
            #"#Preview("A", as: .b) { C() } timeline: { d; e }"#,
            """
            (macroExpansion Preview (argumentList (argument "A") (argument as (memberAccess b))) (trailingClosure
            (closure (call C (argumentList)))) (trailingClosure timeline (closure d e)))
            """
        ),
        ("#a", "(macroExpansion a)"),
        ("#a(b)", "(macroExpansion a (argumentList (argument b)))"),
        ("#a<B>(c)", "(macroExpansion a (genericArgumentClause :B) (argumentList (argument c)))"),
        ("#selector(a.b)", "(macroExpansion selector (argumentList (argument (memberAccess b a))))"),
        ("#keyPath(A.b)", "(macroExpansion keyPath (argumentList (argument (memberAccess b A))))"),
        (
            "let x = #a(b) { c }",
            """
            (variable let (patternBinding 'x (initializerClause (macroExpansion a (argumentList (argument b))
            (trailingClosure (closure c))))))
            """
        ),
        ("@A #b(c)", "(macroExpansion b (attribute A :A) (argumentList (argument c)))"),
        ("#a.b", "(memberAccess b (macroExpansion a))"),
        (#"#file + "a""#, #"(sequence (macroExpansion file) + "a")"#),
        ("public #a(b)", "(macroExpansion a (modifier public) (argumentList (argument b)))"),
        (
            "macro a<B>(_ c: B) -> D",
            """
            (macro a (genericParameterClause (genericParameter B)) (parameterClause (parameter _ :B)) (returnClause
            :D))
            """
        ),
    ]
}
