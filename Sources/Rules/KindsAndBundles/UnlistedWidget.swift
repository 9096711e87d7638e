import Project
import SwiftSource
import WidgetModel

/// A widget or control that nothing in its extension shows.
struct UnlistedWidget {
    let widget: WidgetType
    let entry: Entry

    /// What the extension shows instead.
    enum Entry {
        /// The bundles of the extension, all of which are known as a whole.
        case bundles([BundleContents])
        /// A widget marked `@main`.
        case widget(WidgetType)
    }

    static func all(in project: WidgetProject) -> [UnlistedWidget] {
        let listed = Set(project.bundles.flatMap { $0.listings.map(\.type) })
        let candidates = project.widgetTypes.filter { widget in
            widget.role != .bundle && widget.mainAttribute == nil && !listed.contains(widget.type)
        }.compactMap { UnlistedWidget($0, in: project) }
        guard !candidates.isEmpty else { return [] }
        let bodies = project.bundles.flatMap(\.bodies)
        let mentions = WidgetMentions(of: Set(candidates.map(\.widget.name)), in: project.program, besides: bodies)
        return candidates.filter { !mentions.mentioned.contains($0.widget.name) }
    }

    private init?(_ widget: WidgetType, in project: WidgetProject) {
        guard Self.isMeantForPeople(widget, project.program),
            let entry = Self.entry(of: widget, in: project)
        else { return nil }
        self.widget = widget
        self.entry = entry
    }

    // MARK: The extension

    private static func entry(of widget: WidgetType, in project: WidgetProject) -> Entry? {
        let program = project.program
        let bundles = project.bundles.filter { bundle in
            program.shareExtension(bundle.bundle.unit, widget.unit)
                || program.shareFolder(bundle.bundle.unit, widget.unit) && bundle.reachesOtherFiles(in: program)
        }
        guard !bundles.isEmpty else { return mainWidget(of: widget, in: project).map { .widget($0) } }
        // A bundle of a module may list the widgets of others.
        let others = project.bundles.filter { bundle in
            !program.units[bundle.bundle.unit].targets.allSatisfy { $0.kind == .widgetExtension }
        }
        guard (bundles + others).allSatisfy(\.isComplete),
            everyExtension(of: widget, hasOneOf: bundles.map(\.bundle), program)
        else { return nil }
        return .bundles(bundles)
    }

    /// Whether all extensions that compile the widget are known to have a bundle.
    private static func everyExtension(
        of widget: WidgetType, hasOneOf bundles: [WidgetType], _ program: Program
    ) -> Bool {
        program.units[widget.unit].targets.filter { $0.kind == .widgetExtension }.allSatisfy { target in
            bundles.contains { bundle in program.units[bundle.unit].targets.contains { $0.id == target.id } }
        }
    }

    /// The one widget that the extension shows. Only a project file says that nothing else belongs to an extension.
    private static func mainWidget(of widget: WidgetType, in project: WidgetProject) -> WidgetType? {
        let program = project.program
        let targets = program.units[widget.unit].targets.filter { $0.kind == .widgetExtension }
        guard targets.count == 1, targets[0].isDeclared, project.bundles.allSatisfy(\.isComplete) else { return nil }
        let mains = project.widgetTypes.filter { type in
            type.mainAttribute != nil && program.units[type.unit].targets.contains { $0.id == targets[0].id }
        }
        guard mains.count == 1, mains[0].role == .widget,
            let node = program.node(mains[0].declaration),
            !RequiredConditions(around: CodePlace(unit: mains[0].unit, node: node), in: program).isDoubtful,
            program.ownMembers("main", of: mains[0].type).isEmpty
        else { return nil }
        return mains[0]
    }

    // MARK: The widget

    /// False for what is no widget by itself, for what is on its way out, and for what is compiled for other systems or
    /// for special builds.
    private static func isMeantForPeople(_ widget: WidgetType, _ program: Program) -> Bool {
        guard program.fact(widget.declaration).genericParameters.isEmpty, let node = program.node(widget.declaration),
            !RequiredConditions(around: CodePlace(unit: widget.unit, node: node), in: program).isDoubtful
        else { return false }
        let words = ["deprecated", "obsoleted", "unavailable"]
        let isLeaving = node.children(.attribute).contains { attribute in
            attribute.named("available") && words.contains { attribute.text.contains($0) }
        }
        return !isLeaving && isCompiled(node, by: program.units[widget.unit].targets)
    }

    private static func isCompiled(_ node: Node, by targets: [Target]) -> Bool {
        let guards = AvailabilityGuards(around: node)
        return targets.contains { target in
            guard target.kind == .widgetExtension else { return target.kind == .folder }
            return (target.platforms ?? [.iOS]).contains { guards.compilation(for: $0) == .certain }
        }
    }
}

extension UnlistedWidget {
    /// Whether the widget is not there on all systems, so that it cannot be listed without a check.
    func isLimited(in program: Program) -> Bool {
        program.node(widget.declaration)?.attribute("available") != nil
    }

    /// Its name with those of the types around it.
    func qualifiedName(in program: Program) -> String {
        var names = [widget.name]
        var around = program.parent(of: widget.type)
        while let type = around {
            names.insert(program.type(type).name, at: 0)
            around = program.parent(of: type)
        }
        return names.joined(separator: ".")
    }
}

extension BundleContents {
    /// Whether the bundle lists what stands in another file: then the files of its folder belong together.
    fileprivate func reachesOtherFiles(in program: Program) -> Bool {
        listings.contains { program.type($0.type).declaration.unit != bundle.unit }
    }
}
