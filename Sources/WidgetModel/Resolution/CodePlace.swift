import SwiftSource

/// A node of a program's unit: where a name is looked up from.
public struct CodePlace: Hashable, Sendable {
    public let unit: Int
    public let node: Node

    public init(unit: Int, node: Node) {
        self.unit = unit
        self.node = node
    }

    public func at(_ node: Node) -> CodePlace { CodePlace(unit: unit, node: node) }
}

extension Program {
    /// The declaration whose node this is.
    public func declaration(at place: CodePlace) -> DeclarationID? {
        let declarations = units[place.unit].facts.declarations
        var low = 0
        var high = declarations.count
        while low < high {
            let middle = (low + high) / 2
            if declarations[middle].node < place.node.id { low = middle + 1 } else { high = middle }
        }
        guard low < declarations.count, declarations[low].node == place.node.id else { return nil }
        return DeclarationID(unit: place.unit, index: low)
    }

    /// The type or extension around a place.
    public func enclosingTypeDeclaration(of place: CodePlace) -> DeclarationID? {
        let tree = place.node.tree
        return tree.ancestor(of: place.node.id, where: \.isTypeDeclaration)
            .flatMap { declaration(at: place.at(tree.node($0))) }
    }

    /// What `self` is at a place.
    public func selfType(at place: CodePlace) -> ValueType? {
        guard let around = enclosingTypeDeclaration(of: place) else { return nil }
        if let type = type(of: around) { return .project(type) }
        return .foreign(QualifiedName.lastPart(fact(around).name))
    }

    /// The class of the project that the class around a place inherits.
    func superclass(at place: CodePlace) -> TypeID? {
        guard let scope = scope(at: place), kind(scope) == .class else { return nil }
        for case .project(let ancestor) in ancestors(of: scope) where kind(ancestor) == .class { return ancestor }
        return nil
    }

    /// The project's type around a place.
    public func scope(at place: CodePlace) -> TypeID? { enclosingTypeDeclaration(of: place).flatMap { type(of: $0) } }
}
