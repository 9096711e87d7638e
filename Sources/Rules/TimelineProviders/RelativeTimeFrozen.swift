import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/relative-time-frozen.md`.
struct RelativeTimeFrozen: ExtensionNodeRule, NodeRule {
    let id = "relative-time-frozen"

    let kinds: [NodeKind] = [.call, .memberAccess]
    let names: Set<String>? = RelativeTime.names.union(ShownSeconds.names)

    var events: [RuleEvent] { [.extensionNode(self), .node(self)] }

    func check(_ place: CodePlace, in region: ExtensionRegion, _ report: inout Report) {
        guard region.reason == .rendered || region.reason == .provider else { return }
        if region.reason == .rendered, !DrawnClosures.run(place.node, in: region.place.node) { return }
        check(
            place, isDrawn: region.reason == .rendered, region.chain.map { RelatedLocation($0, in: report.program) },
            &report)
    }

    func check(_ place: CodePlace, _ report: inout Report) {
        guard LooseView.holds(place, in: report.project) else { return }
        check(place, isDrawn: true, [], &report)
    }

    private func check(_ place: CodePlace, isDrawn: Bool, _ related: [RelatedLocation], _ report: inout Report) {
        guard !isForAccessibility(place.node) else { return }
        if let relative = RelativeTime(place, in: report.program) {
            report.add(
                relative.range, inUnit: place.unit, "the text says how long ago it was when it was made, and stays so",
                why: .why,
                write: "Text(date, style: .relative), or \\(Text(date, style: .relative)) inside another text",
                related: related)
        } else if isDrawn, let seconds = ShownSeconds(place, in: report.program) {
            report.add(
                seconds.range, inUnit: place.unit, "the seconds in this text stand still", why: .why,
                write: "Text(date, style: .timer), or leave the seconds out", related: related)
        }
    }

    private func isForAccessibility(_ node: Node) -> Bool {
        node.ancestors.contains { around in
            guard let call = CallExpression(around), let name = call.calleeName else { return false }
            return name.hasPrefix("accessibility")
        } || isNamedForAccessibility(node)
    }

    /// `private var accessibilityText: String { … }`
    private func isNamedForAccessibility(_ node: Node) -> Bool {
        node.ancestors.contains { around in
            guard around.kind == .functionDeclaration || around.kind == .patternBinding else { return false }
            let name = around.kind == .patternBinding ? around.firstChild?.name : around.name
            return name?.lowercased().contains("accessib") == true || name?.lowercased().contains("voiceover") == true
        }
    }
}

extension String {
    fileprivate static let why =
        "A widget shows one picture for minutes or hours; a text that is a plain String does not move on with time"
}
