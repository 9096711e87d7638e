import Testing

@testable import SwiftSource

@Suite("Parsing statements")
struct ParserStatementsTests {
    @Test("Statements hold conditions and blocks; a chain of else if is flat", arguments: statementsCases)
    func statements(source: String, tree: String) {
        expect(source, parsesAs: tree)
    }

    static let statementsCases: [(String, String)] = [
        ("if a {}", "(if (ifClause (conditionList a) (codeBlock)))"),
        (
            """
            if a {
                b
            }
            {
                c
            }()
            """,
            "(if (ifClause (conditionList a) (codeBlock b))) (call (closure c) (argumentList))"
        ),
        (
            "if a { b }\n.c",
            "(if (ifClause (conditionList a) (codeBlock b))) (memberAccess c)"
        ),
        ("if a {} else {}", "(if (ifClause (conditionList a) (codeBlock)) (elseClause (codeBlock)))"),
        (
            "if a {} else if b {} else if c {} else {}",
            """
            (if (ifClause (conditionList a) (codeBlock)) (ifClause (conditionList b) (codeBlock)) (ifClause
            (conditionList c) (codeBlock)) (elseClause (codeBlock)))
            """
        ),
        (
            "if let a, let b = c, d {}",
            """
            (if (ifClause (conditionList (optionalBindingCondition a 'a) (optionalBindingCondition b 'b
            (initializerClause c)) d) (codeBlock)))
            """
        ),
        (
            "if let a: B = c {}",
            """
            (if (ifClause (conditionList (optionalBindingCondition a 'a (typeAnnotation :B) (initializerClause c)))
            (codeBlock)))
            """
        ),
        ("if var a {}", "(if (ifClause (conditionList (optionalBindingCondition a 'a)) (codeBlock)))"),
        (
            "guard let a else { return }",
            "(guard (conditionList (optionalBindingCondition a 'a)) (codeBlock (return)))"
        ),
        ("guard a, b else { throw c }", "(guard (conditionList a b) (codeBlock (throw c)))"),
        ("while a { break }", "(while (conditionList a) (codeBlock (break)))"),
        (
            "while let a = b() {}",
            """
            (while (conditionList (optionalBindingCondition a 'a (initializerClause (call b (argumentList)))))
            (codeBlock))
            """
        ),
        ("repeat { continue } while a", "(repeat (codeBlock (continue)) a)"),
        ("for a in b {}", "(for 'a b (codeBlock))"),
        ("for a: Int in b where c {}", "(for 'a (typeAnnotation :Int) b (whereClause c) (codeBlock))"),
        ("for try await a in b {}", "(for 'a b (codeBlock))"),
        ("for await a in b {}", "(for 'a b (codeBlock))"),
        ("for _ in 0..<3 {}", "(for '_ (sequence 0 ..< 3) (codeBlock))"),
        ("for a in { [1] }() {}", "(for 'a (call (closure (arrayLiteral 1)) (argumentList)) (codeBlock))"),
        ("defer { a() }", "(defer (codeBlock (call a (argumentList))))"),
        ("do { try a() } catch {}", "(do (codeBlock (try (call a (argumentList)))) (catchClause (codeBlock)))"),
        (
            "do { a } catch let b as C where d { e } catch { f }",
            """
            (do (codeBlock a) (catchClause (switchCaseItem (sequence (valueBindingPattern 'b) (castOperator as :C))
            (whereClause d)) (codeBlock e)) (catchClause (codeBlock f)))
            """
        ),
        (
            "do { a } catch A.b, C.d { e }",
            """
            (do (codeBlock a) (catchClause (switchCaseItem (memberAccess b A)) (switchCaseItem (memberAccess d C))
            (codeBlock e)))
            """
        ),
        ("do throws(E) { a } catch {}", "(do (effectSpecifiers :E) (codeBlock a) (catchClause (codeBlock)))"),
        ("throw a", "(throw a)"),
        ("return", "(return)"),
        ("return a + b", "(return (sequence a + b))"),
        (
            """
            return
            a
            """,
            "(return a)"
        ),
        ("{ return }", "(closure (return))"),
        ("a: for b in c { break a }", "(labeled a (for 'b c (codeBlock (break))))"),
        ("a: while b { continue a }", "(labeled a (while (conditionList b) (codeBlock (continue))))"),
        ("switch a {}", "(switch a)"),
        ("switch a { case b: c; d }", "(switch a (switchCase case (switchCaseItem b) c d))"),
        (
            """
            switch a {
            case b: c
            #if D
            case e: f
            #endif
            default: g
            }
            """,
            """
            (switch a (switchCase case (switchCaseItem b) c) (ifConfig (ifConfigClause D (switchCase case
            (switchCaseItem e) f))) (switchCase default g))
            """
        ),
        (
            "switch a { case b: fallthrough @unknown default: c }",
            """
            (switch a (switchCase case (switchCaseItem b) (fallthrough)) (switchCase default (attribute unknown
            :unknown) c))
            """
        ),
        (
            """
            switch a { case b: 
            #if D
            e
            #endif
            case f: g }
            """,
            """
            (switch a (switchCase case (switchCaseItem b) (ifConfig (ifConfigClause D e))) (switchCase case
            (switchCaseItem f) g))
            """
        ),
        (
            "if #available(iOS 17, *) {}",
            """
            (if (ifClause (conditionList (availabilityCondition #available (argumentList (argument) (argument))))
            (codeBlock)))
            """
        ),
        (
            "if #unavailable(iOS 17), a {}",
            "(if (ifClause (conditionList (availabilityCondition #unavailable (argumentList (argument))) a) (codeBlock)))"
        ),
        (
            "let x = if a { 1 } else { 2 }",
            """
            (variable let (patternBinding 'x (initializerClause (if (ifClause (conditionList a) (codeBlock 1))
            (elseClause (codeBlock 2))))))
            """
        ),
        (
            "let x = switch a { case b: 1 }",
            "(variable let (patternBinding 'x (initializerClause (switch a (switchCase case (switchCaseItem b) 1)))))"
        ),
        (
            "if a { } .b()",
            """
            (if (ifClause (conditionList (call (memberAccess b (call a (trailingClosure (closure))))
            (argumentList)))))
            """
        ),
        ("discard self", "(discard self)"),
        ("then 1", "(then 1)"),
        ("yield(1)", "(call yield (argumentList (argument 1)))"),
        ("yield &a", "(yield (inOut a))"),
        ("a; b", "a b"),
        ("if a { b } c", "(if (ifClause (conditionList a) (codeBlock b))) c"),
        ("if a == b { c }", "(if (ifClause (conditionList (sequence a == b)) (codeBlock c)))"),
        (
            "if a.contains { $0 } { b }",
            """
            (if (ifClause (conditionList (call (memberAccess contains a) (trailingClosure (closure $0)))) (codeBlock
            b)))
            """
        ),
        (
            "if a.first(where: { $0 }) != nil {}",
            """
            (if (ifClause (conditionList (sequence (call (memberAccess first a) (argumentList (argument where
            (closure $0)))) != nil)) (codeBlock)))
            """
        ),
        (
            "if f { 1 }.isEmpty { b }",
            """
            (if (ifClause (conditionList (memberAccess isEmpty (call f (trailingClosure (closure 1))))) (codeBlock
            b)))
            """
        ),
        ("if A { b }", "(if (ifClause (conditionList A) (codeBlock b)))"),
        (
            "for x in a.filter { $0 } { b }",
            "(for 'x (call (memberAccess filter a) (trailingClosure (closure $0))) (codeBlock b))"
        ),
        (
            "for x in a.filter { $0 } where x { b }",
            "(for 'x (call (memberAccess filter a) (trailingClosure (closure $0))) (whereClause x) (codeBlock b))"
        ),
        (
            "switch a.b { $0 } { case c: d }",
            "(switch (call (memberAccess b a) (trailingClosure (closure $0))) (switchCase case (switchCaseItem c) d))"
        ),
        (
            """
            while a { b }
            c
            """,
            "(while (conditionList a) (codeBlock b)) c"
        ),
        (
            """
            #sourceLocation(file: "a", line: 1)
            a
            """,
            #"(sourceLocation "a") a"#
        ),
        (#"#error("a")"#, #"(macroExpansion error (argumentList (argument "a")))"#),
        (
            """
            return
            do {}
            """,
            "(return) (do (codeBlock))"
        ),
        ("for unsafe: A in b {}", "(for 'unsafe (typeAnnotation :A) b (codeBlock))"),
        ("if { a }() {}", "(if (ifClause (conditionList (call (closure a) (argumentList))) (codeBlock)))"),
        (
            """
            if a, { b }
            == c {}
            """,
            "(if (ifClause (conditionList a (sequence (closure b) == c)) (codeBlock)))"
        ),
        ("guard {} else {}", "(guard (conditionList (closure)) (codeBlock))"),
        (
            "if let a == b {}",
            "(if (ifClause (conditionList (optionalBindingCondition (sequence a == b))) (codeBlock)))"
        ),
    ]
}
