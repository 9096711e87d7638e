import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/missing-container-background.md`.
struct MissingContainerBackground: ConfigurationRule {
    let id = "missing-container-background"

    func check(_ configuration: Configuration, _ report: inout Report) {
        guard configuration.kind.isWidget,
            let missing = MissingBackground.first(of: configuration, in: report.program)
        else { return }
        let family = missing.family.map { " for \($0)" } ?? ""
        let isFilled = !RootFill.all(of: configuration, in: report.program).isEmpty
        report.add(
            configuration.contentRange, inUnit: configuration.place.unit,
            "\(configuration.name) never marks its background\(family)", why: .why,
            write: help(missing.chain, isFilled),
            severity: MissingBackground.isOfOldBuild(configuration, in: report.program) ? .info : nil,
            related: related(missing, report.program),
            // Behind a colour that fills the widget nobody would see it.
            fixes: isFilled ? [] : fixes(configuration, report.program))
    }

    /// Whether the modifier is newer than a system that the extension is made for, so that it would not compile.
    private func isCompiledForOlderSystems(_ configuration: Configuration, _ program: Program) -> Bool {
        program.units[configuration.place.unit].targets.contains(where: MissingBackground.isForOlderSystems)
    }

    private func help(_ chain: [ChainStep], _ isFilled: Bool) -> String {
        let target = chain.last.map { "what \($0.title) shows" } ?? "the content"
        return isFilled
            ? ".containerBackground(for: .widget) { … } on \(target), and in it what now fills the widget behind it"
            : "Add .containerBackground(for: .widget) { … } to \(target)"
    }

    private func related(_ missing: MissingBackground, _ program: Program) -> [RelatedLocation] {
        let branch = RelatedLocation(
            path: program.units[missing.branch.unit].path, range: missing.branch.node.calledNameRange,
            message: missing.branch.node.calledName)
        return missing.chain.map { RelatedLocation($0, in: program) } + [branch]
    }

    /// Adds the modifier to a content closure of one expression.
    private func fixes(_ configuration: Configuration, _ program: Program) -> [Fix] {
        guard let content = configuration.contents.first, content.kind == .closure,
            !isCompiledForOlderSystems(configuration, program)
        else { return [] }
        let statements = content.children.filter { $0.kind != .closureSignature }
        guard statements.count == 1, let view = statements.first, view.kind == .call else { return [] }
        let edit = TextEdit(
            path: program.units[configuration.place.unit].path, range: view.range.upperBound..<view.range.upperBound,
            replacement: view.modifierSeparator + ".containerBackground(.fill.tertiary, for: .widget)")
        return [Fix(title: "Add a container background", safety: .unsafe, edits: [edit])]
    }
}

extension String {
    fileprivate static let why =
        "iOS 17, macOS 14, watchOS 10 and later show «Please adopt containerBackground API» instead of the widget"
}

extension Configuration {
    /// UTF-8 range of what the content closure begins with, which is where the modifier is missing; else of the
    /// configuration's name.
    fileprivate var contentRange: Range<Int> {
        guard let content = contents.first else { return nameRange }
        guard content.kind == .closure else { return content.range }
        guard var view = content.children.first(where: { $0.kind != .closureSignature }) else { return nameRange }
        while let base = CallExpression(view)?.base { view = base }
        return view.kind.isExpression && view.firstChild != nil && view.kind != .call ? view.firstTokenRange : view.calledNameRange
    }
}

extension Node {
    /// What stands between the view and a further modifier: a line break and the indentation of the modifiers before,
    /// or one step more than that of the view. Nothing where the view does not begin its line.
    fileprivate var modifierSeparator: String {
        guard beginsLine else { return "" }
        let lines = text.split(whereSeparator: \.isNewline)
        if lines.count > 1, let last = lines.last {
            let spaces = last.prefix { $0 == " " || $0 == "\t" }
            if let first = last.dropFirst(spaces.count).first, "}.)]".contains(first) { return "\n" + spaces }
        }
        return "\n" + indentation + tree.indentationStep
    }

    fileprivate var calledName: String { CallExpression(self)?.calleeName ?? name ?? "this view" }
}
