import SwiftSource

/// A body that runs when a widget is drawn: a configuration's closure, a view's `body`, a helper function.
public struct RenderedRegion: Sendable {
    /// The body: a code block, a closure or an expression.
    public let place: CodePlace
    /// How the linter knows that it is drawn, outermost first; the last step is the region itself.
    public let chain: [ChainStep]
    /// What is known of the values it uses.
    public let constants: Constants
    /// Parts of the body that can run, as ranges of node numbers.
    public internal(set) var liveNodes: [Range<Int>] = []
}

/// One step on the way from a widget to what it draws.
public struct ChainStep: Hashable, Sendable {
    /// Name of the widget, view or function.
    public let title: String
    public let unit: Int
    /// UTF-8 range of the name where it is declared.
    public let range: Range<Int>
}
