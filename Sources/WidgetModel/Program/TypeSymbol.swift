/// A type of the project with everything its extensions add.
public struct TypeSymbol: Sendable {
    public let name: String
    public let declaration: DeclarationID
    /// The type it is nested in.
    public internal(set) var parent: TypeID?
    public internal(set) var extensions: [DeclarationID] = []
    /// Members of the declaration and of its extensions, by name, in the order of the files.
    public internal(set) var members: [String: [DeclarationID]] = [:]
}
