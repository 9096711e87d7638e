/// A type of the project.
public struct TypeSymbol: Sendable {
    public let name: String
    public let declaration: DeclarationID
    /// Members of the declaration, by name; none of those that extensions add.
    var declaredMembers: [String: [DeclarationID]] = [:]
    /// Answers of ``Program/ownMembers(_:of:)``.
    var knownMembers: [String: [DeclarationID]] = [:]
    /// Answer of ``Program/storedProperties(of:)``.
    var storedProperties: [DeclarationID]?
    /// Answer of ``Program/inheritedNames(of:)``.
    var inheritedNames: [(name: String, unit: Int)]?
    /// What it inherits; nil as long as nobody asked.
    var ancestors: [Ancestor]?
    /// Answers of ``Program/conforms(_:to:)``.
    var conformances: [String: Bool] = [:]
}

/// A type or protocol that a type inherits.
enum Ancestor: Sendable {
    case project(TypeID)
    /// By its name, with the file that names it.
    case foreign(String, unit: Int)
}

/// The type that a declaration declares or, if it is an extension, extends.
enum DeclaredType {
    /// Neither a type nor an extension of one of the project's.
    case none
    case type(TypeID)
    /// An extension, and nobody has asked yet.
    case unknown
}
