/// What is known of an expression's type. Optionality and generic arguments are left out.
public enum ValueType: Hashable, Sendable {
    case project(TypeID)
    /// A type of another module, by its last name: `Date`, `URLSession`.
    case foreign(String)
    /// The type itself, as in `Date.now`.
    indirect case metatype(ValueType)

    public var foreignName: String? {
        if case .foreign(let name) = self { return name }
        return nil
    }
}
