/// Names of types as they are written in code.
public enum TypeName {
    /// The name without generic arguments, attributes, `some`/`any` and optionality: `Timeline` for `Timeline<Entry>?`,
    /// `A.B` for `A<C>.B`. Empty for types without a name, such as tuples.
    public static func text(of type: Node) -> String {
        var parts: [String] = []
        var current: Node? = type
        while let type = current {
            current = nil
            switch type.kind {
            case .identifierType:
                parts.append(type.name ?? "")
            case .memberType:
                parts.append(type.name ?? "")
                current = type.firstChild
            case .optionalType, .implicitlyUnwrappedOptionalType, .someOrAnyType, .attributedType:
                current = type.children.first { $0.kind.isType }
            default:
                break
            }
            if parts.count > maximumParts { return "" }
        }
        return parts.reversed().filter { !$0.isEmpty }.joined(separator: ".")
    }

    /// More than any name has.
    private static let maximumParts = 32

    /// The last part of ``text(of:)``: `View` for `SwiftUI.View`.
    public static func lastPart(of type: Node) -> String {
        let text = text(of: type)
        return text.lastIndex(of: ".").map { String(text[text.index(after: $0)...]) } ?? text
    }
}
