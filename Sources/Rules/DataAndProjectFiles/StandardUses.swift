import RuleEngine
import SwiftSource
import WidgetModel

/// Collects what the code of widget extensions does with `UserDefaults.standard`.
struct StandardUses {
    private let project: WidgetProject
    private let origins: DefaultsOrigins
    private let calls: DefaultsCalls
    private(set) var uses: [StandardUse] = []
    /// Whether something makes other stores part of the standard one, for code or for `@AppStorage`.
    private(set) var joinsSuites = false
    private(set) var setsAppStorage = false
    private var storages: [TypeID: [String: AppStorageProperty]] = [:]
    private var passed: [DefaultsParameter: [StandardSource]] = [:]
    private var callIndex: ExtensionCalls?

    private var program: Program { project.program }

    init(_ project: WidgetProject) {
        self.project = project
        origins = DefaultsOrigins(project.program)
        calls = DefaultsCalls(project.program)
        for region in project.extensionRegions { collect(region) }
    }

    private mutating func collect(_ region: ExtensionRegion) {
        let tree = region.place.node.tree
        let storages = region.reason == .membership ? [:] : storages(around: region.place)
        for index in region.liveNodes.joined() {
            switch tree.kinds[index] {
            case .call: addCall(region.place.at(tree.node(NodeID(index))), region)
            case .memberAccess:
                let place = region.place.at(tree.node(NodeID(index)))
                addMember(place, region)
                if place.node.firstChild?.named("self") == true { addStorage(place, storages, region) }
            case .attribute:
                let place = region.place.at(tree.node(NodeID(index)))
                if let property = AppStorageProperty(place, in: program) { add(property, region) }
            case .identifierExpression: addStorage(region.place.at(tree.node(NodeID(index))), storages, region)
            default: break
            }
        }
    }

    // MARK: Accesses

    private mutating func addCall(_ place: CodePlace, _ region: ExtensionRegion) {
        if let callee = place.node.firstChild {
            if callee.named("addSuite") { joinsSuites = true }
            if callee.named("defaultAppStorage") { setsAppStorage = true }
        }
        guard let access = DefaultsAccess(place.node), let receiver = access.receiver else { return }
        let key = access.key(inUnit: place.unit, program)
        for source in sources(of: place.at(receiver), steps: 0) {
            uses.append(
                StandardUse(
                    form: .access(access), kind: access.kind, key: key, place: place, region: region, source: source))
        }
    }

    /// `UserDefaults.standard.goal`, which the project adds to it.
    private mutating func addMember(_ place: CodePlace, _ region: ExtensionRegion) {
        guard let base = place.node.firstChild, origins.written(place.at(base)) == .standard else { return }
        let source = StandardSource(
            unit: place.unit, range: base.range, defaultValue: nil, isReceiver: false, isFallback: false)
        let kind: DefaultsAccess.Kind = place.node.assignment == nil ? .read : .write
        for key in place.node.name.map({ keys(ofMember: $0, inUnit: place.unit) }) ?? [] {
            uses.append(
                StandardUse(form: .added, kind: kind, key: key, place: place, region: region, source: source))
        }
    }

    /// Keys that a member of the project's own reads or writes.
    private func keys(ofMember name: String, inUnit unit: Int) -> Set<DefaultsKey> {
        var keys: Set<DefaultsKey> = []
        for id in program.foreignMembers(name, of: "UserDefaults", inUnit: unit) where !program.fact(id).isStatic {
            guard let declaration = program.node(id) else { continue }
            for node in declaration.subtree {
                guard let access = DefaultsAccess(node), access.receiver?.named("self") ?? true else { continue }
                keys.insert(access.key(inUnit: id.unit, program))
            }
        }
        return keys
    }

    // MARK: Properties with @AppStorage

    private mutating func storages(around place: CodePlace) -> [String: AppStorageProperty] {
        guard let type = program.scope(at: place) else { return [:] }
        if let known = storages[type] { return known }
        let properties = AppStorageProperty.all(of: type, in: program)
        let named = Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
        storages[type] = named
        return named
    }

    /// A use of one of the properties, by its name or that of its binding.
    private mutating func addStorage(
        _ place: CodePlace, _ storages: [String: AppStorageProperty], _ region: ExtensionRegion
    ) {
        guard !storages.isEmpty, let name = place.node.name,
            let property = storages[name.hasPrefix("$") ? String(name.dropFirst()) : name],
            place.node.kind == .memberAccess || LocalScope.binding(of: name, at: place.node) == nil
        else { return }
        add(property, region)
    }

    private mutating func add(_ property: AppStorageProperty, _ region: ExtensionRegion) {
        let key = DefaultsKey(property.key, inUnit: property.place.unit, program)
        var kinds: [DefaultsAccess.Kind] = [.read]
        if property.isAssigned { kinds.append(.write) }
        let store = property.store.map { property.place.at($0) }
        let sources: [StandardSource?] = store.map { self.sources(of: $0, steps: 0) } ?? [nil]
        for source in sources {
            for kind in kinds {
                uses.append(
                    StandardUse(
                        form: .appStorage(property), kind: kind, key: key, place: property.place, region: region,
                        source: source))
            }
        }
    }
}

// MARK: - Where the store comes from

extension StandardUses {
    private mutating func sources(of receiver: CodePlace, steps: Int) -> [StandardSource] {
        guard steps < 4 else { return [] }
        var found: [StandardSource] = []
        for origin in origins.origins(of: receiver) where origin.role != .sometimes {
            switch origin.store {
            case .suite: break
            case .standard:
                found.append(
                    StandardSource(
                        unit: origin.place.unit, range: origin.place.node.range, defaultValue: nil,
                        isReceiver: origin.place == receiver, isFallback: origin.role == .fallback))
            case .parameter(let parameter): found += sources(passedFor: parameter, steps: steps)
            }
        }
        return found
    }

    /// What the calls in the extension's code pass.
    private mutating func sources(passedFor parameter: DefaultsParameter, steps: Int) -> [StandardSource] {
        if let known = passed[parameter] { return known }
        // While the calls are looked at, which may lead here again, nothing is passed.
        passed[parameter] = []
        var found: [StandardSource] = []
        for place in callsInExtensions(of: calls.calleeName(for: parameter)) {
            guard case .some(let argument) = calls.argument(of: place, for: parameter) else { continue }
            if let argument {
                found += sources(of: place.at(argument), steps: steps + 1)
            } else if let value = parameter.defaultValue {
                found += sources(ofDefault: value, parameter, leftBy: place)
            }
        }
        passed[parameter] = found
        return found
    }

    /// Calls of what is called so, and those that make providers, which no function of the extension's does.
    private mutating func callsInExtensions(of name: String) -> [CodePlace] {
        let providers = project.configurations.compactMap { configuration in
            configuration.call.argument(labeled: "provider")?.value.map(configuration.place.at)
        }
        let index = callIndex ?? ExtensionCalls(project.extensionRegions)
        callIndex = index
        return providers.filter { $0.node.kind == .call && $0.node.firstChild?.named(name) == true } + index.calls(of: name)
    }

    private func sources(
        ofDefault value: Node, _ parameter: DefaultsParameter, leftBy call: CodePlace
    ) -> [StandardSource] {
        let value = CodePlace(unit: parameter.declaration.unit, node: value)
        let isStandard = origins.origins(of: value).contains { $0.store == .standard && $0.role == .always }
        guard isStandard else { return [] }
        let range = CallExpression(call.node)?.calleeNameRange ?? call.node.range
        return [
            StandardSource(unit: call.unit, range: range, defaultValue: value, isReceiver: false, isFallback: false)
        ]
    }
}
