import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/configuration-provider-mismatch.md`.
struct ConfigurationProviderMismatch: ConfigurationRule {
    let id = "configuration-provider-mismatch"

    func check(_ configuration: Configuration, _ report: inout Report) {
        let program = report.program
        guard let expected = configuration.kind.providerProtocol,
            let value = configuration.call.argument(labeled: "provider")?.value,
            let type = configuration.provider(in: program), !program.conforms(type, to: expected),
            let actual = conformance(of: type, program)
        else { return }
        let declaration = program.type(type).declaration
        let name = program.type(type).name
        let related = program.node(declaration).map {
            RelatedLocation(
                path: program.units[declaration.unit].path, range: $0.declaredNameRange, message: "\(name), \(actual)")
        }
        report.add(
            value.range, inUnit: configuration.place.unit,
            "\(configuration.kind.typeName) takes \(article(expected)) \(expected), and \(name) is \(actual)",
            why: "The code does not compile, so there is no widget",
            write: write(configuration, type, expected, program),
            related: related.map { [$0] } ?? [])
    }

    /// What a type is instead: a provider of another kind, or certainly none. Nil when nobody knows.
    private func conformance(of type: TypeID, _ program: Program) -> String? {
        if let other = ConfigurationKind.allCases.compactMap(\.providerProtocol).first(where: {
            program.conforms(type, to: $0)
        }) {
            return "\(article(other)) \(other)"
        }
        let isPlain = program.inheritedNames(of: type).isEmpty && program.kind(type) != .protocol
        // A macro may add a conformance.
        let attributes = program.node(program.type(type).declaration)?.children.filter { $0.kind == .attribute } ?? []
        return isPlain && attributes.isEmpty ? "no provider" : nil
    }

    private func write(_ configuration: Configuration, _ type: TypeID, _ expected: String, _ program: Program) -> String
    {
        let fitting = ConfigurationKind.allCases.first { kind in
            kind.isControl == configuration.kind.isControl
                && kind.providerProtocol.map { program.conforms(type, to: $0) } ?? false
        }
        let other = fitting.map { "\($0.typeName), or " } ?? ""
        return "\(other)a provider that conforms to \(expected)"
    }

    private func article(_ name: String) -> String { "AEIO".contains(name.prefix(1)) ? "an" : "a" }
}

extension ConfigurationKind {
    /// The protocol of what is passed as its provider; nil where it has none.
    fileprivate var providerProtocol: String? {
        switch self {
        case .static: "TimelineProvider"
        case .appIntent: "AppIntentTimelineProvider"
        case .siriIntent: "IntentTimelineProvider"
        case .relevance: "RelevanceEntriesProvider"
        case .activity: nil
        case .control: "ControlValueProvider"
        case .appIntentControl: "AppIntentControlValueProvider"
        }
    }
}
