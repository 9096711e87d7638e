import SwiftSource
import WidgetModel

/// Compares nodes of a program's unit with selectors. The context of a pattern is not looked at: who asks knows it.
struct SelectorMatcher {
    let program: Program
    let unit: Int
    /// The node with the `:has` that is being looked into.
    private var scope: Node?

    /// The nodes that a match names.
    typealias Captures = [String: Node]

    init(_ program: Program, unit: Int) {
        self.program = program
        self.unit = unit
    }

    /// What is captured where a node is what a pattern describes; nil where it is not.
    func match(_ pattern: SelectorPattern, _ node: Node) -> Captures? {
        var captures = Captures()
        // What must stand right around a node rules out most nodes, and costs little.
        let isEasyToPlace = pattern.surroundings.first?.isAdjacent == true
        if isEasyToPlace, !isSurrounded(node, by: pattern.surroundings, &captures) { return nil }
        guard matches(pattern.subject, node, &captures),
            isEasyToPlace || isSurrounded(node, by: pattern.surroundings, &captures)
        else { return nil }
        return captures
    }

    private func matches(_ selector: Selector, _ node: Node, _ captures: inout Captures) -> Bool {
        for pattern in selector.patterns {
            guard let found = match(pattern, node) else { continue }
            captures.merge(found) { first, _ in first }
            return true
        }
        return false
    }

    private func matches(_ compound: SelectorCompound, _ node: Node, _ captures: inout Captures) -> Bool {
        guard compound.nodeKinds.contains(node.kind) else { return false }
        for test in compound.tests where !holds(test, node, &captures) { return false }
        if let name = compound.capture { captures[name] = node }
        return true
    }

    /// The nearest nodes that a run describes are taken: if what must stand around them does not stand there, it stands
    /// around none that are farther out.
    private func isSurrounded(_ node: Node, by runs: [SelectorPattern.Run], _ captures: inout Captures) -> Bool {
        var innermost = node
        for run in runs {
            var outermost: Node?
            for candidate in ancestors(of: innermost) {
                outermost = outermostNode(of: run, from: candidate, &captures)
                if outermost != nil || run.isAdjacent { break }
            }
            guard let outermost else { return false }
            innermost = outermost
        }
        return true
    }

    /// The outermost node of a run that begins at `first`.
    private func outermostNode(of run: SelectorPattern.Run, from first: Node, _ captures: inout Captures) -> Node? {
        var tried = captures
        var node: Node? = first
        for (index, compound) in run.compounds.enumerated() {
            if index > 0 { node = node.flatMap { ancestors(of: $0).first { _ in true } } }
            guard let node, matches(compound, node, &tried) else { return nil }
        }
        captures = tried
        return node
    }

    private func holds(_ test: SelectorTest, _ node: Node, _ captures: inout Captures) -> Bool {
        switch test {
        case .attribute(let attribute, let comparison):
            return attribute.holds(comparison, at: CodePlace(unit: unit, node: node), in: program)
        case .argument(let label, let selector):
            return arguments(label, of: node).contains { argument in
                guard let selector else { return true }
                return argument.value.map { matches(selector, $0, &captures) } ?? false
            }
        case .has(let selector):
            var inner = self
            inner.scope = node
            guard let depth = selector.depthBelowScope else {
                return node.subtree.dropFirst().contains { inner.matches(selector, $0, &captures) }
            }
            return inner.holds(selector, below: node, depth, &captures)
        case .scope: return node.id == scope?.id
        case .not(let selector):
            var ignored = captures
            return !matches(selector, node, &ignored)
        case .matches(let selector): return matches(selector, node, &captures)
        case .inside(let selector): return ancestors(of: node).contains { matches(selector, $0, &captures) }
        case .modifies(let selector):
            return ModifierChain.before(node).contains { matches(selector, $0, &captures) }
        case .modified(let selector):
            return ModifierChain.behind(node).contains { matches(selector, $0, &captures) }
        case .external: return ForeignNames(program).isForeign(CodePlace(unit: unit, node: node))
        }
    }

    /// Whether a node is described that stands at most `depth` nodes with a kind below another.
    private func holds(_ selector: Selector, below node: Node, _ depth: Int, _ captures: inout Captures) -> Bool {
        node.children.contains { child in
            let hasKind = SelectorKind.nodeKinds.contains(child.kind)
            if hasKind, matches(selector, child, &captures) { return true }
            let rest = hasKind ? depth - 1 : depth
            return rest > 0 && holds(selector, below: child, rest, &captures)
        }
    }

    /// Nodes around a node, from the inside out, those that have a kind here.
    private func ancestors(of node: Node) -> some Sequence<Node> {
        node.ancestors.lazy.filter { SelectorKind.nodeKinds.contains($0.kind) }
    }

    private func arguments(_ label: SelectorArgumentLabel, of node: Node) -> [Argument] {
        guard let call = CallExpression(node) else { return [] }
        return call.allArguments.filter { argument in
            switch label {
            case .any: true
            case .none: argument.label == nil
            case .named(let name): argument.label == name
            }
        }
    }
}

/// The calls of `view.first().second()`, seen from one of them.
private enum ModifierChain {
    /// What a modifier is applied to, from the nearest on: calls, and what the chain begins with.
    static func before(_ node: Node) -> some Sequence<Node> {
        sequence(first: node) { CallExpression($0)?.base ?? ($0.kind == .memberAccess ? $0.firstChild : nil) }.dropFirst()
    }

    /// The modifiers that are applied to a view, from the nearest on.
    static func behind(_ node: Node) -> some Sequence<Node> {
        sequence(first: node) { view in
            guard let member = view.parent, member.kind == .memberAccess, let call = member.parent,
                CallExpression(call)?.base?.id == view.id
            else { return nil }
            return call
        }.dropFirst()
    }
}
