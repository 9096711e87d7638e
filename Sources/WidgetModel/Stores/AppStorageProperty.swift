import SwiftSource

/// A property with `@AppStorage`.
public struct AppStorageProperty: Sendable {
    public let name: String
    /// The attribute.
    public let place: CodePlace
    public let key: Node
    /// What is passed as `store:`.
    public let store: Node?

    /// The property that an attribute makes, unless `AppStorage` is a type of the project.
    public init?(_ place: CodePlace, in program: Program) {
        guard place.node.kind == .attribute, place.node.named("AppStorage"),
            let list = place.node.firstChild(.argumentList),
            !program.declaresType("AppStorage", visibleFrom: place.unit)
        else { return nil }
        let arguments = list.children(.argument).map(Argument.init)
        guard let value = arguments.first(where: { $0.label == nil })?.value,
            let name = place.node.parent?.children.lazy.compactMap({ PropertyBinding($0)?.name }).first
        else { return nil }
        self.name = name
        self.place = place
        self.key = value
        store = arguments.first { $0.label == "store" }?.value
    }

    /// Those that a type declares itself, outside extensions.
    public static func all(of type: TypeID, in program: Program) -> [AppStorageProperty] {
        program.type(type).declaredMembers.values.joined().sorted().compactMap { id in
            guard program.fact(id).kind == .property, !program.fact(id).hasBody,
                let attribute = program.node(id)?.parent?.attribute("AppStorage")
            else { return nil }
            return AppStorageProperty(CodePlace(unit: id.unit, node: attribute), in: program)
        }
    }

    /// Whether code of its type assigns it.
    public var isAssigned: Bool {
        guard let type = place.node.ancestors.first(where: \.kind.isTypeDeclaration) else { return false }
        return type.subtree.contains { node in
            guard node.named(name), node.kind == .identifierExpression || node.kind == .memberAccess
            else { return false }
            if node.assignment != nil { return true }
            return node.parent?.kind == .memberAccess
                && (node.parent?.named("toggle") == true || node.parent?.named("append") == true)
        }
    }
}
