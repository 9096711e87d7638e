import SwiftSource

/// Collects what a widget's configurations lead to.
struct WidgetContents {
    private let project: WidgetProject
    private let places: MapPlaces
    private var views: ViewTree
    private var intents: WidgetIntents
    private var stores: WidgetStores
    private var providers: [MappedProvider] = []
    private var entries: [MappedName] = []
    private var attributes: [MappedName] = []
    private var configurationIntents: [MappedName] = []

    private var program: Program { project.program }

    init(_ project: WidgetProject, _ places: MapPlaces) {
        self.project = project
        self.places = places
        views = ViewTree(project.program, places)
        intents = WidgetIntents(project.program, places)
        stores = WidgetStores(project.program, places)
    }

    mutating func add(_ configuration: Configuration) {
        let rendered = project.renderedRegions(of: configuration)
        for region in rendered { views.add(region.chain) }
        let regions = project.extensionRegions(of: configuration, rendered: rendered)
        for region in regions {
            intents.add(region)
            stores.add(region)
        }
        addProvider(of: configuration, regions.filter { $0.reason == .provider })
        addNames(of: configuration)
    }

    func describe(_ widget: inout MappedWidget) {
        widget.views = views.trees
        widget.intents = intents.intents
        widget.stores = stores.stores
        widget.providers = providers
        widget.entries = entries
        widget.attributes = attributes
        widget.configurationIntents = configurationIntents
    }

    // MARK: Providers

    private mutating func addProvider(of configuration: Configuration, _ regions: [ExtensionRegion]) {
        guard let value = configuration.call.argument(labeled: "provider")?.value else { return }
        guard let type = configuration.provider(in: program) else {
            let name = CallExpression(value)?.calleeName ?? CodeText.oneLine(value)
            add(MappedProvider(MappedName(name)))
            return
        }
        var provider = MappedProvider(
            places.name(type), conformance: Provider.protocols.first { program.conforms(type, to: $0) })
        if configuration.kind.isWidget, configuration.kind != .relevance { provider.policies = policies(regions) }
        add(provider)
        if let entry = entry(of: type, configuration) { Self.add(entry, to: &entries) }
    }

    private mutating func add(_ provider: MappedProvider) {
        if !providers.contains(where: { $0.provider == provider.provider }) { providers.append(provider) }
    }

    /// The policies of a provider's timelines: those that ask for the same in the same words once.
    private func policies(_ regions: [ExtensionRegion]) -> [MappedPolicy] {
        let reader = ReloadPolicies(program, regions)
        var found: [MappedPolicy] = []
        for region in regions {
            for (policy, place) in reader.policies(in: region) {
                let mapped = MappedPolicy(policy, code: CodeText.oneLine(place.node), at: places.place(of: place))
                if !found.contains(where: { $0.policy == policy && $0.code == mapped.code }) { found.append(mapped) }
            }
        }
        return found.sorted { $0.place < $1.place }
    }

    /// The type that a provider's first method gives.
    private func entry(of provider: TypeID, _ configuration: Configuration) -> MappedName? {
        let methods =
            configuration.kind.isControl ? ["currentValue", "previewValue"] : ["placeholder", "snapshot", "entry"]
        for method in methods {
            for id in program.members(method, of: provider) where !program.fact(id).type.isEmpty {
                let name = program.fact(id).type
                if let type = program.lookUpType(name, inUnit: id.unit, scope: program.enclosingType(of: id)) {
                    return places.name(type)
                }
                if name != "Entry", name != "Value" { return MappedName(QualifiedName.lastPart(name)) }
            }
        }
        return nil
    }

    // MARK: Intents and attributes

    private mutating func addNames(of configuration: Configuration) {
        if configuration.kind == .activity, let type = configuration.call.argument(labeled: "for")?.value {
            if let name = metatype(configuration.place.at(type)) { Self.add(name, to: &attributes) }
        }
        if let type = configuration.call.argument(labeled: "intent")?.value {
            if let name = metatype(configuration.place.at(type)) { Self.add(name, to: &configurationIntents) }
        } else if configuration.kind == .appIntent || configuration.kind == .appIntentControl,
            let name = providerIntent(configuration)
        {
            Self.add(name, to: &configurationIntents)
        }
    }

    /// `StepsConfiguration` of `StepsConfiguration.self`.
    private func metatype(_ place: CodePlace) -> MappedName? {
        guard place.node.named("self"), let type = place.node.firstChild else { return nil }
        if case .metatype(.project(let type))? = ExpressionTypes(program).type(of: type, inUnit: place.unit) {
            return places.name(type)
        }
        return type.name.map { MappedName($0) }
    }

    /// The intent that a provider's methods take, where the configuration leaves it to be inferred.
    private func providerIntent(_ configuration: Configuration) -> MappedName? {
        guard let provider = configuration.provider(in: program) else { return nil }
        for method in ["timeline", "snapshot", "currentValue"] {
            for id in program.members(method, of: provider) {
                guard let node = program.node(id), let type = FunctionDeclaration(node)?.parameters.first?.type else {
                    continue
                }
                if case .project(let type)? = ExpressionTypes(program).written(type, id.unit) {
                    return places.name(type)
                }
            }
        }
        return nil
    }

    private static func add(_ name: MappedName, to names: inout [MappedName]) {
        if !names.contains(name) { names.append(name) }
    }
}
