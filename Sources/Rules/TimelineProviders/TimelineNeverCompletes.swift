import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/timeline-never-completes.md`.
struct TimelineNeverCompletes: ProviderRule, ExtensionNodeRule, ProjectRule {
    let id = "timeline-never-completes"

    var events: [RuleEvent] { [.provider(self), .extensionNode(self), .project(self)] }

    // MARK: Paths through a provider's methods

    func check(_ provider: Provider, _ report: inout Report) {
        let paths = CompletionPaths(report.program)
        let methods = provider.methods.compactMap { CompletionMethod($0, report.program) }
        // Of two methods that wait for the same function, the one that matters more is named.
        for method in methods.filter(\.isTimeline) + methods.filter({ !$0.isTimeline }) {
            for end in paths.openEnds(of: method.completion, in: method.function, inUnit: method.unit) {
                add(end, of: method, provider, &report)
            }
        }
    }

    private func add(_ end: PathEnd, of method: CompletionMethod, _ provider: Provider, _ report: inout Report) {
        let isInMethod = end.place.unit == method.unit && method.function.contains(end.place.node)
        let function = isInMethod ? nil : end.place.node.enclosingFunctionName
        let way = location(of: provider, report.program) + [method.location(in: report.program)]
        let range = end.kind == .body && isInMethod ? method.function.declaredNameRange : end.range
        report.add(
            range, inUnit: end.place.unit, message(end.kind, method, function), why: method.why,
            write: method.write(end.kind),
            related: isInMethod ? [] : way)
    }

    private func message(_ kind: PathEnd.Kind, _ method: CompletionMethod, _ function: String?) -> String {
        let place = function.map { "\($0), which \(method.name) waits for," } ?? method.name
        // What another function calls it, a reader of the message cannot know.
        let completion = function == nil ? method.completionName : "back"
        return switch kind {
        case .body: "\(place) never calls \(completion)"
        case .end: "\(place) comes to its end here without calling \(completion)"
        case .return: "\(place) returns here without calling \(completion)"
        case .throw: "\(place) ends here when an error is thrown, without calling \(completion)"
        case .branch: "\(place) does not call \(completion) in this branch"
        case .absentElse: "\(place) does not call \(completion) when this condition does not hold"
        case .loop: "\(place) does not call \(completion) when this loop finds nothing"
        }
    }

    private func location(of provider: Provider, _ program: Program) -> [RelatedLocation] {
        let declaration = program.type(provider.type).declaration
        let path = program.units[declaration.unit].path
        return program.node(declaration).map {
            [RelatedLocation(path: path, range: $0.declaredNameRange, message: provider.name)]
        } ?? []
    }

    // MARK: Delegates

    /// Bodies that providers run.
    let kinds: [NodeKind] = [.codeBlock]

    func check(_ place: CodePlace, in region: ExtensionRegion, _ report: inout Report) {
        guard region.reason == .provider, place == region.place, let type = report.program.scope(at: place),
            let delegate = WaitingDelegate(type, report.program)
        else { return }
        add(delegate, region.chain.map { RelatedLocation($0, in: report.program) }, &report)
    }

    /// Classes of code that only widgets run, whoever calls them there.
    func check(_ report: inout Report) {
        let program = report.program
        for unit in program.rootUnits where isOfWidget(unit, program) {
            for (index, fact) in program.units[unit].facts.declarations.enumerated() where fact.kind == .class {
                guard let type = program.type(of: DeclarationID(unit: unit, index: index)),
                    let delegate = WaitingDelegate(type, program), isWidgetCode(type, report.project)
                else { continue }
                add(delegate, [], &report)
            }
        }
    }

    private func isOfWidget(_ unit: Int, _ program: Program) -> Bool {
        program.units[unit].targets.allSatisfy { $0.kind == .widgetExtension || $0.kind == .folder }
    }

    /// Of files that no project tells of, what they say themselves decides.
    private func isWidgetCode(_ type: TypeID, _ project: WidgetProject) -> Bool {
        let id = project.program.type(type).declaration
        guard project.program.units[id.unit].targets.contains(where: { $0.kind == .folder }) else { return true }
        return project.program.node(id).map { LooseWidgetCode.holds(CodePlace(unit: id.unit, node: $0), in: project) }
            ?? false
    }

    private func add(_ delegate: WaitingDelegate, _ related: [RelatedLocation], _ report: inout Report) {
        let fault = delegate.hasFailureMethod ? "\(delegate.failure) does not" : "there is no \(delegate.failure)"
        report.add(
            delegate.range, inUnit: delegate.unit,
            "\(delegate.name) calls \(delegate.property) only from \(delegate.success), and \(fault)",
            why:
                "When it fails, as it does without permission, nobody calls back, and the widget waits for a "
                    + "timeline that never comes",
            write: "\(delegate.failure), which calls \(delegate.property) with the last known value or none",
            related: related)
    }
}

extension Node {
    /// How the function around a place is called: `load(completion:)`.
    fileprivate var enclosingFunctionName: String? {
        let isFunction = kind.isFunctionDeclaration
        return (isFunction ? self : ancestors.first { $0.kind.isFunctionDeclaration })?.placeholderName
    }
}
