import SwiftSource
import WidgetModel

/// What an `ActivityAttributes` type looks like when it is encoded.
struct AttributesShape {
    private let own: StoredShape
    /// Nil when the declaration of `ContentState` is not known.
    private let state: StoredShape?
    private let stateType: TypeID?

    init(_ id: DeclarationID, _ program: Program) {
        let type = program.type(of: id)
        own = type.map { StoredShape($0, program) } ?? StoredShape()
        stateType = type.flatMap { program.lookUpType("ContentState", inUnit: id.unit, scope: $0) }
        state = stateType.map { StoredShape($0, program) }
    }

    enum Difference {
        case none
        /// The first one, in words.
        case some(String)
        case unknown
    }

    func difference(from other: AttributesShape) -> Difference? {
        if let what = own.difference(from: other.own) { return .some(what) }
        if let stateType, stateType == other.stateType { return own.isKnown && other.own.isKnown ? Difference.none : .unknown }
        guard let state, let otherState = other.state else { return .unknown }
        if let what = state.difference(from: otherState) { return .some("ContentState " + what) }
        let isKnown = [own, other.own, state, otherState].allSatisfy(\.isKnown)
        return isKnown ? Difference.none : .unknown
    }

    /// Whether they have at least half of the names in common.
    func isSimilar(to other: AttributesShape) -> Bool {
        let names = own.names.union(state?.names ?? [])
        let others = other.own.names.union(other.state?.names ?? [])
        return 2 * names.intersection(others).count >= max(names.count, others.count) && !names.isEmpty
    }
}

/// The stored properties of a type, and the keys they are encoded under.
private struct StoredShape {
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
        for name in ["encode", "init"] where program.ownMembers(name, of: type).contains(where: Self.isCoding(program)) {
            isKnown = false
        }
        for member in members.children {
            if member.kind == .ifConfig { isKnown = false }
            guard member.kind == .variableDeclaration, !member.hasModifier("static"), !member.hasModifier("lazy") else { continue }
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
    func difference(from other: StoredShape) -> String? {
        guard isKnown, other.isKnown else { return nil }
        if let missing = order.first(where: { other.properties[$0] == nil }) {
            guard let extra = other.order.first(where: { properties[$0] == nil }) else { return "lacks \(missing) here" }
            return "has \(extra) here and \(missing) there"
        }
        if let extra = other.order.first(where: { properties[$0] == nil }) { return "has \(extra) here alone" }
        for name in order {
            guard let ours = properties[name], let theirs = other.properties[name] else { continue }
            if let type = ours.type, let otherType = theirs.type, type != otherType {
                return "\(name) is \(otherType) here and \(type) there"
            }
            if ours.key != theirs.key { return "\(name) is encoded as \(theirs.key) here and as \(ours.key) there" }
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

/// Types as text, so that spellings of one type compare equal.
private enum TypeText {
    static func normalized(_ type: Node) -> String {
        switch type.kind {
        case .identifierType, .memberType: return named(type)
        case .optionalType: return (type.firstChild.map(normalized) ?? "") + "?"
        case .arrayType: return "[" + (type.firstChild.map(normalized) ?? "") + "]"
        default: return type.text.filter { !$0.isWhitespace }
        }
    }

    /// Without the module or type around it: what the copies are nested in differs by nature.
    private static func named(_ type: Node) -> String {
        let name = type.name ?? ""
        let arguments = type.firstChild(.genericArgumentClause).map { Array($0.children) } ?? []
        let texts = arguments.map(normalized)
        switch (name, texts.count) {
        case ("Optional", 1): return texts[0] + "?"
        case ("Array", 1): return "[" + texts[0] + "]"
        case (_, 0): return name
        default: return name + "<" + texts.joined(separator: ",") + ">"
        }
    }
}
