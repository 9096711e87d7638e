import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/unbounded-entries.md`.
struct UnboundedEntries: NodeRule, ExtensionNodeRule {
    let id = "unbounded-entries"

    let kinds: [NodeKind] = [.forStatement, .closure]

    var events: [RuleEvent] { [.node(self), .extensionNode(self)] }

    /// Files that rules begin with were looked at whole.
    func check(_ place: CodePlace, in region: ExtensionRegion, _ report: inout Report) {
        if !report.program.units[place.unit].isRoot { check(place, &report) }
    }

    func check(_ place: CodePlace, _ report: inout Report) {
        guard let loop = EntryLoop(place, report.program), let sequence = loop.sequence,
            ReleasedCode.holds(place, report.program),
            SequenceLength(report.program).isUnbounded(sequence), !mayEndEarly(place.node)
        else { return }
        let program = report.program
        let image = loop.entries.compactMap { EntryImage(of: $0.creation, at: place, program) }.first
        let isHeavy = image.map { ", each with the image \($0.name)" } ?? ""
        report.add(
            sequence.node.range, inUnit: place.unit,
            "this makes an entry of every element, however many there are\(isHeavy)",
            why: image == nil ? .why : .whyImages, write: .write, severity: image == nil ? nil : .warning)
    }

    /// `if entries.count == 24 { break }`
    private func mayEndEarly(_ loop: Node) -> Bool {
        guard loop.kind == .forStatement else { return false }
        return loop.subtree.contains { $0.kind == .breakStatement || $0.kind == .returnStatement }
    }
}

extension String {
    fileprivate static let why =
        "A long list makes the timeline late, and most of its entries are thrown away at the next reload"
    fileprivate static let whyImages =
        "All entries are held at once, and an extension that takes too much memory is ended: the widget may stay blank"
    fileprivate static let write = "Take as many as the time until the next reload needs, such as items.prefix(24)"
}
