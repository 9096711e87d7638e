import RuleEngine
import SwiftSource
import WidgetModel

/// A type marked `@main`.
struct EntryPoint {
    let type: TypeID
    let name: String
    let unit: Int
    let attribute: Node
    /// Nil for a type that is no widget, control or bundle.
    let role: WidgetType.Role?
    let conditions: RequiredConditions

    /// In the order of the files.
    static func all(in project: WidgetProject) -> [EntryPoint] {
        let program = project.program
        guard !project.widgetTypes.isEmpty else { return [] }
        let roles = Dictionary(project.widgetTypes.map { ($0.type, $0.role) }) { first, _ in first }
        return program.rootUnits.flatMap { unit in
            program.units[unit].facts.declarations.indices.compactMap { index in
                EntryPoint(DeclarationID(unit: unit, index: index), roles, program)
            }
        }
    }

    private init?(_ id: DeclarationID, _ roles: [TypeID: WidgetType.Role], _ program: Program) {
        // Nearly all types are ruled out by what is known of them without their code.
        guard program.fact(id).isType, let type = program.type(of: id), let node = program.node(id),
            let attribute = node.attribute("main")
        else { return nil }
        self.type = type
        name = program.fact(id).name
        unit = id.unit
        self.attribute = attribute
        role = roles[type]
        conditions = RequiredConditions(around: CodePlace(unit: id.unit, node: node), in: program)
    }

    /// Whether both are certainly compiled into one extension.
    func meets(_ other: EntryPoint, in project: WidgetProject) -> Bool {
        // Two types of one name stand in different targets or builds.
        guard name != other.name, conditions.hold(togetherWith: other.conditions) else { return false }
        let program = project.program
        guard program.shareFolder(unit, other.unit) else { return program.shareExtension(unit, other.unit) }
        // A text without a project may show an app and its widget.
        let areWidgets = role != nil && other.role != nil
        return unit == other.unit && areWidgets || lists(other, in: project) || other.lists(self, in: project)
    }

    /// Whether it is a bundle that lists another type.
    private func lists(_ other: EntryPoint, in project: WidgetProject) -> Bool {
        project.bundles.contains { $0.bundle.type == type && $0.listing(of: other.type) != nil }
    }

    func location(in program: Program) -> RelatedLocation {
        RelatedLocation(path: program.units[unit].path, range: attribute.range, message: "\(name) is marked @main")
    }

    /// Takes the attribute away, together with its line where it has one of its own.
    func removal(in program: Program) -> TextEdit {
        let bytes = attribute.tree.bytes
        let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        let lines = attribute.tree.lineTable()
        let line = lines.line(at: attribute.range.lowerBound)
        let content = lines.contentRange(ofLine: line, in: bytes)
        let before = bytes[content.lowerBound..<attribute.range.lowerBound]
        let after = bytes[attribute.range.upperBound..<max(content.upperBound, attribute.range.upperBound)]
        let range =
            before.allSatisfy(isBlank) && after.allSatisfy(isBlank)
            ? lines.range(ofLine: line)
            : attribute.range.lowerBound..<attribute.range.upperBound + after.prefix(while: isBlank).count
        return TextEdit(path: program.units[unit].path, range: range, replacement: "")
    }
}
