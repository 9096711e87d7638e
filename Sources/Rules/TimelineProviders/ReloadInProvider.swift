import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/reload-in-provider.md`.
///
/// Of providers it looks at the project as a whole, as the kinds of the widgets matter.
struct ReloadInProvider: ProjectRule, RenderedNodeRule {
    let id = "reload-in-provider"

    var events: [RuleEvent] { [.project(self), .renderedNode(self)] }

    let kinds: [NodeKind] = [.call]
    let names: Set<String>? = ReloadRequest.names

    // MARK: Providers

    func check(_ report: inout Report) {
        let calls = report.project.calls { if case .reload = $0 { true } else { false } }
        guard !calls.isEmpty else { return }
        let regions = report.project.extensionRegions.filter { $0.reason == .provider }
        for place in calls {
            if let region = regions.first(where: { $0.runs(place) }) { check(place, in: region, &report) }
        }
    }

    private func check(_ place: CodePlace, in region: ExtensionRegion, _ report: inout Report) {
        guard !region.isOfObjectMaking, let request = ReloadRequest(place, report.program),
            !isHandler(place, in: region.place.node), !ProcessCheck.isMade(on: region, report.program),
            let provider = provider(of: region, report),
            provider.isOfControl == request.isOfControls
        else { return }
        let method = region.chain.count > 1 ? region.chain[1].title : "it"
        let asksForOther = provider.asksOnlyForOthers(request, report)
        report.add(
            request.range, inUnit: place.unit,
            asksForOther
                ? "\(provider.name).\(method) asks for a reload of another widget each time it is asked for entries"
                : "\(provider.name).\(method) asks for a reload while it answers one",
            why: asksForOther
                ? "Each update of one widget spends the day's reloads of the other, which then shows old content"
                : "Each reload asks for the next one; the system stops that by giving the widget no more reloads "
                    + "for the day",
            write:
                "A reload policy in the timeline, such as .after(date), and reloads where the data changes: in "
                    + "the app, in intents",
            severity: asksForOther ? .warning : nil,
            related: region.chain.map { RelatedLocation($0, in: report.program) })
    }

    private func provider(of region: ExtensionRegion, _ report: Report) -> ReloadingProvider? {
        guard let first = region.chain.first else { return nil }
        return report.project.providers.first { provider in
            report.program.type(provider.type).declaration.unit == first.unit && provider.name == first.title
        }.map { ReloadingProvider($0, report.program) }
    }

    /// Whether the call stands in a closure that is kept for events of later.
    private func isHandler(_ place: CodePlace, in body: Node) -> Bool {
        place.node.ancestors.prefix { $0.id != body.id }.contains {
            $0.kind == .closure && !ClosureUse($0).runsWithCaller
        }
    }

    // MARK: Views

    func check(_ place: CodePlace, in region: RenderedRegion, _ report: inout Report) {
        guard let request = ReloadRequest(place, report.program), !request.isOfControls,
            !isAction(place, in: region.place.node)
        else { return }
        let view = region.chain.last?.title ?? "the view"
        report.add(
            request.range, inUnit: place.unit, "\(view) asks for a reload while it is drawn",
            why:
                "Each reload draws the widget again and so asks for the next; the system stops that by giving it "
                    + "no more for the day",
            write: "The call in the app or an intent, where the data changes, and not in the code of a view",
            related: region.chain.map { RelatedLocation($0, in: report.program) })
    }

    /// Whether the call stands in a closure that runs when something happens, which in a widget is never, or not known.
    private func isAction(_ place: CodePlace, in body: Node) -> Bool {
        let closures = place.node.ancestors.prefix { $0.id != body.id }.filter {
            $0.kind == .closure && !SynchronousClosures.runs($0)
        }
        guard !closures.isEmpty else { return false }
        // What makes views takes no calls without a value, but `let _ = …`.
        return !place.node.isBound || closures.contains { ClosureUse($0).function?.first?.isUppercase != true }
    }
}

/// What a provider is, seen from a reload that it asks for.
private struct ReloadingProvider {
    private let provider: Provider
    var name: String { provider.name }
    let isOfControl: Bool

    init(_ provider: Provider, _ program: Program) {
        self.provider = provider
        isOfControl = ["ControlValueProvider", "AppIntentControlValueProvider"].contains {
            program.conforms(provider.type, to: $0)
        }
    }

    /// Whether the kind that is reloaded is certainly not one of the provider's own.
    func asksOnlyForOthers(_ request: ReloadRequest, _ report: Report) -> Bool {
        let program = report.program
        guard let expression = request.kind,
            let asked = StringConstants(program).values(of: expression, inUnit: request.place.unit)
        else { return false }
        let own = report.project.configurations.filter { $0.provider(in: program) == provider.type }
        let kinds = own.map { $0.kinds(in: program) }
        guard !own.isEmpty, !kinds.contains(nil) else { return false }
        return asked.isDisjoint(with: kinds.compactMap { $0 }.joined())
    }
}

extension ExtensionRegion {
    /// Whether a node is part of what runs.
    fileprivate func runs(_ other: CodePlace) -> Bool {
        place.unit == other.unit && place.node.contains(other.node)
            && liveNodes.contains { $0.contains(other.node.id.index) }
    }

    /// Whether the code runs because an object is made: it may only prepare for events.
    fileprivate var isOfObjectMaking: Bool { chain.dropFirst().contains { $0.title.first?.isUppercase == true } }
}

extension Node {
    /// Whether a call gives a variable its value: `let _ = reload()`.
    fileprivate var isBound: Bool { parent?.kind == .initializerClause && parent?.parent?.kind == .patternBinding }
}
