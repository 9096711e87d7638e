import RuleEngine
import SwiftSource
import Testing

@testable import Rules

@Suite("Ruling out names without reading them")
struct NameFilterTests {
    private func names(in text: String) -> [Node] {
        SyntaxTree.parse(Array(text.utf8)).root.subtree.filter { $0.kind == .identifierExpression }
    }

    @Test("No name of the table is ruled out")
    func all() {
        for name in AvailabilityTable.entries.map(\.form.name) where name.utf8.first.map({ $0 != 0x5C }) == true {
            for node in names(in: "f(\(name))") where node.named(name) { #expect(AvailabilityTable.names.mayContain(nameOf: node)) }
        }
    }

    @Test("Most others are")
    func others() {
        let words = (0..<400).map { "word\($0)" }.joined(separator: "\n")
        let kept = names(in: words).filter { AvailabilityTable.names.mayContain(nameOf: $0) }
        #expect(kept.count < 40)
    }
}
