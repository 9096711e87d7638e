import RuleEngine
import SwiftSource
import WidgetModel

/// The calls in the code of widget extensions, by the name of what they call.
struct ExtensionCalls {
    /// By the hash of the name: names are made strings of only when somebody asks for one.
    private var places: [Int: [CodePlace]] = [:]

    init(_ regions: [ExtensionRegion]) {
        for region in regions {
            let tree = region.place.node.tree
            for index in region.liveNodes.joined() where tree.kinds[index] == .call {
                guard let callee = tree.firstChild(NodeID(index)), let name = tree.detail(callee) else { continue }
                let hash = NameFilter.hash(ofToken: name, in: tree)
                places[hash, default: []].append(region.place.at(tree.node(NodeID(index))))
            }
        }
    }

    func calls(of name: String) -> [CodePlace] {
        (places[NameFilter.hash(name.utf8)] ?? []).filter { $0.node.firstChild?.named(name) == true }
    }
}
