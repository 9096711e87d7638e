import SwiftSource

/// A type of the project that gives WidgetKit what to show.
public struct Provider: Sendable {
    public let type: TypeID
    public let name: String
    /// The functions and properties that WidgetKit calls.
    public let methods: [DeclarationID]

    static let protocols = Placeholder.providerProtocols + Placeholder.valueProviderProtocols
    private static let methodNames = [
        "placeholder", "getSnapshot", "getTimeline", "snapshot", "timeline", "recommendations", "relevance", "relevances",
        "entry", "currentValue", "previewValue",
    ]

    /// The providers that root units declare, in the order of the files.
    static func all(in program: Program) -> [Provider] {
        program.rootUnits.flatMap { unit in
            program.units[unit].facts.declarations.indices.compactMap { index in
                Provider(DeclarationID(unit: unit, index: index), in: program)
            }
        }
    }

    private init?(_ id: DeclarationID, in program: Program) {
        let fact = program.fact(id)
        guard fact.isType, fact.kind != .protocol, let type = program.type(of: id), Self.isProvider(type, program) else { return nil }
        self.init(type, in: program)
    }

    /// - Parameter type: A type that is known to be a provider.
    public init(_ type: TypeID, in program: Program) {
        self.type = type
        name = program.type(type).name
        methods = Self.methodNames.flatMap { program.members($0, of: type) }
    }

    public static func isProvider(_ type: TypeID, _ program: Program) -> Bool {
        !program.inheritedNames(of: type).isEmpty && protocols.contains { program.conforms(type, to: $0) }
    }
}
