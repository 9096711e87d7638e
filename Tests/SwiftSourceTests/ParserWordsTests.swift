import Testing

@testable import SwiftSource

@Suite("Parsing words before expressions")
struct ParserWordsTests {
    @Test("A word belongs to the expression behind it, or is a name", arguments: wordsCases)
    func words(source: String, tree: String) {
        expect(source, parsesAs: tree)
    }

    static let wordsCases: [(String, String)] = [
        ("await(a)", "(await (tuple (argument a)))"),
        ("unsafe (a)", "(unsafe (tuple (argument a)))"),
        ("unsafe(a)", "(call unsafe (argumentList (argument a)))"),
        ("unsafe = a", "(sequence unsafe = a)"),
        ("copy a", "(ownership copy a)"),
        (#"copy "a""#, #"(ownership copy "a")"#),
        ("each a.b", "(packExpansion each (memberAccess b a))"),
        ("yield (a)", "(call yield (argumentList (argument a)))"),
        ("discard self", "(discard self)"),
        ("discard(a)", "(call discard (argumentList (argument a)))"),
        ("-a as B", "(sequence (prefixOperator - a) (castOperator as :B))"),
    ]

    @Test("A pack expansion goes on over operators", arguments: packExpansionsCases)
    func packExpansions(source: String, tree: String) {
        expect(source, parsesAs: tree)
    }

    static let packExpansionsCases: [(String, String)] = [
        ("repeat a = each b", "(packExpansion repeat (sequence a = (packExpansion each b)))"),
        (
            "repeat f(each a) + 1",
            "(packExpansion repeat (sequence (call f (argumentList (argument (packExpansion each a)))) + 1))"
        ),
    ]
}
