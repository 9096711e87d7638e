import SwiftSource

/// Turns places of a program into lines and columns.
final class MapPlaces {
    private let program: Program
    private var lines: [Int: LineTable] = [:]
    /// By unit and the offset of the declared name.
    private var declarations: [Int: [Int: DeclarationID]] = [:]

    init(_ program: Program) { self.program = program }

    func place(_ unit: Int, _ offset: Int) -> MapPlace {
        let table = lines[unit] ?? program.tree(ofUnit: unit).map { LineTable($0.bytes) } ?? LineTable([])
        lines[unit] = table
        let position = table.position(at: offset)
        return MapPlace(path: program.units[unit].path, line: position.line, column: position.column)
    }

    func place(of place: CodePlace) -> MapPlace { self.place(place.unit, place.node.range.lowerBound) }

    func name(_ type: TypeID) -> MappedName {
        let symbol = program.type(type)
        let node = program.node(symbol.declaration)
        return MappedName(symbol.name, at: node.map { place(symbol.declaration.unit, $0.declaredNameRange.lowerBound) })
    }

    /// The declaration that a step of a chain names.
    func declaration(of step: ChainStep) -> DeclarationID? {
        if let known = declarations[step.unit] { return known[step.range.lowerBound] }
        var found: [Int: DeclarationID] = [:]
        for index in program.facts(ofUnit: step.unit).declarations.indices {
            let id = DeclarationID(unit: step.unit, index: index)
            guard let node = program.node(id) else { continue }
            found[node.declaredNameRange.lowerBound] = id
        }
        declarations[step.unit] = found
        return found[step.range.lowerBound]
    }
}
