/// Why a fix is not applied.
public enum FixRefusal: Sendable, Hashable, CustomStringConvertible {
    /// Its edits are no edits of the text that was reviewed.
    case outsideText
    /// Two of its edits concern the same text.
    case overlapsItself
    /// The code would have syntax errors that it had not before.
    case breaksSyntax
    /// Code would become a comment or a string, or a comment or string would become code.
    case changesWhatIsCode
    /// The blocks or headings of a Markdown file would be others.
    case changesBlocks
    /// The file could no longer be read; what its reader says.
    case unreadable(String)
    /// The same is found again at the same place.
    case mendsNothing
    /// It edits a file that cannot be written; why.
    case unwritable(String)

    /// What would happen, to follow "was left out: ".
    public var description: String {
        switch self {
        case .outsideText: "it does not fit the text"
        case .overlapsItself: "its edits overlap each other"
        case .breaksSyntax: "the code would not parse"
        case .changesWhatIsCode: "code would become a comment or a string, or the other way round"
        case .changesBlocks: "the blocks of the Markdown file would be torn"
        case .unreadable(let reason): "the file could not be read any more (\(reason))"
        case .mendsNothing: "the same is found again after it"
        case .unwritable(let reason): reason
        }
    }
}
