/// Names of types as they are written in code.
public enum TypeName {
    /// The name without generic arguments, attributes, `some`/`any` and optionality: `Timeline` for `Timeline<Entry>?`,
    /// `A.B` for `A<C>.B`. Empty for types without a name, such as tuples.
    public static func text(of type: Node) -> String {
        switch type.kind {
        case .identifierType:
            return type.name ?? ""
        case .memberType:
            let base = type.firstChild.map(text) ?? ""
            return base.isEmpty ? type.name ?? "" : base + "." + (type.name ?? "")
        case .optionalType, .implicitlyUnwrappedOptionalType, .someOrAnyType, .attributedType:
            return type.children.first { $0.kind.isType }.map(text) ?? ""
        default:
            return ""
        }
    }

    /// The last part of ``text(of:)``: `View` for `SwiftUI.View`.
    public static func lastPart(of type: Node) -> String {
        let text = text(of: type)
        return text.lastIndex(of: ".").map { String(text[text.index(after: $0)...]) } ?? text
    }
}
