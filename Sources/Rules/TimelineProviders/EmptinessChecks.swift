import SwiftSource
import WidgetModel

/// Code from which it may follow that a collection is not empty.
struct EmptinessChecks {
    private let collection: String
    /// The last name of the collection, by which other code knows it.
    private let name: String
    private let region: ExtensionRegion
    private let program: Program

    init(of collection: Node, in region: ExtensionRegion, _ program: Program) {
        self.collection = collection.text
        name = Self.lastName(of: collection) ?? collection.text
        self.region = region
        self.program = program
    }

    /// Whether the body that holds the access asks for the size, fills the collection or goes through it; or whoever
    /// leads there asks for the size of something of the same name.
    var areThere: Bool {
        if region.place.node.subtree.contains(where: { isCheck($0) || isFilling($0) }) { return true }
        let units = Set(region.chain.map(\.unit) + [region.place.unit])
        return units.contains { unit in
            program.tree(ofUnit: unit)?.root.subtree.contains { isCheck($0) } ?? true
        }
    }

    /// `steps.isEmpty`, `steps.count`, `steps.indices`, `steps.first` without `!`
    private func isCheck(_ node: Node) -> Bool {
        guard node.kind == .memberAccess, let member = node.name, Self.sizes.contains(member),
            let base = node.firstChild
        else { return false }
        let isForced = node.parent?.kind == .forceUnwrap && (member == "first" || member == "last")
        return !isForced && Self.lastName(of: base) == name
    }

    private static let sizes: Set<String> = [
        "isEmpty", "count", "indices", "first", "last", "endIndex", "startIndex", "enumerated", "hasElements",
        "isNotEmpty",
    ]

    /// `steps.append(…)`, `steps = …`, `for step in steps`
    private func isFilling(_ node: Node) -> Bool {
        switch node.kind {
        case .memberAccess:
            guard let member = node.name, ["append", "insert", "reserveCapacity"].contains(member),
                let base = node.firstChild
            else { return false }
            return Self.lastName(of: base) == name
        case .identifierExpression, .subscriptCall:
            return Self.lastName(of: node) == name && node.assignment != nil
        case .forStatement:
            return node.children.contains { $0.kind.isExpression && Self.lastName(of: $0) == name }
        default:
            return false
        }
    }

    private static func lastName(of expression: Node) -> String? {
        var node = expression
        while node.kind == .optionalChaining || node.kind == .forceUnwrap || node.kind == .subscriptCall,
            let inner = node.firstChild
        {
            node = inner
        }
        switch node.kind {
        case .identifierExpression, .memberAccess: return node.name
        case .call: return CallExpression(node)?.calleeName
        default: return nil
        }
    }
}
