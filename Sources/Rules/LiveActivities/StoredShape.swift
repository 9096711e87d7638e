import SwiftSource
import WidgetModel

/// The stored properties of a type, and the keys they are encoded under.
struct StoredShape {
    private struct Property {
        /// As written, without white space; nil where no type is written and the value does not tell.
        let type: String?
        let key: String
    }

    private var properties: [String: Property] = [:]
    /// Names in the order in which they are written.
    private var order: [String] = []
    /// False when the type encodes itself in its own way, or is no struct.
    private(set) var isKnown = true

    var names: Set<String> { Set(order) }

    init() { isKnown = false }

    init(_ type: TypeID, _ program: Program) {
        let declaration = program.type(type).declaration
        guard let node = program.node(declaration), let members = TypeDeclaration(node)?.members,
            program.fact(declaration).kind == .structure
        else {
            isKnown = false
            return
        }
        let keys = CodingKeyNames(of: type, program)
        let coders = ["encode", "init"].flatMap { program.ownMembers($0, of: type) }
        if coders.contains(where: Self.isCoding(program)) { isKnown = false }
        for member in members.children {
            if member.kind == .ifConfig { isKnown = false }
            guard member.kind == .variableDeclaration, !member.hasModifier("static"), !member.hasModifier("lazy")
            else { continue }
            for binding in member.children(.patternBinding).compactMap({ PropertyBinding($0) }) {
                guard let name = binding.name, !binding.isComputed else { continue }
                order.append(name)
                properties[name] = Property(type: binding.writtenType, key: keys.key(of: name))
            }
        }
    }

    private static func isCoding(_ program: Program) -> (DeclarationID) -> Bool {
        { id in program.fact(id).parameters.contains { $0.label == "from" || $0.label == "to" } }
    }

    /// The first difference, in words; nil where there is none that is certain.
    ///
    /// - Parameters:
    ///   - other: What stands here; the receiver stands in the other place.
    ///   - prefix: Stands before each name.
    func difference(from other: StoredShape, prefix: String = "") -> String? {
        guard isKnown, other.isKnown else { return nil }
        let missing = order.first { other.properties[$0] == nil }.map { "\(prefix)\($0) is missing here" }
        let extra = other.order.first { properties[$0] == nil }.map { "\(prefix)\($0) stands here alone" }
        if missing != nil || extra != nil { return [missing, extra].compactMap { $0 }.joined(separator: ", ") }
        for name in order {
            guard let ours = properties[name], let theirs = other.properties[name] else { continue }
            if let type = ours.type, let otherType = theirs.type, type != otherType {
                return "\(prefix)\(name) is \(otherType) here and \(type) there"
            }
            if ours.key != theirs.key {
                return "\(prefix)\(name) is encoded as \(theirs.key) here and as \(ours.key) there"
            }
        }
        return nil
    }
}

/// The raw values of a type's `CodingKeys`.
private struct CodingKeyNames {
    private var keys: [String: String] = [:]

    init(of type: TypeID, _ program: Program) {
        let declared = program.ownMembers("CodingKeys", of: type).compactMap { program.node($0) }
        for node in declared.flatMap({ Array($0.subtree) }) where node.kind == .enumCaseElement {
            guard let name = node.name, let value = node.firstChild(.initializerClause)?.firstChild else { continue }
            keys[name] = value.text.filter { $0 != "\"" }
        }
    }

    func key(of property: String) -> String { keys[property] ?? property }
}

extension PropertyBinding {
    /// Whether a getter computes it; `didSet` and `willSet` do not.
    fileprivate var isComputed: Bool { getter != nil }

    /// The written type, or that of a literal. Spellings of one type are made one.
    fileprivate var writtenType: String? {
        guard let type else {
            return switch initialValue?.kind {
            case .stringLiteral: "String"
            case .booleanLiteral: "Bool"
            case .integerLiteral: "Int"
            case .floatLiteral: "Double"
            default: nil
            }
        }
        return TypeText.normalized(type)
    }
}
