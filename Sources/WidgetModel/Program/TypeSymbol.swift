/// A type of the project.
public struct TypeSymbol: Sendable {
    public let name: String
    public let declaration: DeclarationID
    /// Members of the declaration, by name; none of those that extensions add.
    var declaredMembers: [String: [DeclarationID]] = [:]
}
