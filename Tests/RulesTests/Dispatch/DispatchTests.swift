import SwiftSource
import Testing
import WidgetModel

@testable import RuleEngine

@Suite("Rules are asked")
struct DispatchTests {
    static let code = "let policy = a(b(1))\n#if false\nc()\n#endif\nd()\n"

    private func texts(_ kinds: [NodeKind], _ names: Set<String>? = nil, in text: String = code) -> [String] {
        let runner = RuleRunner([(EveryNode(kinds: kinds, names: names), .error)])
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
    func repeatedKind() { #expect(texts([.call, .call]) == ["a(b(1))", "b(1)", "d()"]) }

    @Test("about nodes of the names they list: of what is called, else their own")
    func namedNodes() {
        #expect(texts([.call], ["b", "d"]) == ["b(1)", "d()"])
        let sums = "let policy = a.sum(1)\nSet<Int>.sum<Int>()\n`sum`()\n(sum)()\nsum\nsummary()"
        #expect(texts([.call], ["sum"], in: sums) == ["a.sum(1)", "Set<Int>.sum<Int>()", "`sum`()"])
        let nows = "let policy = now + Date.now + now()"
        #expect(texts([.memberAccess, .identifierExpression], ["now"], in: nows) == ["now", "Date.now", "now"])
    }

    @Test("about no node without a name, when they list names")
    func nodesWithoutNames() {
        #expect(texts([.call, .integerLiteral], ["b"]) == ["b(1)"])
        #expect(texts([.call], [], in: "let policy = a({ }())") == [])
    }

    @Test("in the order in which they were given")
    func order() {
        let tree = SyntaxTree.parse(Array("a { }".utf8))
        let active = (0..<3).map { ActiveRule(id: "\($0)", severity: .error, rule: $0) }
        let table = DispatchTable(active) { NodeSelection(EveryNode(kinds: $0 == 1 ? [.closure] : [.call, .closure])) }
        let rules = [NodeKind.call, .closure].map { kind in
            tree.root.subtree.filter { $0.kind == kind }.flatMap { table.rules(for: $0.id, in: tree).map(\.rule) }
        }
        #expect(rules == [[0, 2], [0, 1, 2]])
    }

    @Test("for no other kind", arguments: NodeKind.allCases)
    func unwanted(kind: NodeKind) {
        let table = DispatchTable([ActiveRule(id: "a", severity: .error, rule: 1)]) { _ in NodeSelection(EveryNode()) }
        #expect(table.isWanted(kind) == (kind == .call))
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

    @Test("about providers, with their methods in extensions and in types of the project that they inherit")
    func providers() {
        let text = """
            protocol Previewing { }
            extension Previewing { func placeholder(in context: Int) -> Int { 1 } }
            struct Steps: TimelineProvider, Previewing { func getSnapshot() { } }
            extension Steps { func getTimeline() { } }
            struct Walks { func getTimeline() { } }
            """
        let findings = RuleRunner([(EveryProvider(), .error)]).run(WidgetProject(text: text))
        #expect(findings.map(\.message) == ["Steps", "Steps", "Steps"])
    }
}
