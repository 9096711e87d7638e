import SwiftSource

/// Rules by the kind of node they want, for a look-up that is two loads: it is made for every node of a walk, most of
/// which nobody wants.
struct DispatchTable<Event: Sendable>: Sendable {
    /// All rules, those of the first kind first.
    private var rules: [ActiveRule<Event>] = []
    /// By raw value of the kind: where its rules begin. Those of the next kind begin where they end.
    private var starts: [Int] = [0]

    init(_ active: [ActiveRule<Event>], kinds: (Event) -> [NodeKind]) {
        let wanted = active.map { Set(kinds($0.rule)) }
        // Over all raw values that there can be, so that none lies outside the table.
        for rawValue in UInt8.min...UInt8.max {
            if let kind = NodeKind(rawValue: rawValue) {
                for (rule, kinds) in zip(active, wanted) where kinds.contains(kind) { rules.append(rule) }
            }
            starts.append(rules.count)
        }
    }

    /// Whether no rule wants any node.
    var isEmpty: Bool { rules.isEmpty }

    func isWanted(_ kind: NodeKind) -> Bool { starts[Int(kind.rawValue)] < starts[Int(kind.rawValue) + 1] }

    /// The rules that want nodes of the kind, in the order in which they were given.
    subscript(kind: NodeKind) -> ArraySlice<ActiveRule<Event>> {
        rules[starts[Int(kind.rawValue)]..<starts[Int(kind.rawValue) + 1]]
    }
}
