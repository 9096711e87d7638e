import SwiftSource
import WidgetModel

/// What is passed for a property of a view, or for a parameter of a function that gives one, where it is made on the
/// way to a body.
struct PassedValue {
    private let chain: [ChainStep]
    private let program: Program

    init(_ region: RenderedRegion, in program: Program) {
        chain = region.chain
        self.program = program
    }

    /// The expressions passed for a stored property of the view around a place; none where an initializer may change
    /// them.
    func values(ofProperty name: String, at place: CodePlace) -> [CodePlace] {
        guard let type = program.scope(at: place), program.ownMembers("init", of: type).isEmpty,
            let declared = program.node(program.type(type).declaration)?.nameRange
        else { return [] }
        return values(
            labeled: name, of: program.type(type).name, declaredAt: declared, program.type(type).declaration.unit)
    }

    /// The expressions passed for a parameter of the function around a place.
    func values(ofParameter parameter: Parameter, at place: CodePlace) -> [CodePlace] {
        guard let function = parameter.node.ancestors.first(where: { $0.kind == .functionDeclaration }),
            let name = function.name, let declared = function.nameRange, let label = parameter.label
        else { return [] }
        return values(labeled: label, of: name, declaredAt: declared, place.unit)
    }

    private func values(labeled label: String, of name: String, declaredAt range: Range<Int>, _ unit: Int)
        -> [CodePlace]
    {
        guard let index = chain.firstIndex(where: { $0.unit == unit && $0.range == range }), index > 0,
            let maker = chain[index - 1].declaration(in: program).flatMap(program.node)
        else { return [] }
        return maker.subtree.compactMap { node in
            guard let call = CallExpression(node), call.calleeName == name,
                let value = call.arguments.first(where: { $0.label == label })?.value
            else { return nil }
            return CodePlace(unit: chain[index - 1].unit, node: value)
        }
    }
}
