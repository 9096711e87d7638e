import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/gesture-interactivity.md`.
struct GestureInteractivity: RenderedNodeRule {
    let id = "gesture-interactivity"

    let kinds: [NodeKind] = [.call]
    let names: Set<String>? = Set(modifiers.keys)

    func check(_ place: CodePlace, in region: RenderedRegion, _ report: inout Report) {
        guard let call = CallExpression(place.node), let name = call.calleeName, let what = Self.modifiers[name],
            call.base != nil || call.callee?.kind == .identifierExpression, !call.hasImplicitBase,
            isModifier(call, name, place, report.program)
        else { return }
        report.add(
            call.calleeNameRange, inUnit: place.unit, "\(what) does nothing in a widget", why: .why,
            write: "Button(intent:) or Toggle(isOn:intent:) with an App Intent, or Link or widgetURL to open the app",
            related: region.chain.map { RelatedLocation($0, in: report.program) },
            fixes: fixes(call, name, path: report.program.units[place.unit].path))
    }

    private static let modifiers: [String: String] = [
        "onTapGesture": "a tap gesture", "onLongPressGesture": "a long-press gesture", "gesture": "a gesture",
        "simultaneousGesture": "a gesture", "highPriorityGesture": "a gesture", "onDrag": "dragging",
        "draggable": "dragging", "onDrop": "dropping", "dropDestination": "dropping", "onHover": "hovering",
        "onContinuousHover": "hovering", "swipeActions": "swiping", "contextMenu": "a context menu",
        "refreshable": "pulling to refresh", "onKeyPress": "a key press",
    ]

    /// Whether the call is SwiftUI's modifier, and not a function of the project by the same name.
    private func isModifier(_ call: CallExpression, _ name: String, _ place: CodePlace, _ program: Program) -> Bool {
        if !program.foreignMembers(name, of: "View", inUnit: place.unit).isEmpty { return false }
        guard call.base == nil else { return CallTargets(program).functions(of: call, inUnit: place.unit).isEmpty }
        // With implicit self, in an extension of `View`.
        return program.selfType(at: place) == .foreign("View")
    }

    /// A tap gesture becomes a button around the view.
    private func fixes(_ call: CallExpression, _ name: String, path: String) -> [Fix] {
        guard name == "onTapGesture", call.arguments.isEmpty, let base = call.base else { return [] }
        let view = base.range
        let edits = [
            TextEdit(path: path, range: view.lowerBound..<view.lowerBound, replacement: "Button(intent: <#AppIntent#>) { "),
            TextEdit(path: path, range: view.upperBound..<call.node.range.upperBound, replacement: " }"),
        ]
        return [Fix(title: "Replace the tap gesture by Button(intent:)", safety: .unsafe, edits: edits)]
    }
}

extension String {
    fileprivate static let why =
        "WidgetKit archives the view and draws it later; touching it opens the app, and the closure never runs"
}
