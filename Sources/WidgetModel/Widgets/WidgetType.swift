import Project
import SwiftSource

/// A type of the project that WidgetKit makes itself: a widget, a control or a bundle of them.
public struct WidgetType: Sendable {
    public enum Role: Sendable {
        case widget
        case control
        case bundle
    }

    public let type: TypeID
    public let role: Role
    public let name: String
    public let declaration: DeclarationID
    /// UTF-8 range of the attribute `@main`, if it has one.
    public let mainAttribute: Range<Int>?

    public var unit: Int { declaration.unit }

    static let protocols = ["Widget", "ControlWidget", "WidgetBundle"]
}

extension WidgetType {
    /// The types of this kind that a unit declares, in source order.
    static func all(inUnit unit: Int, of program: Program) -> [WidgetType] {
        program.units[unit].facts.declarations.indices.compactMap { index in
            let id = DeclarationID(unit: unit, index: index)
            let fact = program.fact(id)
            guard fact.isType, fact.kind != .protocol, let type = program.type(of: id), let role = role(of: type, program),
                let node = program.node(id)
            else { return nil }
            return WidgetType(
                type: type, role: role, name: fact.name, declaration: id, mainAttribute: node.attribute("main")?.range)
        }
    }

    /// Whether a type is a widget or a control.
    public static func isWidget(_ type: TypeID, _ program: Program) -> Bool {
        ["Widget", "ControlWidget"].contains { program.conforms(type, to: $0) }
    }

    private static func role(of type: TypeID, _ program: Program) -> Role? {
        guard !program.inheritedNames(of: type).isEmpty else { return nil }
        if program.conforms(type, to: "WidgetBundle") { return .bundle }
        if program.conforms(type, to: "ControlWidget") { return .control }
        return program.conforms(type, to: "Widget") ? .widget : nil
    }
}
