import Testing

@testable import SwiftSource

@Suite("Parsing expressions")
struct ParserExpressionsTests {
    @Test("Operands and operators stand next to each other, unfolded", arguments: operatorsCases)
    func operators(source: String, tree: String) {
        expect(source, parsesAs: tree)
    }

    static let operatorsCases: [(String, String)] = [
        ("a + b * c", "(sequence a + b * c)"),
        ("a = b", "(sequence a = b)"),
        ("a ? b : c", "(sequence a (ternaryOperator b) c)"),
        ("a ? b : c ? d : e", "(sequence a (ternaryOperator b) c (ternaryOperator d) e)"),
        ("a as B", "(sequence a (castOperator as :B))"),
        ("a as? B ?? c", "(sequence a (castOperator as :B) ?? c)"),
        ("a as! B.C", "(sequence a (castOperator as (memberType C :B)))"),
        ("a is B && c", "(sequence a (castOperator is :B) && c)"),
        ("try a", "(try a)"),
        ("try? a()", "(try (call a (argumentList)))"),
        ("try! await a()", "(try (await (call a (argumentList))))"),
        ("await a.b + c", "(sequence (await (memberAccess b a)) + c)"),
        ("a = try b", "(sequence a = (try b))"),
        ("-a", "(prefixOperator - a)"),
        ("!a.b", "(prefixOperator ! (memberAccess b a))"),
        ("&a", "(inOut a)"),
        ("a!", "(forceUnwrap a)"),
        ("a?.b!.c", "(memberAccess c (forceUnwrap (memberAccess b (optionalChaining a))))"),
        ("a...", "(postfixOperator ... a)"),
        ("...a", "(prefixOperator ... a)"),
        ("a..<b", "(sequence a ..< b)"),
        ("a -> b", "(sequence a -> b)"),
        ("await", "(await ?)"),
        ("await { a }()", "(await (call (closure a) (argumentList)))"),
        ("unsafe a", "(unsafe a)"),
        ("copy a", "(ownership copy a)"),
        ("consume a", "(ownership consume a)"),
        ("copy(a)", "(call copy (argumentList (argument a)))"),
        ("_ = a", "(sequence _ = a)"),
        ("a ?? b", "(sequence a ?? b)"),
        ("a?[0]", "(subscriptCall (optionalChaining a) (argumentList (argument 0)))"),
        ("a~", "(postfixOperator ~ a)"),
        ("x.sorted(by: >)", "(call (memberAccess sorted x) (argumentList (argument by >)))"),
        ("x.reduce(0, +)", "(call (memberAccess reduce x) (argumentList (argument 0) (argument +)))"),
        (
            """
            a
            + b
            """,
            "(sequence a + b)"
        ),
        (
            """
            a
            -b
            """,
            "a (prefixOperator - b)"
        ),
        ("a ? .b : .c", "(sequence a (ternaryOperator (memberAccess b)) (memberAccess c))"),
        ("a +", "(sequence a + ?)"),
    ]

    @Test("Each suffix wraps what stands before it", arguments: suffixesCases)
    func suffixes(source: String, tree: String) {
        expect(source, parsesAs: tree)
    }

    static let suffixesCases: [(String, String)] = [
        ("a.b.c", "(memberAccess c (memberAccess b a))"),
        (".a", "(memberAccess a)"),
        (".a.b(c)", "(call (memberAccess b (memberAccess a)) (argumentList (argument c)))"),
        (".init(a: 1)", "(call (memberAccess init) (argumentList (argument a 1)))"),
        ("a(b, c: d)", "(call a (argumentList (argument b) (argument c d)))"),
        ("a()()", "(call (call a (argumentList)) (argumentList))"),
        ("a[b, c: d]", "(subscriptCall a (argumentList (argument b) (argument c d)))"),
        ("a.0.1", "(memberAccess 1 (memberAccess 0 a))"),
        ("a.self", "(memberAccess self a)"),
        ("a(b:c:)", "a(b:c:)"),
        ("a ? b(c:) : d", "(sequence a (ternaryOperator b(c:)) d)"),
        ("a.b(c:)", "(memberAccess b a)"),
        (
            """
            a.b
              .c()
              .d { e }
            """,
            """
            (call (memberAccess d (call (memberAccess c (memberAccess b a)) (argumentList))) (trailingClosure
            (closure e)))
            """
        ),
        ("a { b }", "(call a (trailingClosure (closure b)))"),
        ("a() { b }", "(call a (argumentList) (trailingClosure (closure b)))"),
        (
            "a { b } c: { d } _: { e }",
            "(call a (trailingClosure (closure b)) (trailingClosure c (closure d)) (trailingClosure _ (closure e)))"
        ),
        (
            "a(b) { c } d: { e }",
            "(call a (argumentList (argument b)) (trailingClosure (closure c)) (trailingClosure d (closure e)))"
        ),
        (
            """
            a
            { b }
            """,
            "(call a (trailingClosure (closure b)))"
        ),
        (
            """
            a
            (b)
            """,
            "a (tuple (argument b))"
        ),
        (
            """
            a
            [b]
            """,
            "a (arrayLiteral b)"
        ),
        (
            """
            a {
              b
            }
            .c()
            """,
            "(call (memberAccess c (call a (trailingClosure (closure b)))) (argumentList))"
        ),
        ("a[b] { c }", "(subscriptCall a (argumentList (argument b)) (trailingClosure (closure c)))"),
        ("a {} {}", "(call a (trailingClosure (closure))) (closure)"),
        (
            """
            a {}
            { b }
            """,
            "(call a (trailingClosure (closure))) (closure b)"
        ),
        ("f (a:)", "f (a:)"),
        ("1.description", "(memberAccess description 1)"),
        (#""a".b"#, #"(memberAccess b "a")"#),
        ("[1].map { $0 }", "(call (memberAccess map (arrayLiteral 1)) (trailingClosure (closure $0)))"),
        ("self.a", "(memberAccess a self)"),
        ("super.init()", "(call (memberAccess init super) (argumentList))"),
        ("Self.a", "(memberAccess a Self)"),
        ("a.", "(memberAccess a)"),
        (
            """
            a.
            b
            """,
            "(memberAccess b a)"
        ),
        ("a. if", "(memberAccess if a)"),
        ("$a.b", "(memberAccess b $a)"),
        ("`class`.a", "(memberAccess a `class`)"),
        ("a(b", "(call a (argumentList (argument b)))"),
        (
            "f(#line, #function)",
            "(call f (argumentList (argument (macroExpansion line)) (argument (macroExpansion function))))"
        ),
        ("a(b: c, )", "(call a (argumentList (argument b c)))"),
        ("f(if: 1, _: 2)", "(call f (argumentList (argument if 1) (argument _ 2)))"),
    ]
}
