/// Which of the project's types and members draw something.
struct DrawingTypes {
    private let program: Program

    init(_ program: Program) { self.program = program }

    /// Whether instances of the type draw something when they are used in a view.
    func isDrawn(_ type: TypeID) -> Bool {
        ViewProtocols.drawn.contains { program.conforms(type, to: $0) } && !program.conforms(type, to: "PreviewProvider")
    }

    /// Whether a function or property gives a view.
    func givesView(_ id: DeclarationID) -> Bool {
        let fact = program.fact(id)
        guard fact.kind == .function || fact.kind == .property else { return false }
        if fact.type.isEmpty { return fact.kind == .property && !fact.hasBody && fact.isStatic }
        let name = QualifiedName.lastPart(fact.type)
        if ViewProtocols.drawn.contains(name) || SwiftUINames.isView(name) { return true }
        let type = program.lookUpType(fact.type, inUnit: id.unit, scope: program.enclosingType(of: id))
        return type.map(isDrawn) ?? false
    }
}
