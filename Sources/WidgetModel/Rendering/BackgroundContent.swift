import SwiftSource

/// Tells what a widget's container background draws: what stands in `containerBackground(for: .widget)`, and what is
/// passed to a function, modifier or view of the project that puts it there.
public struct BackgroundContent {
    let program: Program
    let targets: CallTargets
    /// How many helpers were gone through.
    private let steps: Int
    /// How many may stand between a view and `containerBackground`.
    private static let maximumSteps = 4

    public init(_ program: Program) { self.init(program, CallTargets(program)) }

    init(_ program: Program, _ targets: CallTargets, steps: Int = 0) {
        self.program = program
        self.targets = targets
        self.steps = steps
    }

    /// Whether a node is part of what the background draws, as far as the body around it tells.
    public func holds(_ place: CodePlace) -> Bool {
        let tree = place.node.tree
        var inner = place.node.id
        while inner != .root {
            let outer = tree.parent(inner)
            let kind = tree.kind(outer)
            if kind.isTypeDeclaration { return false }
            // What is called, or what a modifier is called on, is the first child.
            if kind == .call, tree.firstChild(outer) != inner, let call = CallExpression(tree.node(outer)),
                ContainerBackground.isForWidget(call.node) || isHandedOn(place.node, by: call, place.unit)
            {
                return true
            }
            if kind == .patternBinding, let uses = usesOfVariable(tree.node(outer)) {
                return areBackground(uses.map(place.at))
            }
            inner = outer
        }
        return false
    }

    /// The uses of a local constant; nil for any other binding.
    private func usesOfVariable(_ binding: Node) -> [Node]? {
        guard let property = PropertyBinding(binding), let name = property.name,
            property.variable?.named("let") == true, let scope = binding.parent?.parent,
            scope.kind == .codeBlock || scope.kind == .closure || scope.kind == .switchCase
        else { return nil }
        return scope.subtree.filter { use in
            guard use.id > binding.id, use.kind == .identifierExpression, use.named(name),
                case .variable(let meant)? = LocalScope.binding(of: name, at: use)
            else { return false }
            return meant.id == binding.id
        }
    }

    /// Whether some uses of a value belong to the background, and all others to what stands in for it.
    func areBackground(_ uses: [CodePlace]) -> Bool {
        guard steps < Self.maximumSteps else { return false }
        let inner = BackgroundContent(program, CallTargets(program), steps: steps + 1)
        var isAny = false
        for use in uses {
            if inner.holds(use) {
                isAny = true
            } else if !Self.isSubstitute(use.node) {
                return false
            }
        }
        return isAny
    }

    /// Whether a node is passed to `background(…)`, or is drawn by systems without container backgrounds alone.
    private static func isSubstitute(_ node: Node) -> Bool {
        var inner = node
        for outer in node.ancestors {
            if outer.kind.isTypeDeclaration { return false }
            if let call = CallExpression(outer), call.calleeName == "background", call.callee?.id != inner.id {
                return true
            }
            if isOlderSide(inner, of: outer) { return true }
            inner = outer
        }
        return false
    }

    private static func isOlderSide(_ part: Node, of outer: Node) -> Bool {
        switch outer.kind {
        case .ifExpression where part.kind == .elseClause:
            return outer.firstChild(.ifClause)?.firstChild(.conditionList).flatMap(AvailabilityCheck.newerSide) == true
        case .ifClause where part.kind == .codeBlock:
            return outer.firstChild(.conditionList).flatMap(AvailabilityCheck.newerSide) == false
        case .guardStatement where part.kind == .codeBlock:
            return outer.firstChild(.conditionList).flatMap(AvailabilityCheck.newerSide) == true
        default: return false
        }
    }
}
