import SwiftSource
import WidgetModel

/// What a selector can ask of a node beside its kind.
enum SelectorAttribute: String, Sendable, CaseIterable {
    /// What the node calls, declares or names.
    case name
    /// What a member or a called member belongs to, as it is written: `WidgetCenter.shared`.
    case base
    /// Label of an argument; first name of a parameter.
    case label
    /// The source text; of a string what is between its quotes, as it is written.
    case text
    /// How many arguments a call has, closures behind it included.
    case arguments
    /// What a declared type or extension, or the type of the project that a call makes an instance of, conforms to or
    /// inherits, in other files and through protocols, too.
    case inherits
    /// An attribute of a declaration, such as `State`.
    case attribute
    /// A modifier of a declaration, such as `static`.
    case modifier
    /// The written type of a variable or parameter, without generic arguments.
    case type

    /// The values of a node, one of which must do; none where the node has no such attribute.
    func values(of place: CodePlace, in program: Program) -> [String] {
        let node = place.node
        switch self {
        case .name:
            return NodeSelection.nameToken(of: node.id, in: node.tree).map { [node.tree.text(ofToken: $0)] } ?? []
        case .base: return Self.base(of: node).map { [Self.withoutSpace($0.text)] } ?? []
        case .label:
            let isLabelled = node.kind == .argument || node.kind == .trailingClosure || node.kind == .parameter
            return isLabelled ? node.name.map { [$0] } ?? [] : []
        case .text: return [Self.text(of: node)]
        case .arguments: return CallExpression(node).map { ["\($0.allArguments.count)"] } ?? []
        // See `inherits`.
        case .inherits: return []
        case .attribute: return Self.declaration(node).children(.attribute).compactMap(\.name)
        case .modifier: return Self.declaration(node).children(.modifier).compactMap(\.name)
        case .type: return Self.type(of: node).map { [TypeName.text(of: $0)] } ?? []
        }
    }

    /// Whether the attribute of a node passes a comparison; without one, whether the node has the attribute.
    func holds(_ comparison: SelectorComparison?, at place: CodePlace, in program: Program) -> Bool {
        if self == .inherits { return inherits(comparison, place, program) }
        let values = values(of: place, in: program)
        guard let comparison else { return !values.isEmpty }
        // A node without the attribute is not equal to anything.
        if comparison.operator == .notEqual { return values.allSatisfy(comparison.accepts) }
        return values.contains(where: comparison.accepts)
    }

    /// Names are asked for one by one: that a type conforms may be said anywhere.
    private func inherits(_ comparison: SelectorComparison?, _ place: CodePlace, _ program: Program) -> Bool {
        let type: TypeID?
        var written: [String] = []
        if let declaration = TypeDeclaration(place.node) {
            type = program.declaration(at: place).flatMap { program.type(of: $0) }
            written = declaration.inheritedTypes.map { TypeName.lastPart(of: $0) }
        } else {
            type = CallExpression(place.node).flatMap {
                CallTargets(program).constructedType(of: $0, inUnit: place.unit)
            }
            written = type.map { program.inheritedNames(of: $0).map { QualifiedName.lastPart($0.name) } } ?? []
        }
        guard let comparison else { return !written.isEmpty }
        let conforms = { (name: String) in
            written.contains(name) || type.map { program.conforms($0, to: name) } ?? false
        }
        switch comparison.operator {
        case .equal: return comparison.values.contains(where: conforms)
        case .notEqual: return !comparison.values.contains(where: conforms)
        case .prefix, .suffix, .substring: return written.contains(where: comparison.accepts)
        }
    }

    /// What a member, or a called member, belongs to.
    private static func base(of node: Node) -> Node? {
        node.kind == .memberAccess ? node.firstChild : CallExpression(node)?.base
    }

    private static func text(of node: Node) -> String {
        guard node.kind == .stringLiteral else { return node.text }
        let marks = node.text.prefix { $0 == "#" }.count
        let quoted = node.text.dropFirst(marks).dropLast(marks)
        let quotes = quoted.hasPrefix("\"\"\"") ? 3 : 1
        return quoted.count >= 2 * quotes ? String(quoted.dropFirst(quotes).dropLast(quotes)) : node.text
    }

    /// What carries attributes and modifiers: of a variable the whole declaration.
    private static func declaration(_ node: Node) -> Node { PropertyBinding(node)?.variable ?? node }

    private static func type(of node: Node) -> Node? {
        switch node.kind {
        case .patternBinding: PropertyBinding(node)?.type
        case .parameter: Parameter(node).type
        default: nil
        }
    }

    private static func withoutSpace(_ text: String) -> String {
        text.contains(where: \.isWhitespace) ? text.filter { !$0.isWhitespace } : text
    }
}
