import WidgetModel

/// A bundle that is not marked `@main`, in an extension that starts with a widget.
struct UnusedBundle {
    let bundle: WidgetType
    /// The widget that is marked.
    let main: EntryPoint

    /// One for each widget that is in the way of a bundle.
    static func all(in project: WidgetProject, _ mains: [EntryPoint]) -> [UnusedBundle] {
        let idle = idleBundles(in: project, mains)
        guard !idle.isEmpty else { return [] }
        return mains.compactMap { main in
            guard main.role == .widget || main.role == .control,
                !mains.contains(where: { $0.role == .bundle && $0.meets(main, in: project) }),
                project.program.ownMembers("main", of: main.type).isEmpty,
                let bundle = idle.first(where: { $0.stands(with: main, in: project) })
            else { return nil }
            return UnusedBundle(bundle: bundle.bundle, main: main)
        }
    }

    /// Bundles that nothing makes or starts.
    private static func idleBundles(in project: WidgetProject, _ mains: [EntryPoint]) -> [BundleContents] {
        guard mains.contains(where: { $0.role == .widget || $0.role == .control }) else { return [] }
        let started = Set(mains.map(\.type))
        let bundles = project.bundles.filter { !started.contains($0.bundle.type) }
        let mentions = WidgetMentions(of: Set(bundles.map(\.bundle.name)), in: project.program)
        return bundles.filter { !mentions.mentioned.contains($0.bundle.name) }
    }
}

extension BundleContents {
    /// Whether the bundle is certainly compiled into the extension that a widget starts.
    fileprivate func stands(with main: EntryPoint, in project: WidgetProject) -> Bool {
        let program = project.program
        guard let node = program.node(bundle.declaration),
            main.conditions.hold(
                togetherWith: RequiredConditions(around: CodePlace(unit: bundle.unit, node: node), in: program))
        else { return false }
        return program.shareExtension(bundle.unit, main.unit)
            || program.shareFolder(bundle.unit, main.unit) && listing(of: main.type) != nil
    }
}
