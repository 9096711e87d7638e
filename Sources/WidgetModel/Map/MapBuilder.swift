import Project
import SwiftSource

extension WidgetMap {
    /// The map of a linked project.
    public init(of project: WidgetProject) {
        var builder = MapBuilder(project)
        builder.build()
        self = builder.map
    }
}

/// Puts the map of a project together.
struct MapBuilder {
    private let project: WidgetProject
    private let places: MapPlaces
    private var targets: WidgetTargets
    private(set) var map = WidgetMap()
    private var configurations: [Owner: [Configuration]] = [:]

    private var program: Program { project.program }

    init(_ project: WidgetProject) {
        self.project = project
        places = MapPlaces(project.program)
        targets = WidgetTargets(project.targets)
    }

    mutating func build() {
        map.widgets = (configuredWidgets() + otherWidgets()).sorted { $0.place < $1.place }
        map.targets = targets.mapped
        map.swiftFiles = program.units.count
        map.filesWithKnownTargets = program.units.count { $0.targets.contains { $0.isDeclared } }
        // One that compiles nothing says nothing about the code.
        var counts: [TargetOrigin: Int] = [:]
        for target in Set(program.units.flatMap(\.targets)) { counts[target.origin, default: 0] += 1 }
        map.origins = counts.map { TargetOriginCount($0.key, targets: $0.value) }.sorted { left, right in
            let paths = (left.origin.path ?? "", right.origin.path ?? "")
            return paths.0 == paths.1
                ? left.origin.form.rawValue < right.origin.form.rawValue : PathText.precedes(paths.0, paths.1)
        }
    }

    /// What makes one widget: the type around its configurations, or a configuration outside types.
    private enum Owner: Hashable {
        case type(TypeID)
        case declaration(DeclarationID)
        case nobody(CodePlace)
    }

    private mutating func configuredWidgets() -> [MappedWidget] {
        var owners: [Owner] = []
        for configuration in project.configurations {
            let owner = owner(of: configuration)
            if configurations[owner] == nil { owners.append(owner) }
            configurations[owner, default: []].append(configuration)
        }
        let forOthers = makers.values
        return owners.filter { !forOthers.contains($0) }.map { widget(configurations[$0] ?? [], of: $0) }
    }

    /// Which type makes the configuration of a widget that has none of its own: the one whose value its body makes, or the
    /// protocol whose extension holds its body.
    private lazy var makers: [TypeID: Owner] = {
        let owners = Set(project.configurations.map(owner))
        var makers: [TypeID: Owner] = [:]
        for type in project.widgetTypes where type.role != .bundle && !owners.contains(.type(type.type)) {
            let targets = CallTargets(program)
            for id in program.members("body", of: type.type) {
                // A protocol's extension.
                if let around = program.enclosingType(of: id), owners.contains(.type(around)) {
                    makers[type.type] = .type(around)
                }
                guard let body = program.body(of: id) else { continue }
                for node in body.subtree where node.kind == .call {
                    guard let made = CallExpression(node).flatMap({ targets.constructedType(of: $0, inUnit: id.unit) }),
                        owners.contains(.type(made))
                    else { continue }
                    makers[type.type] = .type(made)
                    break
                }
            }
        }
        return makers
    }()

    private func owner(of configuration: Configuration) -> Owner {
        guard let declaration = configuration.owner else { return .nobody(configuration.place) }
        return program.type(of: declaration).map { .type($0) } ?? .declaration(declaration)
    }

    /// Widgets whose configuration another type makes.
    private mutating func otherWidgets() -> [MappedWidget] {
        let known = Set(project.configurations.compactMap { $0.owner.flatMap { program.type(of: $0) } })
        return project.widgetTypes.filter { $0.role != .bundle && !known.contains($0.type) }.map { type in
            if let maker = makers[type.type], let made = configurations[maker] {
                var widget = widget(made, of: .type(type.type))
                widget.name = type.name
                widget.kinds = widget.kinds ?? kinds(of: made, asSeenBy: type.type)
                if case .type(let maker) = maker { widget.configuredBy = places.name(maker) }
                return widget
            }
            var widget = MappedWidget(
                type.name, type.role == .control ? .control : .widget, at: place(of: type.declaration))
            widget.kinds = nil
            widget.families = .unknown
            widget.targets = targets.targets(of: program.units[type.unit])
            return widget
        }
    }

    private func place(of declaration: DeclarationID) -> MapPlace {
        places.place(declaration.unit, program.node(declaration)?.declaredNameRange.lowerBound ?? 0)
    }

    private func place(of owner: Owner) -> MapPlace {
        switch owner {
        case .type(let type): place(of: program.type(type).declaration)
        case .declaration(let declaration): place(of: declaration)
        case .nobody(let place): places.place(of: place)
        }
    }

    private mutating func widget(_ configurations: [Configuration], of owner: Owner) -> MappedWidget {
        let first = configurations[0]
        let role: MappedWidget.Role =
            first.kind.isControl ? .control : first.kind == .activity ? .liveActivity : .widget
        var widget = MappedWidget(first.name, role, at: place(of: owner))
        widget.targets = targets.targets(of: program.units[first.place.unit])
        widget.families = families(of: configurations)
        widget.kinds = kinds(of: configurations)
        var contents = WidgetContents(project, places)
        for configuration in configurations {
            let name = "\(configuration.kind.typeName)"
            if !widget.configurations.contains(name) { widget.configurations.append(name) }
            contents.add(configuration)
        }
        contents.describe(&widget)
        return widget
    }

    private func kinds(of configurations: [Configuration]) -> [String]? {
        var kinds: Set<String> = []
        for configuration in configurations where configuration.kind != .activity {
            guard let own = configuration.kinds(in: program) else { return nil }
            kinds.formUnion(own)
        }
        return kinds.sorted()
    }

    /// Kinds that a protocol's extension takes from the type that conforms to it.
    private func kinds(of configurations: [Configuration], asSeenBy type: TypeID) -> [String]? {
        var kinds: Set<String> = []
        for configuration in configurations {
            guard let name = configuration.kindExpression?.name, let id = program.ownMembers(name, of: type).first,
                let value = program.node(id).flatMap(PropertyBinding.init)?.initialValue,
                let own = StringConstants(program).values(of: value, inUnit: id.unit)
            else { return nil }
            kinds.formUnion(own)
        }
        return kinds.sorted()
    }

    private func families(of configurations: [Configuration]) -> MappedWidget.Families {
        var listed: [String] = []
        for configuration in configurations {
            switch FamilyList(program).families(of: configuration) {
            case .listed(let names): listed += names.filter { !listed.contains($0) }
            case .notStated: return .notStated
            case .unknown: return .unknown
            }
        }
        return .listed(listed)
    }
}
