import Project
import SwiftSource

/// Code that runs in the process of a widget extension.
public struct ExtensionRegion: Sendable {
    /// How the linter knows.
    public enum Reason: Sendable, Hashable {
        /// Only widget extensions compile the file.
        case membership
        /// A provider's method, or what it calls.
        case provider
        /// What draws a widget, or what runs while it does.
        case rendered
        /// What a view has done when something happens: when it is tapped, when it appears.
        case handler
        /// What an intent does that a widget's button or toggle runs.
        case intent
    }

    public let reason: Reason
    /// The file's root, or a body.
    public let place: CodePlace
    /// The way to it, outermost first; empty for a whole file.
    public let chain: [ChainStep]
    /// The bodies gone through on the way, outermost first, as far as calls were followed.
    public let callers: [CodePlace]
    /// Parts that can run, as ranges of node numbers.
    public let liveNodes: [Range<Int>]

    /// The nodes that can run.
    var nodes: some Sequence<Node> {
        liveNodes.lazy.joined().lazy.map { Node(place.node.tree, NodeID($0)) }
    }
}
