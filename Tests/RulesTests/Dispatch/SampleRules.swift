import RuleEngine
import SwiftSource
import Synchronization
import WidgetModel

/// Reports every node of the kinds, and the names, it is made with.
struct EveryNode: NodeRule {
    let id = "every-node"
    var kinds: [NodeKind] = [.call]
    var names: Set<String>?

    func check(_ place: CodePlace, _ report: inout Report) {
        report.add(place.node.range, inUnit: place.unit, "a node", why: "", write: "")
    }
}

/// Reports the first node it is ever asked about, which no rule may: the same place must give the same answer.
final class FirstNodeEver: NodeRule {
    let id = "first-node-ever"
    let kinds: [NodeKind] = [.call]
    private let wasAsked = Mutex(false)

    func check(_ place: CodePlace, _ report: inout Report) {
        let isFirst = wasAsked.withLock { wasAsked in
            defer { wasAsked = true }
            return !wasAsked
        }
        if isFirst { report.add(place.node.range, inUnit: place.unit, "the first", why: "", write: "") }
    }
}

/// Reports the methods of every provider.
struct EveryProvider: ProviderRule {
    let id = "every-provider"

    func check(_ provider: Provider, _ report: inout Report) {
        for method in provider.methods {
            guard let node = report.program.node(method) else { continue }
            report.add(node.declaredNameRange, inUnit: method.unit, provider.name, why: "", write: "")
        }
    }
}

/// Reports every call in code that draws a widget.
struct EveryRenderedCall: RenderedNodeRule {
    let id = "every-rendered-call"
    let kinds: [NodeKind] = [.call]

    func check(_ place: CodePlace, in region: RenderedRegion, _ report: inout Report) {
        report.add(place.node.range, inUnit: place.unit, "a call", why: "", write: "")
    }
}
