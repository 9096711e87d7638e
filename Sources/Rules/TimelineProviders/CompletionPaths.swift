import SwiftSource
import WidgetModel

/// Where the paths through functions of the project end without calling a completion, through the functions that they
/// hand it on to.
struct CompletionPaths {
    private let program: Program
    private let targets: CallTargets
    /// How often a completion is handed on.
    private static let maximumDepth = 6

    init(_ program: Program) {
        self.program = program
        targets = CallTargets(program)
    }

    func openEnds(of completion: TrackedValue, in function: Node, inUnit unit: Int) -> [PathEnd] {
        openEnds(of: completion, in: function, unit, followed: [])
    }

    private func openEnds(of value: TrackedValue, in function: Node, _ unit: Int, followed: [CodePlace]) -> [PathEnd] {
        let place = CodePlace(unit: unit, node: function)
        guard followed.count < Self.maximumDepth, !followed.contains(place), let body = function.declaredBody else {
            return []
        }
        let calls = KnownCalls(
            neverReturns: { neverReturns($0, unit) },
            openEnds: { openEnds(ofCalled: $0, $1, unit, followed + [place]) })
        return UsePaths(of: value, in: place.at(body), mayThrow: false, calls: calls).openEnds
    }

    private func neverReturns(_ call: CallExpression, _ unit: Int) -> Bool {
        let functions = targets.functions(of: call, inUnit: unit)
        return functions.count == 1 && program.fact(functions[0]).type == "Never"
    }

    /// Where the function of the project that a call runs, if it is certain which one, does not call what it is passed.
    private func openEnds(
        ofCalled argument: Argument, _ call: CallExpression, _ unit: Int, _ followed: [CodePlace]
    ) -> [PathEnd] {
        let functions = targets.functions(of: call, inUnit: unit)
        guard functions.count == 1, let id = functions.first, !isOverridable(id), let node = program.node(id),
            let function = FunctionDeclaration(node), let parameter = function.parameter(for: argument, of: call),
            parameter.isFunction, let value = TrackedValue(parameter)
        else { return [] }
        // Whether a loop runs at all, its caller may know.
        return openEnds(of: value, in: node, id.unit, followed: followed).filter { $0.kind != .loop }
    }

    /// Whether another declaration may run in its place: that of a type which conforms to a protocol, or of a subclass.
    private func isOverridable(_ id: DeclarationID) -> Bool {
        guard let type = program.enclosingType(of: id) else { return false }
        return program.kind(type) == .protocol || program.node(id)?.hasModifier("open") == true
    }
}
