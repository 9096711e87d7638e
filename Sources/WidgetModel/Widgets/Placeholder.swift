import SwiftSource

/// The function or property that gives a provider's placeholder, or a control's preview value.
public struct Placeholder: Sendable {
    public let declaration: DeclarationID
    /// Name of the provider, where it has one.
    public let provider: String
}

extension Placeholder {
    static let providerProtocols = [
        "TimelineProvider", "IntentTimelineProvider", "AppIntentTimelineProvider", "RelevanceEntriesProvider",
    ]
    static let valueProviderProtocols = ["ControlValueProvider", "AppIntentControlValueProvider"]

    /// All placeholders of the program, in the order of the files.
    static func all(in program: Program) -> [Placeholder] {
        var result: [Placeholder] = []
        for unit in program.units.indices {
            for (index, fact) in program.units[unit].facts.declarations.enumerated() {
                let id = DeclarationID(unit: unit, index: index)
                guard fact.hasBody, fact.parent != nil, isPlaceholder(fact, id, program) else { continue }
                let owner = program.enclosingType(of: id).map { program.type($0).name } ?? program.foreignExtendedType(of: id) ?? ""
                result.append(Placeholder(declaration: id, provider: owner))
            }
        }
        return result
    }

    private static func isPlaceholder(_ fact: Declaration, _ id: DeclarationID, _ program: Program) -> Bool {
        switch (fact.kind, fact.name) {
        case (.function, "placeholder"):
            guard fact.labels.count == 1, fact.labels[0] == "in" || fact.labels[0] == "context" else { return false }
            return takesTimelineContext(id, program) || belongs(id, toOneOf: providerProtocols, program)
        case (.property, "previewValue"), (.function, "previewValue"):
            return belongs(id, toOneOf: valueProviderProtocols, program)
        default:
            return false
        }
    }

    /// `placeholder(in context: TimelineProviderContext)` is a provider's, even where the conformance is out of sight.
    private static func takesTimelineContext(_ id: DeclarationID, _ program: Program) -> Bool {
        guard let node = program.node(id), let parameter = FunctionDeclaration(node)?.parameters.first, let type = parameter.type
        else { return false }
        return TypeName.lastPart(of: type) == "TimelineProviderContext" && !program.declaresType("TimelineProviderContext")
    }

    private static func belongs(_ id: DeclarationID, toOneOf protocols: [String], _ program: Program) -> Bool {
        if let type = program.enclosingType(of: id) { return protocols.contains { program.conforms(type, to: $0) } }
        return program.foreignExtendedType(of: id).map(protocols.contains) ?? false
    }
}
