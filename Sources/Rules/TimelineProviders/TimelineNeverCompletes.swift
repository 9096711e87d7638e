import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/timeline-never-completes.md`.
struct TimelineNeverCompletes: ProviderRule, NodeRule {
    static let id = "timeline-never-completes"

    var events: [RuleEvent] { [.provider(self), .node(self)] }

    // MARK: Paths through a provider's methods

    func check(_ provider: Provider, _ report: inout Report) {
        let paths = CompletionPaths(report.program)
        for id in provider.methods {
            guard let method = CompletionMethod(id, report.program) else { continue }
            for end in paths.openEnds(of: method.completion, in: method.function, inUnit: id.unit) {
                add(end, of: method, provider, &report)
            }
        }
        for id in provider.methods {
            for delegate in WaitingDelegate.reached(from: id, report.program) {
                add(delegate, location(of: provider, report.program), &report)
            }
        }
    }

    private func add(_ end: PathEnd, of method: CompletionMethod, _ provider: Provider, _ report: inout Report) {
        let isInMethod = end.place.unit == method.unit && method.function.contains(end.place.node)
        let function = isInMethod ? nil : end.place.node.enclosingFunctionName
        let way = location(of: provider, report.program) + [method.location(in: report.program)]
        let range = end.kind == .body && isInMethod ? method.function.declaredNameRange : end.range
        report.add(
            range, inUnit: end.place.unit, message(end.kind, method, function), why: method.why, write: method.write(end.kind),
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

    // MARK: Delegates in widget code

    let kinds: [NodeKind] = [.classDeclaration]

    func check(_ place: CodePlace, _ report: inout Report) {
        guard isWidgetCode(place, report.project), let delegate = WaitingDelegate(declaredAt: place, report.program) else { return }
        add(delegate, [], &report)
    }

    /// Whether only widgets run the code, as far as anybody can tell.
    private func isWidgetCode(_ place: CodePlace, _ project: WidgetProject) -> Bool {
        let targets = project.program.units[place.unit].targets
        if targets.allSatisfy({ $0.kind == .widgetExtension }) { return true }
        return targets.allSatisfy { $0.kind == .folder } && LooseWidgetCode.holds(place, in: project)
    }

    private func add(_ delegate: WaitingDelegate, _ related: [RelatedLocation], _ report: inout Report) {
        let fault = delegate.hasFailureMethod ? "\(delegate.failure) does not" : "there is no \(delegate.failure)"
        report.add(
            delegate.range, inUnit: delegate.unit,
            "\(delegate.name) calls \(delegate.property) only from \(delegate.success), and \(fault)",
            why: "When it fails, as it does without permission, nobody calls back, and the widget waits for a timeline that never comes",
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
