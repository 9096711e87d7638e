import SwiftSource

/// Follows what a configuration or a view draws, for one family, through views, modifiers and helpers of the project.
struct DrawnContentReader {
    let program: Program
    /// What is known of the expressions in bodies, which are read once for each family.
    let known: KnownExpressions
    let families: FamilyConditions
    /// Whether anything on the way depends on the family.
    var asksForFamily = false
    /// How many bodies may still be looked into. Views that use each other many times over would take forever.
    var bodies = 1_500
    static let maximumDepth = 30
    /// How many expressions are being looked into, each inside the one before.
    var nesting = 0
    static let maximumNesting = 150

    /// - Parameter family: The family to draw, such as `systemSmall`; nil for any.
    init(_ program: Program, family: String?, _ known: KnownExpressions) {
        self.program = program
        self.known = known
        families = FamilyConditions(family: family)
    }

    /// Where code stands and what is known there.
    struct Scope {
        var unit: Int
        var constants = Constants()
        var chain: [ChainStep] = []
        var depth = 0
        /// What `self` or `content` stands for in a modifier.
        var modified: DrawnContent?

        func place(_ node: Node) -> DrawnPlace { DrawnPlace(place: CodePlace(unit: unit, node: node), chain: chain) }
    }

    mutating func content(of configuration: Configuration) -> DrawnContent {
        let unit = configuration.place.unit
        var scope = Scope(unit: unit)
        scope.chain = [configuration.step(in: program)]
        guard let content = configuration.contents.first else { return .unknown(scope.place(configuration.place.node)) }
        if content.kind == .closure { return block(content, scope) }
        if let type = known.targets(inUnit: unit).type(ofInitializer: content, inUnit: unit) {
            return body(of: type, [:], scope)
        }
        return reference(content, scope)
    }

    mutating func content(ofView type: TypeID) -> DrawnContent {
        body(of: type, [:], Scope(unit: program.type(type).declaration.unit))
    }

    func live(_ scope: Scope) -> LiveCode {
        LiveCode(
            constants: scope.constants, families: families, conditions: program.conditions(ofUnit: scope.unit))
    }
}

// MARK: - Bodies

extension DrawnContentReader {
    /// The body of a view or of a modifier.
    mutating func body(
        of type: TypeID, _ properties: [String: Constant], _ scope: Scope, modifying modified: DrawnContent? = nil
    ) -> DrawnContent {
        let symbol = program.type(type)
        let members = program.members("body", of: type)
        guard let nameRange = program.node(symbol.declaration)?.nameRange, !members.isEmpty else {
            return .together([])
        }
        let step = ChainStep(title: symbol.name, unit: symbol.declaration.unit, range: nameRange)
        // A view inside itself adds nothing that was not seen.
        guard !scope.chain.contains(step) else { return .together([]) }
        var constants = Constants()
        constants.properties = properties
        return oneOf(members.map { inlined($0, step, constants, scope, modified) })
    }

    /// What a function or a computed property gives.
    mutating func inlined(
        _ id: DeclarationID, _ step: ChainStep?, _ constants: Constants, _ scope: Scope, _ modified: DrawnContent?
    ) -> DrawnContent {
        guard let node = program.node(id) else { return .together([]) }
        var inner = scope
        inner.chain.append(
            step ?? ChainStep(title: program.fact(id).name, unit: id.unit, range: node.declaredNameRange))
        inner.unit = id.unit
        inner.constants = constants
        inner.depth += 1
        inner.modified = modified
        if let body = node.declaredBody { return block(body, inner) }
        if let value = PropertyBinding(node)?.initialValue { return expression(value, inner) }
        return .unknown(inner.place(node))
    }

    func oneOf(_ parts: [DrawnContent]) -> DrawnContent { parts.count == 1 ? parts[0] : .oneOf(parts) }
}
