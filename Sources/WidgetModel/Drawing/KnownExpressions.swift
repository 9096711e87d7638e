/// Types of expressions in any number of files, each found once.
final class KnownExpressions {
    private let program: Program
    private var known: [Int: (types: ExpressionTypes, targets: CallTargets)] = [:]

    init(_ program: Program) { self.program = program }

    func types(inUnit unit: Int) -> ExpressionTypes { both(inUnit: unit).types }

    func targets(inUnit unit: Int) -> CallTargets { both(inUnit: unit).targets }

    private func both(inUnit unit: Int) -> (types: ExpressionTypes, targets: CallTargets) {
        if let both = known[unit] { return both }
        let types = ExpressionTypes(program, known: program.tree(ofUnit: unit).map { KnownTypes($0) })
        let both = (types, CallTargets(program, types))
        known[unit] = both
        return both
    }
}
