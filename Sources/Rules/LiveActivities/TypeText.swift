import SwiftSource

/// Types as text, so that spellings of one type compare equal.
enum TypeText {
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
