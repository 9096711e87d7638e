import SwiftSource
import WidgetModel

/// Follows the entries that a loop makes to where they are used.
struct EntryDestination {
    private let project: WidgetProject
    private static let maximumSteps = 6

    init(_ project: WidgetProject) { self.project = project }

    /// Whether the entries are all that a timeline gets, as far as anybody can see: nothing is put before or behind.
    func isWholeTimeline(_ loop: EntryLoop, _ entry: EntryLoop.Entry) -> Bool {
        if let collector = entry.collector {
            return isWhole(collector: collector, loop, 0)
        }
        guard let call = LoopSequence.callPassing(loop.loop.node) else { return false }
        return isWhole(expression: loop.loop.at(call.node), 0)
    }

    /// A local array that starts empty and gets nothing else.
    private func isWhole(collector: Node, _ loop: EntryLoop, _ steps: Int) -> Bool {
        guard collector.kind == .identifierExpression, let name = collector.name,
            case .variable(let node)? = LocalScope.binding(of: name, at: collector),
            let binding = PropertyBinding(node), binding.initialValue.map(Self.isEmptyArray) ?? true
        else { return false }
        return isWhole(variable: name, binding, loop.loop, besides: loop.loop.node, steps)
    }

    private static func isEmptyArray(_ node: Node) -> Bool {
        switch node.kind {
        case .arrayLiteral: node.firstChild == nil
        case .call: CallExpression(node)?.allArguments.isEmpty == true
        default: false
        }
    }

    /// - Parameter known: A loop whose entries are known.
    private func isWhole(
        variable name: String, _ binding: PropertyBinding, _ place: CodePlace, besides known: Node?, _ steps: Int
    ) -> Bool {
        guard let variable = binding.variable, let scope = variable.parent else { return false }
        for node in scope.subtree where node.id > binding.node.id && node.kind == .identifierExpression {
            guard node.named(name), known?.contains(node) != true else { continue }
            guard isWhole(expression: place.at(node), steps) else { return false }
        }
        return true
    }

    /// Whether what an expression gives is taken as it is.
    private func isWhole(expression place: CodePlace, _ steps: Int) -> Bool {
        guard steps < Self.maximumSteps, let parent = place.node.parent else { return false }
        switch parent.kind {
        case .argument:
            // Of `Timeline(entries:policy:)`; another function may do anything.
            return parent.named("entries")
        case .memberAccess: return isRead(parent)
        case .returnStatement, .codeBlock, .closure: return isReturned(place, steps)
        case .initializerClause:
            guard let binding = parent.parent.flatMap(PropertyBinding.init), let name = binding.name else {
                return false
            }
            return isWhole(variable: name, binding, place, besides: nil, steps + 1)
        case .tryExpression, .awaitExpression, .tupleExpression: return isWhole(expression: place.at(parent), steps)
        default: return false
        }
    }

    /// `entries.count`, `entries.sort { … }`
    private func isRead(_ access: Node) -> Bool {
        guard access.isCallee else { return access.assignment == nil }
        return ["sort", "reserveCapacity", "reverse", "sorted", "first", "last", "isEmpty", "forEach"]
            .contains(access.name ?? "")
    }

    /// What a function gives back is whole where all its calls take it as it is.
    private func isReturned(_ place: CodePlace, _ steps: Int) -> Bool {
        guard let node = place.node.ancestors.first(where: { $0.kind == .closure || $0.kind.isFunctionDeclaration }),
            FunctionDeclaration(node) != nil, let id = project.program.declaration(at: place.at(node))
        else { return false }
        return Callers(project).calls(of: id).allSatisfy { isWhole(expression: $0, steps + 1) }
    }
}
