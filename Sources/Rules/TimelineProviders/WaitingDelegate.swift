import SwiftSource
import WidgetModel

/// A delegate that keeps a completion or continuation, and calls it only when all went well.
struct WaitingDelegate {
    let name: String
    let unit: Int
    /// UTF-8 range of the name of the class.
    let range: Range<Int>
    /// The property that keeps what is called.
    let property: String
    /// How the method that calls it is written in documentation.
    let success: String
    /// And the one that should.
    let failure: String
    let hasFailureMethod: Bool

    /// Methods of system frameworks that tell of success, with those that tell of failure.
    private struct Callbacks {
        let protocols: Set<String>
        let function: String
        let success: String
        let failure: String

        func name(_ label: String) -> String { "\(function)(_:\(label):)" }
    }

    private static let callbacks = [
        Callbacks(
            protocols: ["CLLocationManagerDelegate"], function: "locationManager", success: "didUpdateLocations",
            failure: "didFailWithError")
    ]

    /// Nil for any other class.
    init?(_ type: TypeID, _ program: Program) {
        let declaration = program.type(type).declaration
        guard program.kind(type) == .class,
            let callbacks = Self.callbacks.first(where: { $0.protocols.contains { program.conforms(type, to: $0) } }),
            let node = program.node(declaration), let nameRange = node.nameRange
        else { return nil }
        let methods = program.members(callbacks.function, of: type)
        let successes = methods.filter { program.fact($0).parameters.dropFirst().first?.label == callbacks.success }
        let failures = methods.filter { program.fact($0).parameters.dropFirst().first?.label == callbacks.failure }
        let bodies = successes.compactMap { id in
            program.node(id)?.declaredBody.map { CodePlace(unit: id.unit, node: $0) }
        }
        guard !bodies.isEmpty,
            let property = Self.callbackProperties(of: node).first(where: { name in
                bodies.contains { !Self.mentions(name, $0.node).isEmpty }
                    && !Self.isUsedElsewhere(name, type, than: bodies, program)
            })
        else { return nil }
        name = program.type(type).name
        unit = declaration.unit
        range = nameRange
        self.property = property
        success = callbacks.name(callbacks.success)
        failure = callbacks.name(callbacks.failure)
        hasFailureMethod = !failures.isEmpty
    }
}

// MARK: - What a class keeps

extension WaitingDelegate {
    /// Stored properties of function types, and continuations.
    private static func callbackProperties(of type: Node) -> [String] {
        guard let members = TypeDeclaration(type)?.members else { return [] }
        return members.children(.variableDeclaration).flatMap { $0.children(.patternBinding) }.compactMap { node in
            guard let binding = PropertyBinding(node), binding.accessors == nil, let type = binding.type,
                keepsCallback(type)
            else { return nil }
            return binding.name
        }
    }

    /// `((CLLocation) -> Void)?`, `CheckedContinuation<CLLocation, Error>?`
    private static func keepsCallback(_ type: Node) -> Bool {
        let name = TypeName.lastPart(of: type)
        if name == "CheckedContinuation" || name == "UnsafeContinuation" { return true }
        return type.subtree.first { $0.kind == .functionType || $0.kind.isType && !isWrapper($0) }?.kind
            == .functionType
    }

    private static func isWrapper(_ type: Node) -> Bool {
        switch type.kind {
        case .optionalType, .implicitlyUnwrappedOptionalType, .attributedType, .tupleType, .tupleTypeElement: true
        default: false
        }
    }

    /// Whether anything but the given bodies reads the property. Where it is set says nothing.
    private static func isUsedElsewhere(
        _ name: String, _ type: TypeID, than bodies: [CodePlace], _ program: Program
    ) -> Bool {
        let declaration = program.type(type).declaration
        let units = Set(program.rootUnits).union([declaration.unit]).union(bodies.map(\.unit))
        return units.contains { unit in
            guard let tree = program.tree(ofUnit: unit) else { return true }
            // Another class may have a property of the same name.
            guard unit == declaration.unit || isExtended(type, in: unit, program) else { return false }
            return mentions(name, tree.root).contains { mention in
                !bodies.contains { $0.unit == unit && $0.node.contains(mention) } && mention.assignment?.text != "="
            }
        }
    }

    private static func isExtended(_ type: TypeID, in unit: Int, _ program: Program) -> Bool {
        program.facts(ofUnit: unit).declarations.indices.contains { index in
            let id = DeclarationID(unit: unit, index: index)
            return program.fact(id).kind == .extension && program.type(of: id) == type
        }
    }

    /// `name`, `self.name`, `if let name`
    private static func mentions(_ name: String, _ node: Node) -> [Node] {
        node.subtree.filter { mention in
            guard mention.named(name) else { return false }
            switch mention.kind {
            case .memberAccess: return true
            case .identifierExpression: return LocalScope.binding(of: name, at: mention) == nil
            case .optionalBindingCondition: return mention.firstChild(.initializerClause) == nil
            default: return false
            }
        }
    }
}
