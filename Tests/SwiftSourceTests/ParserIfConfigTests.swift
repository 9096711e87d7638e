import Testing

@testable import SwiftSource

@Suite("Parsing conditional compilation")
struct ParserIfConfigTests {
    @Test("Each clause of #if holds its condition and what it keeps", arguments: conditionalCodeCases)
    func conditionalCode(source: String, tree: String) {
        expect(source, parsesAs: tree)
    }

    static let conditionalCodeCases: [(String, String)] = [
        (
            """
            switch a {
            case .b: c
            #if D
            #else
            @unknown default: e
            #endif
            }
            """,
            """
            (switch a (switchCase case (switchCaseItem (memberAccess b)) c) (ifConfig (ifConfigClause D) (ifConfigClause
            (switchCase default (attribute unknown :unknown) e))))
            """
        ),
        (
            """
            #if A
            a
            #elseif B && !C
            b
            #else
            c
            #endif
            """,
            """
            (ifConfig (ifConfigClause A a) (ifConfigClause (sequence B && (prefixOperator ! C)) b) (ifConfigClause
            c))
            """
        ),
        (
            """
            #if canImport(A) && swift(>=5.9)
            a
            #endif
            """,
            """
            (ifConfig (ifConfigClause (sequence (call canImport (argumentList (argument A))) && (call swift
            (argumentList (argument (prefixOperator >= 5.9))))) a))
            """
        ),
        (
            """
            struct S {
            #if A
            var a: Int
            #else
            var b: Int
            #endif
            }
            """,
            """
            (struct S (memberBlock (ifConfig (ifConfigClause A (variable var (patternBinding 'a (typeAnnotation
            :Int)))) (ifConfigClause (variable var (patternBinding 'b (typeAnnotation :Int)))))))
            """
        ),
        (
            """
            #if A
            @B
            #endif
            func f() {}
            """,
            "(function f (ifConfig (ifConfigClause A (attribute B :B))) (parameterClause) (codeBlock))"
        ),
        (
            """
            #if A
            @B func f() {}
            #endif
            """,
            "(ifConfig (ifConfigClause A (function f (attribute B :B) (parameterClause) (codeBlock))))"
        ),
        (
            """
            a
            #if B
            .c()
            #else
            .d()
            #endif
            .e()
            """,
            """
            (call (memberAccess e (ifConfig a (ifConfigClause B (call (memberAccess c ?) (argumentList)))
            (ifConfigClause (call (memberAccess d ?) (argumentList))))) (argumentList))
            """
        ),
        (
            """
            a
            #if B
            #if C
            .c()
            #endif
            #endif
            """,
            "(ifConfig a (ifConfigClause B (ifConfig ? (ifConfigClause C (call (memberAccess c ?) (argumentList))))))"
        ),
        (
            """
            a
            #if B
            .c()
            #endif
            b
            """,
            "(ifConfig a (ifConfigClause B (call (memberAccess c ?) (argumentList)))) b"
        ),
        (
            """
            a
            #if B
            b
            #endif
            """,
            "a (ifConfig (ifConfigClause B b))"
        ),
        (
            """
            [
            #if A
            1,
            #endif
            2]
            """,
            "(arrayLiteral (ifConfig (ifConfigClause A 1)) 2)"
        ),
        (
            """
            f(a) {
            #if B
            c
            #endif
            }
            """,
            "(call f (argumentList (argument a)) (trailingClosure (closure (ifConfig (ifConfigClause B c)))))"
        ),
        (
            """
            #if A
            #endif
            """,
            "(ifConfig (ifConfigClause A))"
        ),
        (
            """
            #if A
            func f() {
            #endif
            }
            """,
            "(ifConfig (ifConfigClause A (function f (parameterClause) (codeBlock)))) ? (unexpected })"
        ),
        (
            """
            #if os(iOS)
            a
            """,
            "(ifConfig (ifConfigClause (call os (argumentList (argument iOS))) a))"
        ),
        ("#endif", "(unexpected #endif)"),
        (
            """
            func f() {
            #else
            }
            """,
            "(function f (parameterClause) (codeBlock (unexpected #else)))"
        ),
        (
            """
            #if A
            a {
            #else
            b {
            #endif
            }
            """,
            """
            (ifConfig (ifConfigClause A (call a (trailingClosure (closure)))) (ifConfigClause (call b
            (trailingClosure (closure))))) ? (unexpected })
            """
        ),
        (
            """
            #if A
            #if B
            @a
            #endif
            #endif
            func f() {}
            """,
            """
            (function f (ifConfig (ifConfigClause A (ifConfig (ifConfigClause B (attribute a :a))))) (parameterClause)
            (codeBlock))
            """
        ),
    ]
}
