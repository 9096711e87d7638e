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

    /// The placeholders that a unit declares.
    static func all(inUnit unit: Int, of program: Program) -> [Placeholder] {
        program.units[unit].facts.placeholders.compactMap { index in
            let id = DeclarationID(unit: unit, index: index)
            guard isPlaceholder(program.fact(id), id, program) else { return nil }
            let owner = program.enclosingType(of: id).map { program.type($0).name }
            return Placeholder(declaration: id, provider: owner ?? program.foreignExtendedType(of: id) ?? "")
        }
    }

    /// Whether a declaration has the name and form of a placeholder; whether it is one depends on the type around it.
    static func looksLikePlaceholder(_ fact: Declaration) -> Bool {
        guard fact.hasBody, fact.parent != nil else { return false }
        switch (fact.kind, fact.name) {
        case (.function, "placeholder"):
            return fact.parameters.count == 1
                && (fact.parameters[0].label == "in" || fact.parameters[0].label == "context")
        case (.property, "previewValue"), (.function, "previewValue"):
            return true
        default:
            return false
        }
    }

    private static func isPlaceholder(_ fact: Declaration, _ id: DeclarationID, _ program: Program) -> Bool {
        if fact.name == "previewValue" { return belongs(id, toOneOf: valueProviderProtocols, program) }
        return takesTimelineContext(id, program) || belongs(id, toOneOf: providerProtocols, program)
    }

    /// `placeholder(in context: TimelineProviderContext)` is a provider's, even where the conformance is out of sight.
    private static func takesTimelineContext(_ id: DeclarationID, _ program: Program) -> Bool {
        guard let node = program.node(id), let parameter = FunctionDeclaration(node)?.parameters.first, let type = parameter.type
        else { return false }
        return TypeName.lastPart(of: type) == "TimelineProviderContext" && !program.declaresType("TimelineProviderContext", visibleFrom: id.unit)
    }

    private static func belongs(_ id: DeclarationID, toOneOf protocols: [String], _ program: Program) -> Bool {
        if let type = program.enclosingType(of: id) { return protocols.contains { program.conforms(type, to: $0) } }
        return program.foreignExtendedType(of: id).map(protocols.contains) ?? false
    }
}
