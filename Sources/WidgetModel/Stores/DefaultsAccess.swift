import SwiftSource

/// A call that reads or writes a value of a store such as `UserDefaults`, by its key.
public struct DefaultsAccess: Sendable {
    public enum Kind: Sendable {
        case read
        case write
    }

    public let kind: Kind
    public let call: CallExpression
    /// The store; nil for `self`, where it is not written.
    public let receiver: Node?
    public let key: Node

    private static let reads: Set<String> = [
        "string", "integer", "bool", "double", "float", "object", "data", "array", "dictionary", "stringArray", "url",
        "value",
    ]
    private static let writes: Set<String> = ["set", "setValue"]

    /// The access that a call is, by the names of the method and its label.
    public init?(_ node: Node) {
        // Most calls have no such label; asking for their names would take longer than all else.
        guard node.firstChild(.argumentList)?.children(.argument).contains(where: { $0.named("forKey") }) == true,
            let call = CallExpression(node), let name = call.calleeName,
            let key = call.argument(labeled: "forKey")?.value
        else { return nil }
        if Self.reads.contains(name), call.arguments.count == 1 {
            kind = .read
        } else if Self.writes.contains(name), call.arguments.count == 2 {
            kind = .write
        } else {
            return nil
        }
        self.call = call
        receiver = call.base
        self.key = key
    }

    /// What a read gives where there is no value, as code; nil where that is `nil`.
    public var missingValue: String? {
        guard kind == .read else { return nil }
        return switch call.calleeName {
        case "integer", "double", "float": "0"
        case "bool": "false"
        default: nil
        }
    }
}

/// The key of a value in a store.
public enum DefaultsKey: Hashable, Sendable {
    /// All that it may be.
    case constant(Set<String>)
    /// The code of it.
    case unknown(String)

    public init(_ expression: Node, inUnit unit: Int, _ program: Program) {
        let values = StringConstants(program).values(of: expression, inUnit: unit)
        self = values.map { .constant($0) } ?? .unknown(expression.text)
    }

    /// Whether both may be the same.
    public func overlaps(_ other: DefaultsKey) -> Bool {
        switch (self, other) {
        case (.constant(let left), .constant(let right)): !left.isDisjoint(with: right)
        case (.unknown(let left), .unknown(let right)): left == right
        default: false
        }
    }

    /// Whether the system keeps the value, where every process can read it: languages, measures, a configuration
    /// profile.
    public var isSystems: Bool {
        guard case .constant(let keys) = self else { return false }
        return keys.allSatisfy { $0.hasPrefix("Apple") || $0.hasPrefix("NS") || $0.hasPrefix("com.apple.") }
    }

    /// The key, where there is only one.
    public var text: String? {
        guard case .constant(let keys) = self, keys.count == 1 else { return nil }
        return keys.first
    }
}

extension DefaultsAccess {
    public func key(inUnit unit: Int, _ program: Program) -> DefaultsKey { DefaultsKey(key, inUnit: unit, program) }
}
