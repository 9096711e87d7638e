import Project

/// Says which targets a widget is in.
struct WidgetTargets {
    private let targets: Targets
    private var known: [String: MappedTarget] = [:]

    init(_ targets: Targets) { self.targets = targets }

    /// Those that widgets are in, and the apps they are built into.
    var mapped: [MappedTarget] {
        known.values.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    }

    /// Ids of the widget extensions that compile a file or are linked with a target that does; of all that compile it
    /// where no extension is known.
    mutating func targets(of unit: SourceUnit) -> [String] {
        var extensions = unit.targets.filter { $0.kind == .widgetExtension }
        if extensions.isEmpty {
            let libraries = unit.targets.filter { $0.kind == .package || $0.kind == .framework }
            extensions = targets.all.filter { target in
                target.kind == .widgetExtension && libraries.contains { target.isLinked(with: $0) }
            }
        }
        let chosen = extensions.isEmpty ? unit.targets : extensions
        return chosen.sorted { ($0.name, $0.id) < ($1.name, $1.id) }.map { add($0) }
    }

    private mutating func add(_ target: Target) -> String {
        guard known[target.id] == nil else { return target.id }
        var mapped = MappedTarget(id: target.id, name: target.name, kind: target.kind, origin: target.origin)
        if let entitlements = target.entitlements {
            mapped.appGroups = entitlements.groups.map(\.name)
            mapped.knowsAllAppGroups = entitlements.isComplete
        }
        known[target.id] = mapped
        let hosts = targets.hosts(of: target).map { add($0) }
        known[target.id]?.hosts = hosts.sorted()
        return target.id
    }
}
