import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/link-in-small.md`.
struct LinkInSmall: ProjectRule {
    let id = "link-in-small"

    func check(_ report: inout Report) {
        for link in SmallLink.all(in: report.project) {
            guard let call = CallExpression(link.drawn.place.node) else { continue }
            report.add(
                call.calleeNameRange, inUnit: link.drawn.place.unit,
                "a Link does nothing in \(link.families.joined(separator: " and "))", why: .why, write: .write,
                related: link.drawn.chain.map { RelatedLocation($0, in: report.program) },
                fixes: link.isOnlyTarget ? fixes(call, path: report.path(ofUnit: link.drawn.place.unit)) : [])
        }
    }

    /// The link's content with `widgetURL` behind it.
    private func fixes(_ call: CallExpression, path: String) -> [Fix] {
        guard let destination = call.argument(labeled: "destination")?.value, destination.kind != .closure,
            let edits = edits(call, ".widgetURL(\(destination.text))", path)
        else { return [] }
        return [Fix(title: "Replace the Link by widgetURL", safety: .unsafe, edits: edits)]
    }

    private func edits(_ call: CallExpression, _ modifier: String, _ path: String) -> [TextEdit]? {
        let range = call.node.range
        if let title = call.firstUnlabeledArgument?.value, call.arguments.count == 2, call.trailingClosures.isEmpty {
            return [TextEdit(path: path, range: range, replacement: "Text(\(title.text))\(modifier)")]
        }
        guard call.arguments.count == 1, call.trailingClosures.count == 1, let content = call.trailingClosures[0].value,
            content.firstChild(.closureSignature) == nil
        else { return nil }
        let end = TextEdit(path: path, range: range.upperBound..<range.upperBound, replacement: modifier)
        let statements = Array(content.children)
        let isPlain = statements.count == 1 && statements[0].kind == .call && !statements[0].beginsLine
        guard isPlain else {
            let head = range.lowerBound..<content.range.lowerBound
            return [TextEdit(path: path, range: head, replacement: "Group "), end]
        }
        let view = statements[0].range
        return [
            TextEdit(path: path, range: range.lowerBound..<view.lowerBound, replacement: ""),
            TextEdit(path: path, range: view.upperBound..<range.upperBound, replacement: modifier),
        ]
    }
}

extension String {
    fileprivate static let why =
        "The whole widget is one place to tap in this size, and a tap opens the app's first screen"
    fileprivate static let write = ".widgetURL(…) on what the widget shows, with the one place that a tap leads to"
}
