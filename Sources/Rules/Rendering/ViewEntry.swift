import SwiftSource
import WidgetModel

/// The timeline entry that a view stores.
struct ViewEntry {
    /// The expression that gives its date: `entry.date`.
    let date: String

    /// Nil where the view around a place stores none, or more than one, or the name means something else there.
    init?(at place: CodePlace, in program: Program) {
        guard !Self.isStatic(place.node), let around = program.enclosingTypeDeclaration(of: place),
            let type = program.type(of: around), let declaration = program.node(program.type(type).declaration),
            let members = TypeDeclaration(declaration)?.members
        else { return nil }
        let unit = program.type(type).declaration.unit
        let names = members.children(.variableDeclaration).flatMap { variable in
            variable.hasModifier("static") ? [] : variable.children.compactMap { Self.name(ofEntry: $0, unit, program) }
        }
        guard names.count == 1, LocalScope.binding(of: names[0], at: place.node) == nil else { return nil }
        date = "\(names[0]).date"
    }

    /// The property's name, if it is stored and holds an entry.
    private static func name(ofEntry node: Node, _ unit: Int, _ program: Program) -> String? {
        guard let binding = PropertyBinding(node), let name = binding.name, binding.getter == nil,
            let type = binding.type,
            type.kind == .identifierType || type.kind == .memberType
        else { return nil }
        switch ExpressionTypes(program).written(type, unit) {
        case .project(let entry)?:
            return ["TimelineEntry", "RelevanceEntry"].contains { program.conforms(entry, to: $0) } ? name : nil
        case .foreign(let other)?:
            // Declared out of sight: what is called an entry here is one.
            return name == "entry" && other.hasSuffix("Entry") ? name : nil
        case .metatype?, nil:
            return name == "entry" && TypeName.lastPart(of: type) == "Entry" ? name : nil
        }
    }

    private static func isStatic(_ node: Node) -> Bool {
        for around in node.ancestors {
            if around.kind.isTypeDeclaration { return false }
            if around.hasModifier("static") || around.hasModifier("class") { return true }
        }
        return true
    }
}
