import SwiftSource

/// What rules ask besides values.
extension TimeFolder {
    public func type(of place: CodePlace) -> ValueType? { types.type(of: place.node, inUnit: place.unit) }

    /// Whether the project declares what a call runs.
    public func isDeclared(_ call: CallExpression, at place: CodePlace) -> Bool {
        !targets.functions(of: call, inUnit: place.unit).isEmpty
    }

    /// Whether a sequence of numbers begins above zero for certain.
    public func startsAboveZero(_ sequence: CodePlace) -> Bool {
        guard let first = ends(of: sequence, TimeContext())?.first, !first.isEmpty else { return false }
        return first.allSatisfy { ($0.number ?? 0) > 0 }
    }
}
