import Testing

@testable import SwiftSource

@Suite("Parsing availability and the arguments of attributes")
struct ParserAvailabilityTests {
    @Test("Each part of an availability is an argument", arguments: availabilityCases)
    func availability(source: String, tree: String) {
        expect(source, parsesAs: tree)
    }

    static let availabilityCases: [(String, String)] = [
        (
            "if #available(iOS 17.0, macOS 14, *) {}",
            """
            (if (ifClause (conditionList (availabilityCondition #available (argumentList (argument) (argument)
            (argument)))) (codeBlock)))
            """
        ),
        ("#unavailable(*)", "(availabilityCondition #unavailable (argumentList (argument)))"),
        (
            #"@available(*, deprecated, message: "a") func f() {}"#,
            """
            (function f (attribute available :available (argumentList (argument) (argument) (argument message "a")))
            (parameterClause) (codeBlock))
            """
        ),
        (
            "@available(iOS, introduced: 17, obsoleted: 18.1) func f() {}",
            """
            (function f (attribute available :available (argumentList (argument) (argument introduced) (argument
            obsoleted))) (parameterClause) (codeBlock))
            """
        ),
        (
            "@available(iOS 17, *, func f() {}",
            "(unexpected (attribute available :available (argumentList (argument) (argument) (argument))))"
        ),
    ]

    @Test("Attributes take expressions, unless they have a syntax of their own", arguments: attributesCases)
    func attributes(source: String, tree: String) {
        expect(source, parsesAs: tree)
    }

    static let attributesCases: [(String, String)] = [
        (
            "@inline(never) func f() {}",
            "(function f (attribute inline :inline (argumentList (argument never))) (parameterClause) (codeBlock))"
        ),
        (
            "@objc(a:b::) func f() {}",
            "(function f (attribute objc :objc (argumentList)) (parameterClause) (codeBlock))"
        ),
        (
            "func f(_: @isolated(any) () -> A) {}",
            """
            (function f (parameterClause (parameter _ (attributedType (attribute isolated :isolated (argumentList
            (argument any))) (functionType (tupleType) :A)))) (codeBlock))
            """
        ),
        (
            "@attached(member, names: named(subscript(a:))) macro m()",
            """
            (macro m (attribute attached :attached (argumentList (argument member) (argument names (call named
            (argumentList (argument subscript(a:))))))) (parameterClause))
            """
        ),
    ]
}
