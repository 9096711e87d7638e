/// Something that is wrong with a configuration.
public struct ConfigurationProblem: Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
        /// The file could not be read, for this reason.
        case unreadable(String)
        /// The file holds nothing.
        case empty
        /// The text is not JSON, for this reason.
        case syntax(String)
        /// A value is not of the kind that belongs there. `subject` is what the value is, `expected` and `found` are
        /// kinds with their articles, and `example` is what might stand there instead.
        case wrongType(subject: String, expected: String, found: String, example: String)
        /// An object has a second member of the same name; the first stands on the one-based line `firstLine`.
        case duplicateKey(String, firstLine: Int)
        /// A member that is not known; `owner` is the name of its object, `nil` for the configuration itself.
        case unknownKey(String, owner: String?, known: [String])
        /// An object, `subject`, lacks a member.
        case missingKey(String, subject: String, example: String)
        /// An object, `subject`, has none of the members that would make it do something.
        case withoutEffect(subject: String, needed: [String], example: String)
        /// A list that names nothing, and so would choose nothing.
        case emptyList(String, example: String)
        case unknownRule(String, known: [String])
        /// A word that is none of those that can stand there. `noun` is what the word should be.
        case unknownWord(String, noun: String, known: [String])
        /// A pattern that can match nothing: it is empty, or a bracket is not closed.
        case invalidGlob(String, key: String)
        /// A pattern that matches none of the files it is meant for; `suggestion` is one like it that would.
        case deadGlob(String, key: String, suggestion: String?)
        /// A pattern with `!` that changes nothing about what the others of its list choose.
        case idleNegation(String)
        /// A pattern that matches only files for which another configuration, at `path`, counts.
        case shadowedGlob(String, key: String, path: String)
        /// An empty string where the path of a file belongs.
        case emptyPath(String, example: String)
        /// A file that is extended and not there; `suggestion` is one beside it that is.
        case missingExtended(String, suggestion: String?)
        /// A file that is extended and cannot be read, for this reason.
        case unreadableExtended(String, reason: String)
        /// A file that extends itself; `path` is the way from it back to it.
        case extendsItself(path: [String])
        /// A page of a project's rule makes no rule, for this reason; `suggestion` is the word that most likely was meant.
        case rulePage(String, suggestion: String?)
        /// A page in the place of a project's rules without a selector.
        case pageWithoutSelector
    }

    public let kind: Kind
    /// UTF-8 byte offsets in the file.
    public let range: Range<Int>

    public init(_ kind: Kind, _ range: Range<Int>) {
        self.kind = kind
        self.range = range
    }
}
