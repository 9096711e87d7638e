/// A node that both sides have: what it is, where, and what it is called.
struct Fact: Hashable {
    let kind: String
    let start: Int
    let end: Int
    /// With the labels of parameters and arguments. Empty for nodes without a name.
    let name: String
}

extension Fact {
    /// The facts of our tree.
    static func all(in tree: SyntaxTree) -> [Fact] {
        var facts: [Fact] = []
        facts.reserveCapacity(tree.nodeCount)
        for node in tree.root.subtree where isCompared(node) {
            facts.append(Fact(node, kind: kindNames[Int(node.kind.rawValue)], name: FactName.name(of: node)))
            if node.kind == .ifConfigClause, let condition = condition(of: node) {
                facts.append(Fact(condition, kind: "ifConfigCondition", name: ""))
            }
        }
        return facts
    }

    private init(_ node: Node, kind: String, name: String) {
        let range = node.kind == .valueBindingPattern ? node.rangeOfFirstToken : node.range
        self.init(kind: kind, start: range.lowerBound, end: range.upperBound, name: name)
    }

    private static let kindNames = NodeKind.allCases.map { "\($0)" }

    private static func condition(of clause: Node) -> Node? {
        clause.tree.text(clause.rangeOfFirstToken) == "#else" ? nil : clause.firstChild
    }

    private static func isCompared(_ node: Node) -> Bool {
        switch node.kind {
        case .sourceFile: false
        // Nothing there, which swift-syntax says in another way; and the base of a member behind `#if`.
        case .missingExpression, .missingType: false
        case .conditionList: !node.range.isEmpty
        default: true
        }
    }
}

extension Node {
    fileprivate var rangeOfFirstToken: Range<Int> { tree.range(ofToken: Int(tree.firstTokens[id.index])) }
}
