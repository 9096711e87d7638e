import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/closure-control.md`.
struct ClosureControl: RenderedNodeRule {
    let id = "closure-control"

    let kinds: [NodeKind] = [.call]
    let names: Set<String>? = ["Button", "Toggle"]

    func check(_ place: CodePlace, in region: RenderedRegion, _ report: inout Report) {
        guard let call = CallExpression(place.node), let name = call.calleeName, !call.allArguments.isEmpty,
            !call.hasArgument(labeled: "intent"), isOfSwiftUI(call, name, place, report.program),
            !copiesConfiguration(call),
            !ForeignNames(report.program).isInitializerOfProject(call, name, place)
        else { return }
        report.add(
            call.calleeNameRange, inUnit: place.unit, "a \(name) without an App Intent does nothing in a widget", why: .why,
            write: name == "Button" ? .button : .toggle, related: region.chain.map { RelatedLocation($0, in: report.program) })
    }

    /// `Button` or `SwiftUI.Button`, where the project has no `Button` of its own.
    private func isOfSwiftUI(_ call: CallExpression, _ name: String, _ place: CodePlace, _ program: Program) -> Bool {
        guard !call.hasImplicitBase else { return false }
        guard let base = call.base else {
            return ForeignNames(program).isForeignType(name, place)
        }
        return base.kind == .identifierExpression && base.named("SwiftUI")
    }

    /// `Button(configuration)` in a style draws the button that is already there.
    private func copiesConfiguration(_ call: CallExpression) -> Bool {
        call.allArguments.count == 1 && call.firstUnlabeledArgument?.value?.named("configuration") == true
    }
}

extension String {
    fileprivate static let why =
        "WidgetKit keeps what the view draws, not its closures; the tap opens the app and changes nothing"
    fileprivate static let button = "Button(intent: SomeIntent()) { … }, with the work in the intent's perform()"
    fileprivate static let toggle = "Toggle(isOn: value, intent: SomeIntent()) { … }, with the change in the intent's perform()"
}
