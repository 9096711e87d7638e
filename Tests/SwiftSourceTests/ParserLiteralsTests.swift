import Testing

@testable import SwiftSource

@Suite("Parsing literals")
struct ParserLiteralsTests {
    @Test("Collections and tuples hold their elements", arguments: collectionsCases)
    func collections(source: String, tree: String) {
        expect(source, parsesAs: tree)
    }

    static let collectionsCases: [(String, String)] = [
        ("[]", "(arrayLiteral)"),
        ("[:]", "(dictionaryLiteral)"),
        ("[a, b,]", "(arrayLiteral a b)"),
        ("[a: b, c: d]", "(dictionaryLiteral (dictionaryElement a b) (dictionaryElement c d))"),
        ("[[a]: [b]]", "(dictionaryLiteral (dictionaryElement (arrayLiteral a) (arrayLiteral b)))"),
        ("[Int]()", "(call (arrayLiteral Int) (argumentList))"),
        ("[A: B]()", "(call (dictionaryLiteral (dictionaryElement A B)) (argumentList))"),
        ("[any A]()", "(call (arrayLiteral (someOrAnyType any :A)) (argumentList))"),
        ("(a, b)", "(tuple (argument a) (argument b))"),
        ("(a)", "(tuple (argument a))"),
        ("()", "(tuple)"),
        ("(x: a, y: b).x", "(memberAccess x (tuple (argument x a) (argument y b)))"),
        ("[a", "(arrayLiteral a)"),
        ("[3 of Int](repeating: 0)", "(call (inlineArrayType 3 :Int) (argumentList (argument repeating 0)))"),
    ]

    @Test("A string holds the code in it", arguments: stringsCases)
    func strings(source: String, tree: String) {
        expect(source, parsesAs: tree)
    }

    static let stringsCases: [(String, String)] = [
        (#""a""#, #""a""#),
        (#""""#, #""""#),
        (#""a\(b)c""#, "(stringLiteral (stringInterpolation (argument b)))"),
        (#""\(a, b: c)""#, "(stringLiteral (stringInterpolation (argument a) (argument b c)))"),
        (
            #""\(a {"b\(c)"})""#,
            """
            (stringLiteral (stringInterpolation (argument (call a (trailingClosure (closure (stringLiteral
            (stringInterpolation (argument c)))))))))
            """
        ),
        (##"#"a\#(b)\(c)"#"##, "(stringLiteral (stringInterpolation (argument b)))"),
        (
            #"""
            """
            a
            \(b)
            """
            """#,
            "(stringLiteral (stringInterpolation (argument b)))"
        ),
        (#""a\"#, #""a\"#),
        (#""a\(b"#, "(stringLiteral (stringInterpolation (argument b)))"),
        (#""a\(b c)d""#, "(stringLiteral (stringInterpolation (argument b) (unexpected c)))"),
        (#""\()""#, "(stringLiteral (stringInterpolation))"),
        (
            """
            "a"
            #"b"#
            """,
            ##""a" #"b"#"##
        ),
    ]

    @Test("A regular expression is one literal, and a slash elsewhere an operator", arguments: regularExpressionsCases)
    func regularExpressions(source: String, tree: String) {
        expect(source, parsesAs: tree)
    }

    static let regularExpressionsCases: [(String, String)] = [
        ("/a+/", "/a+/"),
        ("#/a/b/#", "#/a/b/#"),
        ("a.b(/c/)", "(call (memberAccess b a) (argumentList (argument /c/)))"),
        ("a / b / c", "(sequence a / b / c)"),
        ("let x = /[a-z]/", "(variable let (patternBinding 'x (initializerClause /[a-z]/)))"),
    ]

    @Test("A key path keeps its root and its subscripts", arguments: keyPathsCases)
    func keyPaths(source: String, tree: String) {
        expect(source, parsesAs: tree)
    }

    static let keyPathsCases: [(String, String)] = [
        (#"\A.b"#, "(keyPath :A)"),
        (#"\.a"#, "(keyPath)"),
        (#"\.self"#, "(keyPath)"),
        (#"\A.b[0].c?.d!"#, "(keyPath :A (argumentList (argument 0)))"),
        (#"\.a.b"#, "(keyPath)"),
        (#"f(\.a, b: \C.d)"#, "(call f (argumentList (argument (keyPath)) (argument b (keyPath :C))))"),
        (#"\A<B>.c"#, "(keyPath (identifierType A (genericArgumentClause :B)))"),
        (#"\[A].b"#, "(keyPath (arrayType :A))"),
        (#"\.[0]"#, "(keyPath (argumentList (argument 0)))"),
        (#"\.a ?? b"#, "(sequence (keyPath) ?? b)"),
        (#"\A.b.c()"#, "(keyPath :A (argumentList))"),
        (#"f(\.?.a)"#, "(call f (argumentList (argument (keyPath))))"),
        (#"f(\.!.a, \.?)"#, "(call f (argumentList (argument (keyPath)) (argument (keyPath))))"),
        (#"\.a?.?.b"#, "(sequence (keyPath) .?. b)"),
        (#"f(\.a??.b)"#, "(call f (argumentList (argument (keyPath))))"),
    ]
}
