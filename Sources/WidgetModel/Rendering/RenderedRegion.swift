import SwiftSource

/// A body that runs when a widget is drawn: a configuration's closure, a view's `body`, a helper function.
public struct RenderedRegion: Sendable {
    /// The body: a code block, a closure or an expression.
    public let place: CodePlace
    /// How the linter knows that it is drawn, outermost first; the last step is the region itself.
    public let chain: [ChainStep]
    /// What is known of the values it uses.
    public let constants: Constants
    /// Where it is seen.
    public internal(set) var surfaces: RenderedSurfaces
    /// Whether it is reached only inside `containerBackground`, which the system takes away in some places.
    public internal(set) var isBackground: Bool
    /// Parts of the body that can run, as ranges of node numbers.
    public internal(set) var liveNodes: [Range<Int>] = []

    /// Whether the container background alone draws a node of it.
    public func isBackground(_ node: Node, in program: Program) -> Bool {
        isBackground || BackgroundContent(program).holds(place.at(node))
    }

    /// Whether it is the body of a view with a widget's background that no configuration shows.
    public var isLooseBody: Bool { surfaces == .looseView && chain.count == 1 }

    /// The nodes that can run.
    public var nodes: some Sequence<Node> {
        liveNodes.lazy.joined().lazy.map { Node(place.node.tree, NodeID($0)) }
    }
}

/// What people see code in that the system draws for an app.
public struct RenderedSurfaces: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A widget with a timeline.
    public static let widget = RenderedSurfaces(rawValue: 1 << 0)
    /// A Live Activity: the Lock Screen or the Dynamic Island.
    public static let liveActivity = RenderedSurfaces(rawValue: 1 << 1)
    /// A control.
    public static let control = RenderedSurfaces(rawValue: 1 << 2)
    /// A view with a widget's background that no configuration shows.
    public static let looseView = RenderedSurfaces(rawValue: 1 << 3)
}

/// One step on the way from a widget to what it draws.
public struct ChainStep: Hashable, Sendable {
    /// Name of the widget, view or function.
    public let title: String
    public let unit: Int
    /// UTF-8 range of the name where it is declared.
    public let range: Range<Int>

    public init(title: String, unit: Int, range: Range<Int>) {
        self.title = title
        self.unit = unit
        self.range = range
    }
}

extension ChainStep {
    /// The type, property or function whose name stands at the step.
    public func declaration(in program: Program) -> DeclarationID? {
        program.facts(ofUnit: unit).declarations.indices.lazy.map { DeclarationID(unit: unit, index: $0) }
            .first { program.node($0)?.declaredNameRange == range }
    }
}
