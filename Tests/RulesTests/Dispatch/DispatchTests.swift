import SwiftSource
import Testing
import WidgetModel

@testable import RuleEngine

@Suite("Rules are asked")
struct DispatchTests {
    static let code = "let policy = a(b(1))\n#if false\nc()\n#endif\nd()\n"

    private func texts(_ kinds: [NodeKind], in text: String = code) -> [String] {
        let runner = RuleRunner([(EveryNode(kinds: kinds), .error)])
        let bytes = Array(text.utf8)
        let ranges = runner.run(WidgetProject(text: text)).map(\.range)
        return ranges.map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    @Test("about nodes of the kinds they name, in the order of the text")
    func kinds() {
        #expect(texts([.call]) == ["a(b(1))", "b(1)", "d()"])
        #expect(texts([.integerLiteral]) == ["1"])
        #expect(texts([.integerLiteral, .call]) == ["a(b(1))", "b(1)", "1", "d()"])
    }

    @Test("about nothing when they name no kind")
    func noKind() { #expect(texts([]) == []) }

    @Test("once about a node, though they name its kind twice")
    func repeatedKind() {
        let table = DispatchTable([ActiveRule(id: "a", severity: .error, rule: 1)]) { _ in [.call, .call] }
        #expect(table[.call].count == 1)
    }

    @Test("in the order in which they were given")
    func order() {
        let active = (0..<3).map { ActiveRule(id: "\($0)", severity: .error, rule: $0) }
        let table = DispatchTable(active) { $0 == 1 ? [.closure] : [.call, .closure] }
        #expect(table[.call].map(\.rule) == [0, 2])
        #expect(table[.closure].map(\.rule) == [0, 1, 2])
    }

    @Test("for no other kind", arguments: NodeKind.allCases)
    func unwanted(kind: NodeKind) {
        let table = DispatchTable([ActiveRule(id: "a", severity: .error, rule: 1)]) { _ in [.call] }
        #expect(table.isWanted(kind) == (kind == .call))
        #expect(table[kind].isEmpty == (kind != .call))
    }

    @Test("and report under their own names with their own severities")
    func names() {
        let runner = RuleRunner([(EveryNode(), .error), (EveryRenderedCall(), .info)])
        let widget = """
            struct W: Widget {
                let policy = 1
                var body: some WidgetConfiguration { StaticConfiguration(kind: k, provider: p) { _ in Text("a") } }
            }
            """
        let findings = runner.run(WidgetProject(text: widget))
        #expect(Set(findings.map(\.rule)) == ["every-node", "every-rendered-call"])
        #expect(findings.allSatisfy { $0.severity == ($0.rule == "every-node" ? .error : .info) })
    }
}
