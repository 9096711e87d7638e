/// A type of the project.
public struct TypeSymbol: Sendable {
    public let name: String
    public let declaration: DeclarationID
    /// Extensions of the type, in the order of the files, once it ``isComplete``.
    var extensions: [DeclarationID] = []
    /// Members of the declaration and, once it ``isComplete``, of its extensions, by name, in the order of the files.
    var members: [String: [DeclarationID]] = [:]
    /// Whether its extensions were looked for.
    var isComplete = false
}
