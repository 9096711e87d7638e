import Testing

@testable import SwiftSource

@Suite("Parsing accessors, parameters and cases")
struct ParserMembersTests {
    @Test("Braces behind a property hold accessors or the statements of a getter", arguments: accessorsCases)
    func accessors(source: String, tree: String) {
        expect(source, parsesAs: tree)
    }

    static let accessorsCases: [(String, String)] = [
        ("var x: Int { 1 }", "(variable var (patternBinding 'x (typeAnnotation :Int) (codeBlock 1)))"),
        (
            "var x: Int { get { 1 } set { y = newValue } }",
            """
            (variable var (patternBinding 'x (typeAnnotation :Int) (accessorBlock (accessor get (codeBlock 1))
            (accessor set (codeBlock (sequence y = newValue))))))
            """
        ),
        (
            "var x: Int { get async throws { 1 } }",
            """
            (variable var (patternBinding 'x (typeAnnotation :Int) (accessorBlock (accessor get (effectSpecifiers)
            (codeBlock 1)))))
            """
        ),
        (
            "var x = 1 { willSet(n) {} didSet {} }",
            """
            (variable var (patternBinding 'x (initializerClause 1) (accessorBlock (accessor willSet (parameterClause
            (parameter n)) (codeBlock)) (accessor didSet (codeBlock)))))
            """
        ),
        (
            "var x: Int { get }",
            "(variable var (patternBinding 'x (typeAnnotation :Int) (accessorBlock (accessor get))))"
        ),
        (
            "var x: Int { mutating get nonmutating set }",
            """
            (variable var (patternBinding 'x (typeAnnotation :Int) (accessorBlock (accessor get (modifier mutating))
            (accessor set (modifier nonmutating)))))
            """
        ),
        (
            "var x: Int { @A get { 1 } }",
            """
            (variable var (patternBinding 'x (typeAnnotation :Int) (accessorBlock (accessor get (attribute A :A)
            (codeBlock 1)))))
            """
        ),
        (
            "var x: Int { set(v) { y = v } }",
            """
            (variable var (patternBinding 'x (typeAnnotation :Int) (accessorBlock (accessor set (parameterClause
            (parameter v)) (codeBlock (sequence y = v))))))
            """
        ),
        (
            "var x: Int { set(y) }",
            """
            (variable var (patternBinding 'x (typeAnnotation :Int) (accessorBlock (accessor set (parameterClause
            (parameter y))))))
            """
        ),
        (
            "var x: Int { get(1) }",
            """
            (variable var (patternBinding 'x (typeAnnotation :Int) (codeBlock (call get (argumentList (argument
            1))))))
            """
        ),
        (
            "var x: Int { _read { yield y } _modify { yield &y } }",
            """
            (variable var (patternBinding 'x (typeAnnotation :Int) (accessorBlock (accessor _read (codeBlock (yield
            y))) (accessor _modify (codeBlock (yield (inOut y)))))))
            """
        ),
        (
            "var x: Int { get.value }",
            "(variable var (patternBinding 'x (typeAnnotation :Int) (codeBlock (memberAccess value get))))"
        ),
        (
            """
            var x: Int {
            #if A
            get { 1 }
            #endif
            }
            """,
            """
            (variable var (patternBinding 'x (typeAnnotation :Int) (accessorBlock (ifConfig (ifConfigClause A
            (accessor get (codeBlock 1)))))))
            """
        ),
        (
            "let x = f { get { 1 } }",
            "(variable let (patternBinding 'x (initializerClause f) (accessorBlock (accessor get (codeBlock 1)))))"
        ),
        (
            "let x = f { didSet {} }",
            "(variable let (patternBinding 'x (initializerClause f) (accessorBlock (accessor didSet (codeBlock)))))"
        ),
        (
            """
            let x = a {}
            { b }
            """,
            "(variable let (patternBinding 'x (initializerClause (call a (trailingClosure (closure)))))) (closure b)"
        ),
        (
            """
            let x = a
            { didSet {} }
            """,
            "(variable let (patternBinding 'x (initializerClause a) (accessorBlock (accessor didSet (codeBlock)))))"
        ),
        (
            "var x: A { read { b } }",
            """
            (variable var (patternBinding 'x (typeAnnotation :A) (codeBlock (call read (trailingClosure (closure
            b))))))
            """
        ),
        (
            "var x: A { borrow { b } mutate { c } }",
            """
            (variable var (patternBinding 'x (typeAnnotation :A) (accessorBlock (accessor borrow (codeBlock b))
            (accessor mutate (codeBlock c)))))
            """
        ),
        (
            "var x: A { _read async { b } set(c) throws {} }",
            """
            (variable var (patternBinding 'x (typeAnnotation :A) (accessorBlock (accessor _read (effectSpecifiers)
            (codeBlock b)) (accessor set (parameterClause (parameter c)) (effectSpecifiers) (codeBlock)))))
            """
        ),
    ]

    @Test("A parameter is known by its label", arguments: parametersCases)
    func parameters(source: String, tree: String) {
        expect(source, parsesAs: tree)
    }

    static let parametersCases: [(String, String)] = [
        ("func f(a: Int) {}", "(function f (parameterClause (parameter a :Int)) (codeBlock))"),
        ("func f(_: Int) {}", "(function f (parameterClause (parameter _ :Int)) (codeBlock))"),
        ("func f(a b: Int) {}", "(function f (parameterClause (parameter a :Int)) (codeBlock))"),
        ("func f(_ a: Int...) {}", "(function f (parameterClause (parameter _ :Int)) (codeBlock))"),
        (
            "func f(a: inout Int) {}",
            "(function f (parameterClause (parameter a (attributedType :Int))) (codeBlock))"
        ),
        (
            "func f(a: @escaping () -> Void = {}) {}",
            """
            (function f (parameterClause (parameter a (attributedType (attribute escaping :escaping) (functionType
            (tupleType) :Void)) (initializerClause (closure)))) (codeBlock))
            """
        ),
        ("func f(@A a: Int) {}", "(function f (parameterClause (parameter a (attribute A :A) :Int)) (codeBlock))"),
        ("func f(a: isolated B) {}", "(function f (parameterClause (parameter a (attributedType :B))) (codeBlock))"),
        (
            "func f(for x: Int, where y: Int) {}",
            "(function f (parameterClause (parameter for :Int) (parameter where :Int)) (codeBlock))"
        ),
        ("func f(a: Int,) {}", "(function f (parameterClause (parameter a :Int)) (codeBlock))"),
        (
            """
            func f(
            #if A
            a: Int,
            #endif
            b: Int) {}
            """,
            """
            (function f (parameterClause (ifConfig (ifConfigClause A (parameter a :Int))) (parameter b :Int))
            (codeBlock))
            """
        ),
        ("func f(a)", "(function f (parameterClause (parameter :a)))"),
        ("func f(Int, String)", "(function f (parameterClause (parameter :Int) (parameter :String)))"),
        (
            "func f(isolated _const _ a: B) {}",
            "(function f (parameterClause (parameter _ (modifier isolated) (modifier _const) :B)) (codeBlock))"
        ),
        ("func f(for in: A) {}", "(function f (parameterClause (parameter for :A)) (codeBlock))"),
    ]

    @Test("A case of an enum has an element per name", arguments: enumCasesCases)
    func enumCases(source: String, tree: String) {
        expect(source, parsesAs: tree)
    }

    static let enumCasesCases: [(String, String)] = [
        ("enum E { case a }", "(enum E (memberBlock (enumCase (enumCaseElement a))))"),
        (
            #"enum E { case a, b(Int), c(x: Int, _ y: String = "") }"#,
            """
            (enum E (memberBlock (enumCase (enumCaseElement a) (enumCaseElement b (parameterClause (parameter
            :Int))) (enumCaseElement c (parameterClause (parameter x :Int) (parameter _ :String (initializerClause
            "")))))))
            """
        ),
        (
            "enum E { indirect case a(E) }",
            """
            (enum E (memberBlock (enumCase (modifier indirect) (enumCaseElement a (parameterClause (parameter
            :E))))))
            """
        ),
        (
            "enum E { case a = 1, b = -2 }",
            """
            (enum E (memberBlock (enumCase (enumCaseElement a (initializerClause 1)) (enumCaseElement b
            (initializerClause (prefixOperator - 2))))))
            """
        ),
        ("enum E { @A case a }", "(enum E (memberBlock (enumCase (attribute A :A) (enumCaseElement a))))"),
        ("enum E { case `default` }", "(enum E (memberBlock (enumCase (enumCaseElement default))))"),
        (
            "enum E { case a(A<B>), b }",
            """
            (enum E (memberBlock (enumCase (enumCaseElement a (parameterClause (parameter (identifierType A
            (genericArgumentClause :B))))) (enumCaseElement b))))
            """
        ),
        ("enum E { case a() }", "(enum E (memberBlock (enumCase (enumCaseElement a (parameterClause)))))"),
        ("enum E { case }", "(enum E (memberBlock (enumCase (enumCaseElement))))"),
    ]
}
