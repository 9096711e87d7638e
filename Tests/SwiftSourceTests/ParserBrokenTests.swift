import Testing

@testable import SwiftSource

@Suite("Parsing broken code")
struct ParserBrokenTests {
    @Test("What is left out is missing, and what does not fit is unexpected", arguments: brokenCodeCases)
    func brokenCode(source: String, tree: String) {
        expect(source, parsesAs: tree)
    }

    static let brokenCodeCases: [(String, String)] = [
        ("struct", "(struct)"),
        ("struct S {", "(struct S (memberBlock))"),
        ("struct S { a b c }", "(struct S (memberBlock (unexpected a b c)))"),
        ("func", "(function)"),
        ("func f(", "(function f (parameterClause))"),
        ("func f() {", "(function f (parameterClause) (codeBlock))"),
        ("let", "(variable let (patternBinding ?))"),
        ("let x =", "(variable let (patternBinding 'x (initializerClause ?)))"),
        ("if", "(if (ifClause (conditionList)))"),
        ("if {", "(if (ifClause (conditionList) (codeBlock)))"),
        ("if a", "(if (ifClause (conditionList a)))"),
        ("guard", "(guard (conditionList))"),
        ("for", "(for ? ?)"),
        ("for a in", "(for 'a ?)"),
        ("switch", "(switch ?)"),
        ("switch a {", "(switch a)"),
        ("switch a { b }", "(switch a (unexpected b))"),
        ("switch a { case", "(switch a (switchCase case (switchCaseItem ?)))"),
        ("a(", "(call a (argumentList))"),
        ("a[", "(subscriptCall a (argumentList))"),
        ("a {", "(call a (trailingClosure (closure)))"),
        ("(", "(tuple)"),
        (")", "? (unexpected ))"),
        ("}", "? (unexpected })"),
        ("a } b", "a ? (unexpected }) b"),
        ("a ) b", "a ? (unexpected )) b"),
        ("f(a ] b)", "(call f (argumentList (argument a))) ? (unexpected ]) b ? (unexpected ))"),
        ("{ ( }", "(closure (tuple (argument ?)))"),
        ("( { )", "(tuple (argument (closure ? (unexpected )))))"),
        ("import", "(import)"),
        ("enum E { case a(", "(enum E (memberBlock (enumCase (enumCaseElement a (parameterClause)))))"),
        ("extension", "(extension :?)"),
        (#"""#, #"""#),
        (#""\("#, "(stringLiteral (stringInterpolation))"),
        ("/*", ""),
        ("a.", "(memberAccess a)"),
        (".", "(memberAccess ?)"),
        ("@A", "(unexpected (attribute A :A))"),
        ("@A(", "(unexpected (attribute A :A (argumentList)))"),
        ("#", "(macroExpansion)"),
        ("#if", "(ifConfig (ifConfigClause))"),
        ("var x: Int {", "(variable var (patternBinding 'x (typeAnnotation :Int) (codeBlock)))"),
        ("var x: Int { get", "(variable var (patternBinding 'x (typeAnnotation :Int) (codeBlock get)))"),
        ("let x: [", "(variable let (patternBinding 'x (typeAnnotation (arrayType :?))))"),
        ("let x: (", "(variable let (patternBinding 'x (typeAnnotation (tupleType))))"),
        (
            "let x: A<",
            "(variable let (patternBinding 'x (typeAnnotation (identifierType A (genericArgumentClause)))))"
        ),
        ("a ? b", "(sequence a (ternaryOperator b) ?)"),
        ("a ? b :", "(sequence a (ternaryOperator b) ?)"),
        (#"\"#, "(keyPath)"),
        ("try", "(try ?)"),
        (", a", "? (unexpected ,) a"),
        (": a", "? (unexpected :) a"),
        ("case a", "? (unexpected case) a"),
        ("struct S { if a {} }", "(struct S (memberBlock (unexpected if a {})))"),
        ("func f() { struct }", "(function f (parameterClause) (codeBlock (struct)))"),
        ("a = = b", "(sequence a = ? = b)"),
        (
            """
            <<<<<<< A
            a
            =======
            b
            >>>>>>> B
            """,
            ""
        ),
    ]
}
