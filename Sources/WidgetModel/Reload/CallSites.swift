import SwiftSource

/// The calls in pieces of code, by the name of what is called.
final class CallSites {
    private let regions: [ExtensionRegion]
    private var known: [String: [CodePlace]]?

    init(_ regions: [ExtensionRegion]) { self.regions = regions }

    func calls(of name: String) -> [CodePlace] {
        if let known { return known[name] ?? [] }
        var calls: [String: [CodePlace]] = [:]
        for region in regions {
            for node in region.nodes where node.kind == .call {
                guard let name = CallExpression(node)?.calleeName else { continue }
                calls[name, default: []].append(region.place.at(node))
            }
        }
        known = calls
        return calls[name] ?? []
    }
}

extension ExtensionRegion {
    /// The nodes that can run.
    var nodes: some Sequence<Node> {
        liveNodes.lazy.joined().lazy.map { Node(place.node.tree, NodeID($0)) }
    }
}
