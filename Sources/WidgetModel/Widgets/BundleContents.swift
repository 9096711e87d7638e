import SwiftSource

/// What the body of a `WidgetBundle` lists.
public struct BundleContents: Sendable {
    /// Types of the project that are made in it, with the calls that make them.
    public internal(set) var types: [(type: TypeID, place: CodePlace)] = []
    /// Whether all that stands in it is known: what is left out of ``types`` is no type of the project.
    public internal(set) var isComplete = true

    /// - Parameter bundle: A bundle of the project.
    public init(of bundle: WidgetType, in program: Program) {
        for id in program.ownMembers("body", of: bundle.type) {
            guard let body = program.body(of: id) else {
                isComplete = false
                continue
            }
            add(CodePlace(unit: id.unit, node: body), program)
        }
    }

    private mutating func add(_ body: CodePlace, _ program: Program) {
        let targets = CallTargets(program)
        for node in body.node.subtree {
            switch node.kind {
            case .call:
                guard let call = CallExpression(node) else { continue }
                if let type = targets.constructedType(of: call, inUnit: body.unit) {
                    types.append((type, body.at(node)))
                } else {
                    isComplete = false
                }
            case .identifierExpression where node.name?.beginsUppercase == false:
                isComplete = false
            default: break
            }
        }
    }
}
