import SwiftSource

/// Rules by the kind and the name of the nodes they want. It is asked about every node of a walk, most of which nobody
/// wants, so ruling one out is two loads for its kind, and a hash of its name where rules want some names alone.
struct DispatchTable<Event: Sendable>: Sendable {
    /// Rules that want all nodes of their kinds, those of the first kind first.
    private var rules: [ActiveRule<Event>] = []
    /// By raw value of the kind: where its rules begin. Those of the next kind begin where they end.
    private var starts: [Int] = [0]
    /// Rules that want nodes of some names, by the hashes of these.
    private var namedRules: [Int: [NamedRule]] = [:]
    private let names: NameFilter
    /// By raw value of the kind: whether there are rules for some of its names.
    private var hasNames: [Bool]

    private struct NamedRule: Sendable {
        let name: String
        let kind: NodeKind
        let rule: ActiveRule<Event>
    }

    /// - Parameter selection: The nodes that a rule wants.
    init(_ active: [ActiveRule<Event>], selection: (Event) -> NodeSelection) {
        let wanted = active.map { selection($0.rule) }
        names = NameFilter(wanted.flatMap { $0.names ?? [] })
        // For all raw values that there can be, so that none lies outside the table.
        var unnamed = [[ActiveRule<Event>]](repeating: [], count: Int(UInt8.max) + 1)
        hasNames = [Bool](repeating: false, count: unnamed.count)
        for (rule, selection) in zip(active, wanted) {
            for kind in selection.kinds {
                let index = Int(kind.rawValue)
                if let names = selection.names {
                    hasNames[index] = true
                    for name in names { add(NamedRule(name: name, kind: kind, rule: rule)) }
                } else {
                    unnamed[index].append(rule)
                }
            }
        }
        for rules in unnamed {
            self.rules += rules
            starts.append(self.rules.count)
        }
    }

    private mutating func add(_ rule: NamedRule) { namedRules[NameFilter.hash(rule.name.utf8), default: []].append(rule) }

    /// Whether no rule wants any node.
    var isEmpty: Bool { rules.isEmpty && namedRules.isEmpty }

    func isWanted(_ kind: NodeKind) -> Bool {
        let index = Int(kind.rawValue)
        return starts[index] < starts[index + 1] || hasNames[index]
    }

    /// The rules that want a node.
    func rules(for node: NodeID, in tree: SyntaxTree) -> ArraySlice<ActiveRule<Event>> {
        let kind = Int(tree.kind(node).rawValue)
        let unnamed = rules[starts[kind]..<starts[kind + 1]]
        guard hasNames[kind], let token = NodeSelection.nameToken(of: node, in: tree) else { return unnamed }
        let hash = NameFilter.hash(ofToken: token, in: tree)
        guard names.mayContain(hash: hash), let candidates = namedRules[hash] else { return unnamed }
        let named = candidates.filter { $0.kind == tree.kind(node) && tree.token(token, reads: $0.name) }
        return unnamed + named.map(\.rule)
    }
}
