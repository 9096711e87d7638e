import Testing

@testable import SwiftSource

@Suite("Parsing declarations")
struct ParserDeclarationsTests {
    @Test("Declarations hold their parts in source order", arguments: declarationsCases)
    func declarations(source: String, tree: String) {
        expect(source, parsesAs: tree)
    }

    static let declarationsCases: [(String, String)] = [
        ("import SwiftUI", "(import SwiftUI)"),
        ("import struct A.B", "(import A)"),
        ("@testable import A", "(import A (attribute testable :testable))"),
        ("struct S {}", "(struct S (memberBlock))"),
        (
            "struct S<T>: A, B.C where T: D {}",
            """
            (struct S (genericParameterClause (genericParameter T)) (inheritanceClause :A (memberType C :B))
            (genericWhereClause (genericRequirement :T :D)) (memberBlock))
            """
        ),
        (
            "class C: D { deinit {} }",
            "(class C (inheritanceClause :D) (memberBlock (deinitializer deinit (codeBlock))))"
        ),
        ("protocol P: class {}", "(protocol P (inheritanceClause :class) (memberBlock))"),
        (
            "var x: Int { set(new) {} }",
            """
            (variable var (patternBinding 'x (typeAnnotation :Int) (accessorBlock (accessor set (parameterClause
            (parameter new)) (codeBlock)))))
            """
        ),
        (
            "enum E { case a(@Sendable (T) -> U) }",
            """
            (enum E (memberBlock (enumCase (enumCaseElement a (parameterClause (parameter (attributedType (attribute
            Sendable :Sendable) (functionType (tupleType (tupleTypeElement :T)) :U))))))))
            """
        ),
        (
            #"enum E: String { case a = "x", b }"#,
            """
            (enum E (inheritanceClause :String) (memberBlock (enumCase (enumCaseElement a (initializerClause "x"))
            (enumCaseElement b))))
            """
        ),
        (
            "actor A { init?(x: Int) {} }",
            "(actor A (memberBlock (initializer init (parameterClause (parameter x :Int)) (codeBlock))))"
        ),
        (
            "protocol P<A>: Q { associatedtype A: R = S where A: T; var x: Int { get async throws } }",
            """
            (protocol P (genericParameterClause (genericParameter A)) (inheritanceClause :Q) (memberBlock
            (associatedtype A (inheritanceClause :R) (initializerClause :S) (genericWhereClause (genericRequirement
            :A :T))) (variable var (patternBinding 'x (typeAnnotation :Int) (accessorBlock (accessor get
            (effectSpecifiers)))))))
            """
        ),
        (
            "extension A.B: P where T == U {}",
            """
            (extension (memberType B :A) (inheritanceClause :P) (genericWhereClause (genericRequirement :T :U))
            (memberBlock))
            """
        ),
        ("extension [Int] {}", "(extension (arrayType :Int) (memberBlock))"),
        ("func f() {}", "(function f (parameterClause) (codeBlock))"),
        (
            "func f<T: P>(_ a: T, b c: Int = 1) async throws(E) -> [T]? where T: Q { 1 }",
            """
            (function f (genericParameterClause (genericParameter T :P)) (parameterClause (parameter _ :T)
            (parameter b :Int (initializerClause 1))) (effectSpecifiers :E) (returnClause (optionalType (arrayType
            :T))) (genericWhereClause (genericRequirement :T :Q)) (codeBlock 1))
            """
        ),
        (
            "func == (l: A, r: A) -> Bool {}",
            "(function == (parameterClause (parameter l :A) (parameter r :A)) (returnClause :Bool) (codeBlock))"
        ),
        (
            "func ==<T>(l: T, r: T) {}",
            """
            (function == (genericParameterClause (genericParameter T)) (parameterClause (parameter l :T) (parameter
            r :T)) (codeBlock))
            """
        ),
        (
            "subscript(i: Int) -> T { get { 1 } }",
            """
            (subscript (parameterClause (parameter i :Int)) (returnClause :T) (accessorBlock (accessor get
            (codeBlock 1))))
            """
        ),
        (
            "struct S { subscript<I>(i: I) -> Int { 1 } }",
            """
            (struct S (memberBlock (subscript (genericParameterClause (genericParameter I)) (parameterClause
            (parameter i :I)) (returnClause :Int) (codeBlock 1))))
            """
        ),
        (
            "typealias A<T> = B<T>",
            """
            (typealias A (genericParameterClause (genericParameter T)) (initializerClause (identifierType B
            (genericArgumentClause :T))))
            """
        ),
        ("infix operator +++: P", "(operator +++ (modifier infix))"),
        ("precedencegroup P { higherThan: Q }", "(precedenceGroup P)"),
        (
            #"macro m(_ x: Int) -> String = #externalMacro(module: "M", type: "T")"#,
            """
            (macro m (parameterClause (parameter _ :Int)) (returnClause :String) (initializerClause (macroExpansion
            externalMacro (argumentList (argument module "M") (argument type "T")))))
            """
        ),
        (
            "let x = 1, y: Int",
            "(variable let (patternBinding 'x (initializerClause 1)) (patternBinding 'y (typeAnnotation :Int)))"
        ),
        ("var a, b: Int", "(variable var (patternBinding 'a) (patternBinding 'b (typeAnnotation :Int)))"),
        ("let (a, b) = c", "(variable let (patternBinding (tuplePattern 'a 'b) (initializerClause c)))"),
        ("actor = 1", "(sequence actor = 1)"),
        ("init() { x = 1 }", "(initializer init (parameterClause) (codeBlock (sequence x = 1)))"),
        (
            "struct S { ; let a = 1; let b = 2 }",
            """
            (struct S (memberBlock (variable let (patternBinding 'a (initializerClause 1))) (variable let
            (patternBinding 'b (initializerClause 2)))))
            """
        ),
        ("struct S { #m(1) }", "(struct S (memberBlock (macroExpansion m (argumentList (argument 1)))))"),
        ("open(a)", "(call open (argumentList (argument a)))"),
        (
            "class C { open(set) var x: A }",
            "(class C (memberBlock (variable var (modifier open) (patternBinding 'x (typeAnnotation :A)))))"
        ),
        (
            """
            infix operator +- :
              A, B
            """,
            "(operator +- (modifier infix))"
        ),
        ("prefix operator ->", "(operator -> (modifier prefix))"),
        (
            """
            actor
            A {}
            """,
            "(actor A (memberBlock))"
        ),
        (
            "init() { init(a: b) }",
            "(initializer init (parameterClause) (codeBlock (call init (argumentList (argument a b)))))"
        ),
        (
            "func *<let N: Int>() {}",
            "(function * (genericParameterClause (genericParameter N :Int)) (parameterClause) (codeBlock))"
        ),
    ]

    @Test("Attributes and modifiers belong to the declaration behind them", arguments: attributesCases)
    func attributes(source: String, tree: String) {
        expect(source, parsesAs: tree)
    }

    static let attributesCases: [(String, String)] = [
        ("@main struct A {}", "(struct A (attribute main :main) (memberBlock))"),
        (
            "@A.B(x: 1) var a: Int",
            """
            (variable var (attribute B (memberType B :A) (argumentList (argument x 1))) (patternBinding 'a
            (typeAnnotation :Int)))
            """
        ),
        (
            "@State private var x = 1",
            "(variable var (attribute State :State) (modifier private) (patternBinding 'x (initializerClause 1)))"
        ),
        (
            "@available(iOS 17, *) func f() {}",
            """
            (function f (attribute available :available (argumentList (argument) (argument))) (parameterClause)
            (codeBlock))
            """
        ),
        (
            "@available (iOS 17, *) private func f() {}",
            """
            (function f (attribute available :available (argumentList (argument) (argument))) (modifier private)
            (parameterClause) (codeBlock))
            """
        ),
        ("private(set) var x: Int", "(variable var (modifier private) (patternBinding 'x (typeAnnotation :Int)))"),
        ("unowned(safe) let x: A", "(variable let (modifier unowned) (patternBinding 'x (typeAnnotation :A)))"),
        (
            "nonisolated(unsafe) static let x = 1",
            "(variable let (modifier nonisolated) (modifier static) (patternBinding 'x (initializerClause 1)))"
        ),
        ("class func f() {}", "(function f (modifier class) (parameterClause) (codeBlock))"),
        (
            "class override var x: Int { 1 }",
            """
            (variable var (modifier class) (modifier override) (patternBinding 'x (typeAnnotation :Int) (codeBlock
            1)))
            """
        ),
        ("static func f() {}", "(function f (modifier static) (parameterClause) (codeBlock))"),
        (
            "@Entry<Int> var x = 1",
            """
            (variable var (attribute Entry (identifierType Entry (genericArgumentClause :Int))) (patternBinding 'x
            (initializerClause 1)))
            """
        ),
        ("@", "(unexpected (attribute))"),
        ("lazy = 1", "(sequence lazy = 1)"),
        (
            "@objc(a:b:) func f() {}",
            "(function f (attribute objc :objc (argumentList)) (parameterClause) (codeBlock))"
        ),
        ("final public class A {}", "(class A (modifier final) (modifier public) (memberBlock))"),
        (
            "prefix func - (x: Int) -> Int",
            "(function - (modifier prefix) (parameterClause (parameter x :Int)) (returnClause :Int))"
        ),
    ]
}
