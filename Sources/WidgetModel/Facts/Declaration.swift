import SwiftSource

/// A declaration at file or type level, as far as other files may care about it. A class, as it is handed on often.
public final class Declaration: Sendable {
    public enum Kind: Sendable {
        case structure, `class`, enumeration, actor, `protocol`
        case `extension`
        case function, initializer, subscripting
        case property
        case enumCase
        case alias
    }

    /// What a call has to know of a parameter.
    public struct Parameter: Sendable, Equatable {
        /// Nil for `_`.
        public let label: String?
        let hasDefaultValue: Bool
        let isVariadic: Bool

        var mayBeLeftOut: Bool { hasDefaultValue || isVariadic }
    }

    public let kind: Kind
    /// Its name; for an extension the name of the extended type (`A.B`), for an initializer `init`.
    public let name: String
    public let node: NodeID
    /// Index, in the same file's facts, of the type or extension around it.
    public let parent: Int?
    public let isStatic: Bool
    /// Whether no other file can see it.
    public let isFilePrivate: Bool
    /// Written type of a property, result of a function, target of a typealias; without generic arguments. Empty if
    /// there is none or it has no name.
    public let type: String
    /// What stands behind the colon of a type or extension, and the parts of a typealias's composition.
    public let inherited: [String]
    /// Of a function; none of anything else.
    public let parameters: [Parameter]
    /// Names of the generic parameters.
    public let genericParameters: [String]
    /// A property with a getter, or a function with a body.
    public let hasBody: Bool

    init(
        kind: Kind, name: String, node: NodeID, parent: Int?, isStatic: Bool, isFilePrivate: Bool = false, type: String = "",
        inherited: [String] = [], parameters: [Parameter] = [], genericParameters: [String] = [], hasBody: Bool
    ) {
        self.kind = kind
        self.name = name
        self.node = node
        self.parent = parent
        self.isStatic = isStatic
        self.isFilePrivate = isFilePrivate
        self.type = type
        self.inherited = inherited
        self.parameters = parameters
        self.genericParameters = genericParameters
        self.hasBody = hasBody
    }

    /// Whether another declaration says the same to other files; where it stands does not matter.
    func isInterchangeable(with other: Declaration) -> Bool {
        kind == other.kind && name == other.name && parent == other.parent && isStatic == other.isStatic
            && isFilePrivate == other.isFilePrivate
            && type == other.type && inherited == other.inherited && parameters == other.parameters
            && genericParameters == other.genericParameters && hasBody == other.hasBody
    }

    public var isType: Bool {
        switch kind {
        case .structure, .class, .enumeration, .actor, .protocol: true
        default: false
        }
    }
}
