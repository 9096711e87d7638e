import SwiftSource

/// What the body of a `WidgetBundle` lists.
public struct BundleContents: Sendable {
    /// A type of the project that is made for the bundle.
    public struct Listing: Sendable {
        public let type: TypeID
        /// The call that makes it.
        public let place: CodePlace
        /// The calls and names that lead there from the bundle's body, outermost first. The call itself is the last.
        public let path: [CodePlace]
    }

    public let bundle: WidgetType
    /// In the order in which they are reached.
    public let listings: [Listing]
    /// The bundle's body, and what it calls or names for more widgets.
    public let bodies: [CodePlace]
    /// Whether all that stands in it is known: what is left out of ``listings`` is no type of the project.
    public let isComplete: Bool

    /// - Parameter bundle: A bundle of the project.
    public init(of bundle: WidgetType, in program: Program) {
        var reader = BundleReader(program)
        reader.read(bundle)
        self.bundle = bundle
        listings = reader.listings
        bodies = reader.bodies
        isComplete = reader.isComplete
    }

    /// The first place that lists a type.
    public func listing(of type: TypeID) -> Listing? { listings.first { $0.type == type } }
}

extension BundleContents.Listing {
    /// Whether the bundle lists one or the other: they stand in different branches, or are returned in different
    /// places.
    public func excludes(_ other: BundleContents.Listing) -> Bool {
        for (own, theirs) in zip(path, other.path) where own != theirs {
            guard own.unit == theirs.unit, own.node.tree === theirs.node.tree else { return true }
            return own.node.isAlternative(to: theirs.node)
        }
        return false
    }
}

extension Node {
    /// Whether one run of the code around two nodes comes to one of them at most.
    fileprivate func isAlternative(to other: Node) -> Bool {
        var around: Node? = self
        var returns = false
        while let scope = around, !scope.contains(other) {
            returns = returns || scope.kind == .returnStatement
            around = scope.parent
        }
        guard let common = around else { return true }
        switch common.kind {
        case .ifExpression, .ifConfig, .switchExpression, .sequenceExpression: return true
        default: break
        }
        // What stands behind a `return`, or in another one, is for those who did not come there.
        return returns || other.ancestors.prefix { $0.id != common.id }.contains { $0.kind == .returnStatement }
    }
}
