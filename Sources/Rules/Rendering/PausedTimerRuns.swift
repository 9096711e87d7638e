import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/paused-timer-runs.md`.
struct PausedTimerRuns: RenderedNodeRule, NodeRule {
    let id = "paused-timer-runs"

    let kinds: [NodeKind] = [.call]
    let names: Set<String>? = TimerText.names

    var events: [RuleEvent] { [.renderedNode(self), .node(self)] }

    func check(_ place: CodePlace, in region: RenderedRegion, _ report: inout Report) {
        let program = report.program
        guard let flag = flag(forgottenAt: place, program),
            !PathToTimer(region, in: program).reads(flag.name, to: place.node)
        else { return }
        add(flag, place, region.chain.map { RelatedLocation($0, in: program) }, &report)
    }

    /// A view that takes an activity's context is one of its views, even where the activity is out of sight.
    func check(_ place: CodePlace, _ report: inout Report) {
        let program = report.program
        guard let flag = flag(forgottenAt: place, program), let scope = program.scope(at: place),
            program.conforms(scope, to: "View"), TimedState(program).takesContext(scope),
            !report.project.renderedRegions.contains(where: {
                $0.place.unit == place.unit && $0.place.node.contains(place.node)
            }),
            !PathToTimer.isRead(flag.name, around: place.node)
        else { return }
        add(flag, place, [], &report)
    }

    /// The flag of the state that a timer shows, if nothing about the timer itself tells that it is heeded.
    private func flag(forgottenAt place: CodePlace, _ program: Program) -> PauseFlag? {
        guard let timer = TimerText(place, in: program), !timer.call.hasArgument(labeled: "pauseTime"),
            let state = TimedState(program).type(of: timer.dates, at: place),
            let flag = PauseFlag(of: state, in: program),
            !isChosen(place, program), !isMadeOf(flag, timer.dates, place, program)
        else { return nil }
        return flag
    }

    /// Whether the dates come from a property that reads the flag.
    private func isMadeOf(_ flag: PauseFlag, _ dates: Node, _ place: CodePlace, _ program: Program) -> Bool {
        dates.subtree.contains { node in
            guard node.kind == .memberAccess || node.kind == .identifierExpression, let name = node.name else {
                return false
            }
            let base = node.kind == .memberAccess ? node.firstChild : nil
            var members = CallTargets(program).members(
                named: name, base: base, hasImplicitBase: false, at: place.at(node))
            if members.isEmpty, let owner = program.enclosingType(of: flag.declaration) {
                members = program.members(name, of: owner)
            }
            return members.contains { id in
                program.node(id)?.declaredBody?.subtree.contains { $0.named(flag.name) } ?? false
            }
        }
    }

    private func add(_ flag: PauseFlag, _ place: CodePlace, _ chain: [RelatedLocation], _ report: inout Report) {
        report.add(
            place.node.calledNameRange, inUnit: place.unit,
            "this timer runs on when \(flag.name) says that it \(flag.meaning)",
            why: .why, write: .write, related: chain + declared(flag, report.program))
    }

    /// Whether it is shown in some states and not in others: which those are is not known.
    private func isChosen(_ place: CodePlace, _ program: Program) -> Bool {
        place.node.ancestors.contains { around in
            around.kind == .ifClause || around.kind == .elseClause || around.kind == .switchCase
                || around.kind == .ternaryOperator
        } || !TestedConditions(at: place, in: program).isEmpty
    }

    private func declared(_ flag: PauseFlag, _ program: Program) -> [RelatedLocation] {
        guard let node = program.node(flag.declaration) else { return [] }
        let path = program.units[flag.declaration.unit].path
        return [RelatedLocation(path: path, range: node.declaredNameRange, message: flag.name)]
    }
}

extension String {
    fileprivate static let why =
        "The system counts on by itself until it is told to stop, so people who paused see the time go on"
    fileprivate static let write =
        "Show a plain Text with the time that is left while it is paused, or pass pauseTime: to Text(timerInterval:)"
}
