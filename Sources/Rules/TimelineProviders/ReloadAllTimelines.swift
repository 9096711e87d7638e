import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/reload-all-timelines.md`.
///
/// It looks at the project as a whole, as what counts is how many kinds of widgets there are.
struct ReloadAllTimelines: ProjectRule {
    let id = "reload-all-timelines"

    func check(_ report: inout Report) {
        for place in report.project.calls(where: { $0 == .reload(.allTimelines) }) {
            guard let request = ReloadRequest(place, report.program) else { continue }
            check(request, &report)
        }
    }

    private func check(_ request: ReloadRequest, _ report: inout Report) {
        let place = request.place
        guard !isTest(place, report.program), !BackgroundHook.holds(place.node), !isMeantForAll(place) else { return }
        let widgets = kinds(for: place, report.project)
        guard sourceCount(of: widgets, report.program) > 1 else { return }
        let names = widgets.map(\.name).sorted().prefix(5)
        report.add(
            request.range, inUnit: place.unit,
            "reloadAllTimelines() reloads \(widgets.count) kinds of widgets, whichever of them show what changed",
            why: "Each widget has a budget of reloads for the day, and those that show nothing new spend it as well",
            write:
                "reloadTimelines(ofKind:) with the kind of the widget that shows what changed: "
                    + "\(names.joined(separator: ", "))"
        )
    }

    /// Whether a function is there to reload all widgets, by its name or as an intent that does nothing else: it is not what
    /// knows what changed.
    private func isMeantForAll(_ place: CodePlace) -> Bool {
        guard let function = place.node.ancestors.first(where: { $0.kind == .functionDeclaration }) else { return false }
        let name = function.name?.lowercased() ?? ""
        if name.hasPrefix("reloadall") { return true }
        let statements = function.declaredBody.map { Array($0.children) } ?? []
        return name == "perform" && statements.first?.contains(place.node) == true
            && statements.dropFirst().allSatisfy { $0.kind == .returnStatement }
    }

    /// How many providers the widgets have. What changes for one widget of a provider changes for all of them.
    private func sourceCount(of widgets: [Configuration], _ program: Program) -> Int {
        let shared = Set(widgets.compactMap { sharedProvider(of: $0, program) })
        return shared.count + widgets.count { sharedProvider(of: $0, program) == nil }
    }

    /// The type of a provider, but for one that is told at the configuration what to show.
    private func sharedProvider(of widget: Configuration, _ program: Program) -> TypeID? {
        let made = widget.call.argument(labeled: "provider")?.value.flatMap(CallExpression.init)
        return made.map(\.allArguments.isEmpty) ?? true ? widget.provider(in: program) : nil
    }

    private func isTest(_ place: CodePlace, _ program: Program) -> Bool {
        program.units[place.unit].targets.allSatisfy { $0.kind == .test }
    }

    /// Whether code and widget may be on one device. A watch has widgets of its own, and so has a phone.
    private func mayRunTogether(_ widget: Int, _ code: Int, _ program: Program) -> Bool {
        program.units[widget].targets.contains { target in
            program.units[code].targets.contains { other in
                guard let platform = target.mainPlatform, let otherPlatform = other.mainPlatform else { return true }
                return platform == otherPlatform
            }
        }
    }

    /// A configuration for each kind of widget of the app that the code is certainly part of.
    private func kinds(for place: CodePlace, _ project: WidgetProject) -> [Configuration] {
        let app = AppWidgets(of: place.unit, in: project)
        var seen: Set<String> = []
        return app.configurations.filter { configuration in
            guard configuration.kind.isWidget, app.isOfSameProject(configuration.place.unit),
                mayRunTogether(configuration.place.unit, place.unit, project.program),
                let kinds = configuration.kinds(in: project.program)
            else { return false }
            let isNew = seen.isDisjoint(with: kinds)
            seen.formUnion(kinds)
            return isNew
        }
    }
}
