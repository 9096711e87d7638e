import SwiftSource

/// A view that fills a widget, or the part of one that a branch shows.
public struct RootView: Sendable {
    /// The whole expression, with its modifiers.
    public let place: CodePlace
    /// The way to it, outermost first.
    public let chain: [ChainStep]
    /// The modifiers of SwiftUI, the outermost first.
    public let modifiers: [CallExpression]
    /// What they are applied to. In a modifier of the project: `content` or `self`, and nil where `self` is left out.
    public let origin: Node?
}

/// Finds the views that fill a widget: what its content closure gives, what those views' bodies give, and so on. A view
/// beside others, or inside a stack, fills none.
///
/// The sides of `#available` that older systems take are left out, and so is what is there for older compilers.
public struct RootViews {
    let search: BackgroundSearch
    private(set) var found: [RootView] = []

    private init(_ program: Program, _ family: String?) { search = BackgroundSearch(program, family: family) }

    /// - Parameter family: The family to draw, such as `systemSmall`; nil for any.
    public static func of(_ configuration: Configuration, family: String? = nil, in program: Program) -> [RootView] {
        guard let content = configuration.contents.first else { return [] }
        var views = RootViews(program, family)
        let unit = configuration.place.unit
        var scope = BackgroundSearch.Scope(unit: unit)
        scope.chain = [configuration.step(in: program)]
        switch content.kind {
        case .closure: views.block(content, scope)
        case .memberAccess where content.named("init"):
            if let type = views.search.targets.type(ofInitializer: content, inUnit: unit) {
                views.body(of: type, [:], scope)
            }
        default: views.expression(content, scope)
        }
        return views.found
    }

    /// What fills the view that a region is the body of.
    public static func of(_ region: RenderedRegion, family: String? = nil, in program: Program) -> [RootView] {
        var views = RootViews(program, family)
        var scope = BackgroundSearch.Scope(unit: region.place.unit)
        scope.chain = region.chain
        scope.constants = region.constants
        views.block(region.place.node, scope)
        return views.found
    }
}

// MARK: - Statements

extension RootViews {
    typealias Scope = BackgroundSearch.Scope

    mutating func block(_ block: Node, _ scope: Scope) {
        guard scope.depth < BackgroundSearch.maximumDepth, search.budget.bodies > 0 else { return }
        search.budget.bodies -= 1
        guard block.kind == .codeBlock || block.kind == .closure else { return expression(block, scope) }
        statements(Array(block.children), scope)
    }

    /// The statements of a view builder, or of a function that returns a view. False where what follows them is not
    /// reached, or by older systems alone.
    @discardableResult
    private mutating func statements(_ statements: [Node], _ scope: Scope) -> Bool {
        // Views next to each other share the widget.
        guard statements.count(where: { $0.kind.isExpression && !$0.returnsWithoutElse }) < 2 else { return true }
        for statement in statements {
            switch statement.kind {
            case .returnStatement:
                if let value = statement.firstChild { expression(value, scope) }
                return false
            case .guardStatement:
                guard let conditions = statement.firstChild(.conditionList), let exit = statement.firstChild(.codeBlock)
                else { return false }
                let truth = search.live(scope).truth(of: conditions)
                let newer = AvailabilityCheck.newerSide(of: conditions)
                if truth != true, newer != true { block(exit, scope) }
                if truth == false || newer == false { return false }
            case .ifConfig:
                // One clause is as good as another where nobody knows which one is compiled.
                let goOn = clauses(of: statement, scope).map { self.statements($0.statementsOfClause, scope) }
                if goOn.contains(false) { return false }
            case .ifExpression where statement.returnsWithoutElse:
                conditional(statement, scope)
                let conditions = statement.firstChild(.ifClause)?.firstChild(.conditionList)
                if conditions.flatMap(AvailabilityCheck.newerSide) == true { return false }
            default:
                if statement.kind.isExpression { expression(statement, scope) }
            }
        }
        return true
    }

    /// The clauses of an `#if` that may be compiled, but for those that only older compilers take.
    private func clauses(of node: Node, _ scope: Scope) -> [Node] {
        let clauses = Array(node.children(.ifConfigClause))
        if let condition = clauses.first?.firstChild, condition.mentions(anyOf: ["swift", "compiler"]) {
            return [clauses[0]]
        }
        return clauses.filter { search.program.mayBeCompiled($0, inUnit: scope.unit) }
    }

    mutating func conditional(_ node: Node, _ scope: Scope) {
        for clause in node.children {
            guard let body = clause.firstChild(.codeBlock) else { continue }
            guard clause.kind != .elseClause, let conditions = clause.firstChild(.conditionList) else {
                return block(body, scope)
            }
            let truth = search.live(scope).truth(of: conditions)
            let newer = AvailabilityCheck.newerSide(of: conditions)
            if truth != false, newer != false { block(body, scope) }
            if truth == true || newer == true { return }
        }
    }

    mutating func choice(_ node: Node, _ scope: Scope) {
        guard let subject = node.firstChild else { return }
        let live = search.live(scope)
        for switchCase in node.switchCases {
            let taken = switchCase.named("default") ? nil : live.isTaken(switchCase, subject: subject)
            if taken == false { continue }
            statements(switchCase.children.filter { $0.kind != .switchCaseItem && $0.kind != .attribute }, scope)
            if taken == true { return }
        }
    }

    mutating func add(_ view: RootView) { found.append(view) }
}
