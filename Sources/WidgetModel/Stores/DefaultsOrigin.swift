import SwiftSource

/// The expression that a value of `UserDefaults` comes from.
public struct DefaultsOrigin: Hashable, Sendable {
    public enum Store: Hashable, Sendable {
        /// `UserDefaults.standard`, or `UserDefaults()`, which is the same.
        case standard
        /// `UserDefaults(suiteName:)`
        case suite
        /// What callers pass for a parameter.
        case parameter(DefaultsParameter)
    }

    /// When the value is this one.
    public enum Role: Hashable, Sendable {
        case always
        /// Where a suite cannot be opened: `UserDefaults(suiteName: group) ?? .standard`.
        case fallback
        /// On some condition that is not known.
        case sometimes
    }

    public let store: Store
    /// The expression, or the parameter.
    public let place: CodePlace
    public let role: Role

    func with(_ role: Role) -> DefaultsOrigin { DefaultsOrigin(store: store, place: place, role: role) }
}

/// A parameter of a function or initializer by which a store is passed.
public struct DefaultsParameter: Hashable, Sendable {
    /// The function or initializer; for a memberwise initializer the property.
    public let declaration: DeclarationID
    /// What callers write before the colon; nil for `_`.
    public let label: String?
    /// The type that it makes, if it is an initializer.
    public let type: TypeID?
    public let defaultValue: Node?
}
