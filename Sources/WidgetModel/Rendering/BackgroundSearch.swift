import SwiftSource

/// Follows what a configuration draws, for one family, and looks for `containerBackground(for: .widget)`.
///
/// In a branch that depends on data, each side must have it. Several views side by side share it. A name that belongs
/// neither to the project nor to SwiftUI makes the answer unknown.
public struct BackgroundSearch {
    let program: Program
    let targets: CallTargets
    let types: ExpressionTypes
    let family: String?
    let budget = Budget()
    static let maximumDepth = 40

    /// How many bodies may still be looked into. Views that use each other many times over would take forever.
    final class Budget {
        var bodies = 5_000
    }

    /// - Parameter family: The family to draw, such as `systemSmall`; nil for any.
    public init(_ program: Program, family: String?) {
        self.program = program
        targets = CallTargets(program)
        types = ExpressionTypes(program)
        self.family = family
    }

    /// Where code stands and what is known there.
    struct Scope {
        var unit: Int
        var constants = Constants()
        var chain: [ChainStep] = []
        var depth = 0

        func deeper(_ step: ChainStep?) -> Scope {
            var scope = self
            scope.depth += 1
            if let step { scope.chain.append(step) }
            return scope
        }
    }

    public func coverage(of configuration: Configuration) -> BackgroundCoverage {
        let unit = configuration.place.unit
        guard let content = configuration.contents.first else { return .unknown }
        let scope = Scope(unit: unit)
        switch content.kind {
        case .closure: return block(content, scope)
        case .memberAccess where content.named("init"):
            return targets.type(ofInitializer: content, inUnit: unit).map { body(of: $0, [:], scope) } ?? .unknown
        case .identifierExpression, .memberAccess:
            return reference(content, scope)
        default: return .unknown
        }
    }
}
