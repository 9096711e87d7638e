import SwiftSource

/// Where a path ends, or leaves those that do better.
public struct PathEnd: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// The body has no path at all that uses the value.
        case body
        /// The end of the body, where other paths left earlier.
        case end
        /// A `return`.
        case `return`
        /// A `throw`, or a `try` with no `catch` around it.
        case `throw`
        /// The branch of an `if`, a case of a switch, a `catch`.
        case branch
        /// An `if` without an `else`, whose condition does not hold.
        case absentElse
        /// A loop that has nothing to go through.
        case loop
    }

    public let kind: Kind
    public let place: CodePlace

    /// UTF-8 range of the word that a report points at.
    public var range: Range<Int> {
        let tree = place.node.tree
        if kind == .end { return tree.range(ofToken: max(Int(tree.endTokens[place.node.id.index]) - 1, 0)) }
        return place.node.firstTokenRange
    }
}
