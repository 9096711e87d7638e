import SwiftSource

/// Which types the project's code makes or passes on anywhere. Such a type may be shown in a way that nobody can
/// follow.
///
/// Not counted are previews, tests, what a type does with itself, and its static members: whoever reads `Steps.kind` or
/// writes `String(describing: Steps.self)` shows no widget.
public struct WidgetMentions {
    private let program: Program
    private let names: Set<String>
    /// Those of the names that are mentioned.
    public private(set) var mentioned: Set<String> = []

    /// - Parameters:
    ///   - names: Of the types, without those of types around them.
    ///   - bodies: Code that is left out, as it is known what it makes.
    public init(of names: Set<String>, in program: Program, besides bodies: [CodePlace] = []) {
        self.program = program
        self.names = names
        guard !names.isEmpty else { return }
        for unit in program.rootUnits where !program.units[unit].targets.allSatisfy({ $0.kind == .test }) {
            if let tree = program.tree(ofUnit: unit) { search(tree.root, unit, bodies.filter { $0.unit == unit }) }
        }
    }

    private mutating func search(_ root: Node, _ unit: Int, _ bodies: [CodePlace]) {
        let tree = root.tree
        var index = 0
        while index < tree.nodeCount {
            let node = tree.node(NodeID(index))
            if isLeftOut(node, unit) || bodies.contains(where: { $0.node == node }) {
                index = tree.subtreeEnd(node.id)
                continue
            }
            if let name = node.name, names.contains(name), isMention(node), !isInside(name, node) {
                mentioned.insert(name)
            }
            index += 1
        }
    }

    private func isLeftOut(_ node: Node, _ unit: Int) -> Bool {
        if node.kind == .macroExpansion { return node.named("Preview") }
        guard node.kind.isTypeDeclaration, let id = program.declaration(at: CodePlace(unit: unit, node: node)),
            let type = program.type(of: id)
        else { return false }
        return program.conforms(type, to: "PreviewProvider")
    }

    private func isMention(_ node: Node) -> Bool {
        guard let parent = node.parent else { return false }
        switch node.kind {
        case .identifierExpression, .memberAccess: return !isOfStaticMember(node, parent)
        // `Steps.Entry` is no `Steps`.
        case .identifierType, .memberType: return parent.kind != .extensionDeclaration && parent.kind != .memberType
        default: return false
        }
    }

    private func isOfStaticMember(_ node: Node, _ parent: Node) -> Bool {
        guard parent.kind == .memberAccess, parent.firstChild?.id == node.id else { return false }
        switch parent.name {
        case "init", "main", "body": return false
        case "self": return isDescribed(parent)
        default: return true
        }
    }

    /// `"\(Steps.self)"`, `String(describing: Steps.self)`
    private func isDescribed(_ metatype: Node) -> Bool {
        guard let argument = metatype.parent, argument.kind == .argument else { return false }
        return argument.parent?.kind == .stringInterpolation || argument.named("describing")
            || argument.named("reflecting")
    }

    private func isInside(_ name: String, _ node: Node) -> Bool {
        node.ancestors.contains { around in
            TypeDeclaration(around).map { QualifiedName.lastPart($0.name) == name } ?? false
        }
    }
}
