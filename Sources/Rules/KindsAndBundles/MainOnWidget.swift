import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/main-on-widget.md`.
struct MainOnWidget: ProjectRule {
    let id = "main-on-widget"

    func check(_ report: inout Report) {
        let mains = EntryPoint.all(in: report.project)
        for (index, later) in mains.enumerated() {
            guard let first = mains[..<index].first(where: { later.meets($0, in: report.project) }) else { continue }
            addSecond(later, first, &report)
        }
        for unused in UnusedBundle.all(in: report.project, mains) { add(unused, &report) }
    }

    // MARK: Two marked types

    private func addSecond(_ later: EntryPoint, _ first: EntryPoint, _ report: inout Report) {
        report.add(
            later.attribute.range, inUnit: later.unit, "\(first.name) and \(later.name) are both marked @main",
            why: "One type alone can start an extension, so the code does not compile", write: help(later, first),
            related: [first.location(in: report.program)], fixes: fixes(later, first, report.program))
    }

    private func help(_ later: EntryPoint, _ first: EntryPoint) -> String {
        switch (first.role, later.role) {
        case (.bundle, .widget?), (.bundle, .control?): "\(later.name) without @main: the bundle \(first.name) shows it"
        case (.widget?, .bundle), (.control?, .bundle): "\(first.name) without @main: the bundle \(later.name) shows it"
        case (.widget?, .widget?): "A WidgetBundle with @main that lists \(first.name)() and \(later.name)()"
        default: "@main on the one that starts the extension alone"
        }
    }

    /// Removes the attribute of the widget, where the other one is a bundle.
    private func fixes(_ later: EntryPoint, _ first: EntryPoint, _ program: Program) -> [Fix] {
        let pair = [later, first]
        guard pair.contains(where: { $0.role == .bundle }),
            let widget = pair.first(where: { $0.role == .widget || $0.role == .control })
        else { return [] }
        return [Fix(title: "Remove @main from \(widget.name)", safety: .safe, edits: [widget.removal(in: program)])]
    }

    // MARK: A bundle beside a marked widget

    private func add(_ unused: UnusedBundle, _ report: inout Report) {
        let (main, bundle) = (unused.main, unused.bundle)
        var related: [RelatedLocation] = []
        var fixes: [Fix] = []
        let path = report.path(ofUnit: bundle.unit)
        if let node = report.program.node(bundle.declaration) {
            related.append(
                RelatedLocation(path: path, range: node.declaredNameRange, message: "the bundle \(bundle.name)"))
            let start = node.range.lowerBound
            let mark = TextEdit(path: path, range: start..<start, replacement: "@main\n\(node.indentation)")
            fixes.append(
                Fix(
                    title: "Move @main to \(bundle.name)", safety: .unsafe,
                    edits: [main.removal(in: report.program), mark]))
        }
        report.add(
            main.attribute.range, inUnit: main.unit,
            "\(main.name) is marked @main, so the bundle \(bundle.name) is never used",
            why: "\(main.name) is all that people can add; whatever else \(bundle.name) lists is missing",
            write: "@main on \(bundle.name), and none on \(main.name)", related: related, fixes: fixes)
    }
}
