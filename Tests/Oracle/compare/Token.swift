/// A token of either side.
struct Token: Equatable {
    let kind: String
    let start: Int
    let end: Int
}

extension Token {
    /// The kind, as far as both sides can agree on it.
    ///
    /// They draw the line between names and keywords at different places: here a contextual keyword is an identifier,
    /// there it is what the parser made of it.
    var comparedKind: String {
        switch kind {
        case "identifier", "keyword": "word"
        default: kind
        }
    }
}
