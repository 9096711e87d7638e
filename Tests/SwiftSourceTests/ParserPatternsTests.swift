import Testing

@testable import SwiftSource

@Suite("Parsing patterns")
struct ParserPatternsTests {
    @Test("A pattern is a pattern behind let, and an expression behind case", arguments: patternsCases)
    func patterns(source: String, tree: String) {
        expect(source, parsesAs: tree)
    }

    static let patternsCases: [(String, String)] = [
        ("let a = 1", "(variable let (patternBinding 'a (initializerClause 1)))"),
        ("let _ = 1", "(variable let (patternBinding '_ (initializerClause 1)))"),
        ("let (a, _) = x", "(variable let (patternBinding (tuplePattern 'a '_) (initializerClause x)))"),
        (
            "let (a, (b, c)) = x",
            "(variable let (patternBinding (tuplePattern 'a (tuplePattern 'b 'c)) (initializerClause x)))"
        ),
        ("let (x: a, y: b) = c", "(variable let (patternBinding (tuplePattern 'a 'b) (initializerClause c)))"),
        ("for (a, b) in c {}", "(for (tuplePattern 'a 'b) c (codeBlock))"),
        ("for case let a? in b {}", "(for (optionalChaining (valueBindingPattern 'a)) b (codeBlock))"),
        (
            "for case .some(let a) in b where a {}",
            """
            (for (call (memberAccess some) (argumentList (argument (valueBindingPattern 'a)))) b (whereClause a)
            (codeBlock))
            """
        ),
        (
            "if case .a(let b, _) = c {}",
            """
            (if (ifClause (conditionList (matchingPatternCondition (call (memberAccess a) (argumentList (argument
            (valueBindingPattern 'b)) (argument _))) (initializerClause c))) (codeBlock)))
            """
        ),
        (
            "if case let .a(b, c) = d {}",
            """
            (if (ifClause (conditionList (matchingPatternCondition (valueBindingPattern (call (memberAccess a)
            (argumentList (argument b) (argument c)))) (initializerClause d))) (codeBlock)))
            """
        ),
        (
            "if case let a as B = c {}",
            """
            (if (ifClause (conditionList (matchingPatternCondition (sequence (valueBindingPattern 'a) (castOperator
            as :B)) (initializerClause c))) (codeBlock)))
            """
        ),
        (
            "if case is A = b {}",
            """
            (if (ifClause (conditionList (matchingPatternCondition (isTypePattern :A) (initializerClause b)))
            (codeBlock)))
            """
        ),
        (
            "if case 1...2 = a {}",
            """
            (if (ifClause (conditionList (matchingPatternCondition (sequence 1 ... 2) (initializerClause a)))
            (codeBlock)))
            """
        ),
        (
            "if case let (a, b)? = c {}",
            """
            (if (ifClause (conditionList (matchingPatternCondition (valueBindingPattern (optionalChaining (tuple
            (argument a) (argument b)))) (initializerClause c))) (codeBlock)))
            """
        ),
        (
            "if case .a = b {}",
            """
            (if (ifClause (conditionList (matchingPatternCondition (memberAccess a) (initializerClause b)))
            (codeBlock)))
            """
        ),
        (
            "switch a { case let b where b > 1: 1 }",
            "(switch a (switchCase case (switchCaseItem (valueBindingPattern 'b) (whereClause (sequence b > 1))) 1))"
        ),
        (
            "switch a { case .a, .b(let c): c }",
            """
            (switch a (switchCase case (switchCaseItem (memberAccess a)) (switchCaseItem (call (memberAccess b)
            (argumentList (argument (valueBindingPattern 'c))))) c))
            """
        ),
        (
            "switch a { case (1, _): 1; case (let x, var y): 2 }",
            """
            (switch a (switchCase case (switchCaseItem (tuple (argument 1) (argument _))) 1) (switchCase case
            (switchCaseItem (tuple (argument (valueBindingPattern 'x)) (argument (valueBindingPattern 'y)))) 2))
            """
        ),
        (
            "switch a { case is A: 1 default: 2 }",
            "(switch a (switchCase case (switchCaseItem (isTypePattern :A)) 1) (switchCase default 2))"
        ),
        (
            "switch a { case let x as B: x }",
            "(switch a (switchCase case (switchCaseItem (sequence (valueBindingPattern 'x) (castOperator as :B))) x))"
        ),
        (#"switch a { case "b": 1 }"#, #"(switch a (switchCase case (switchCaseItem "b") 1))"#),
        (
            "if case let A.b(c) = d {}",
            """
            (if (ifClause (conditionList (matchingPatternCondition (valueBindingPattern (call (memberAccess b A)
            (argumentList (argument c)))) (initializerClause d))) (codeBlock)))
            """
        ),
        (
            "if case [let a, 1] = b {}",
            """
            (if (ifClause (conditionList (matchingPatternCondition (arrayLiteral (valueBindingPattern 'a) 1)
            (initializerClause b))) (codeBlock)))
            """
        ),
        (
            "if case let A<B>.c(d) = e {}",
            """
            (if (ifClause (conditionList (matchingPatternCondition (valueBindingPattern (call (memberAccess c
            (genericSpecialization A (genericArgumentClause :B))) (argumentList (argument d)))) (initializerClause e)))
            (codeBlock)))
            """
        ),
        (
            "if case let a[b] = c {}",
            """
            (if (ifClause (conditionList (matchingPatternCondition (valueBindingPattern (subscriptCall a (argumentList
            (argument b)))) (initializerClause c))) (codeBlock)))
            """
        ),
    ]
}
