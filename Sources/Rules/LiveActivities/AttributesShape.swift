import SwiftSource
import WidgetModel

/// What an `ActivityAttributes` type looks like when it is encoded.
struct AttributesShape {
    private let own: StoredShape
    /// Nil when the declaration of `ContentState` is not known.
    private let state: StoredShape?
    private let stateType: TypeID?

    init(_ id: DeclarationID, _ program: Program) {
        let type = program.type(of: id)
        own = type.map { StoredShape($0, program) } ?? StoredShape()
        stateType = type.flatMap { program.lookUpType("ContentState", inUnit: id.unit, scope: $0) }
        state = stateType.map { StoredShape($0, program) }
    }

    enum Difference {
        case equal
        /// The first one, in words.
        case some(String)
        case unknown
    }

    /// - Parameter other: The copy; the receiver is what it is compared with.
    func difference(from other: AttributesShape) -> Difference {
        if let what = own.difference(from: other.own) { return .some(what) }
        guard let state, let otherState = other.state else { return .unknown }
        var shapes = [own, other.own]
        if stateType != other.stateType {
            if let what = state.difference(from: otherState, prefix: "ContentState.") { return .some(what) }
            shapes += [state, otherState]
        }
        return shapes.allSatisfy(\.isKnown) ? .equal : .unknown
    }

    /// Whether they have at least half of the names in common.
    func isSimilar(to other: AttributesShape) -> Bool {
        let names = own.names.union(state?.names ?? [])
        let others = other.own.names.union(other.state?.names ?? [])
        return 2 * names.intersection(others).count >= max(names.count, others.count) && !names.isEmpty
    }
}
