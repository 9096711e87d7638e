import SwiftSource

/// What a piece of view code draws, as far as it can be told: branches that another family takes are left out.
public indirect enum DrawnContent: Sendable {
    /// `EmptyView()`, a branch without a view, or a choice without a branch.
    case nothing(DrawnPlace)
    /// A view with what is passed to it. One that is transparent shows that and nothing else.
    case view(DrawnPlace, name: String, [DrawnContent], isTransparent: Bool)
    /// Side by side, or on top of each other.
    case together([DrawnContent])
    /// Only one of them is drawn, and data, builds or systems decide which.
    case oneOf([DrawnContent])
    /// What a choice by family comes to.
    case branch(DrawnContent, of: DrawnPlace)
    /// Drawn once for each element of a collection.
    case repeated(DrawnContent)
    /// With a modifier of SwiftUI, and what it adds.
    case modified(DrawnContent, by: DrawnPlace, name: String, adding: [DrawnContent])
    /// Made by another module, by data, or by whoever passes it in.
    case unknown(DrawnPlace)
}

/// Where something is drawn.
public struct DrawnPlace: Sendable, Hashable {
    public let place: CodePlace
    /// How the linter knows, outermost first.
    public let chain: [ChainStep]
}

extension DrawnContent {
    /// All views and modifiers in it, whichever branch is taken, from the outside in.
    public func forEach(_ visit: (DrawnContent) -> Void) {
        visit(self)
        switch self {
        case .nothing, .unknown: break
        case .view(_, _, let parts, _), .together(let parts), .oneOf(let parts):
            for part in parts { part.forEach(visit) }
        case .branch(let part, _), .repeated(let part): part.forEach(visit)
        case .modified(let part, _, _, let added):
            part.forEach(visit)
            for part in added { part.forEach(visit) }
        }
    }

    /// Whether a part of it, in some branch, is as wanted.
    public func contains(where isWanted: (DrawnContent) -> Bool) -> Bool {
        var found = false
        forEach { if !found, isWanted($0) { found = true } }
        return found
    }
}
