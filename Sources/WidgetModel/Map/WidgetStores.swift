import SwiftSource

/// Finds the data that pieces of code read or write.
struct WidgetStores {
    private let program: Program
    private let places: MapPlaces
    private let strings: StringConstants
    private struct Key: Hashable {
        let kind: MappedStore.Kind
        let name: String?
    }
    private var found: [Key: MappedStore] = [:]

    init(_ program: Program, _ places: MapPlaces) {
        self.program = program
        self.places = places
        strings = StringConstants(program)
    }

    /// Sorted by kind and name.
    var stores: [MappedStore] {
        found.values.sorted { left, right in
            if left.kind != right.kind { return left.kind.rawValue < right.kind.rawValue }
            return (left.name ?? "") < (right.name ?? "")
        }
    }

    mutating func add(_ region: ExtensionRegion) {
        guard let reason = region.reason.name else { return }
        for node in region.nodes {
            switch node.kind {
            case .call:
                if let call = CallExpression(node) { add(call, region.place.at(node), reason) }
            case .memberAccess where node.named("standard") && node.firstChild?.named("UserDefaults") == true:
                add(.userDefaults, ["standard"], region.place.at(node), reason)
            default: break
            }
        }
    }

    private mutating func add(_ call: CallExpression, _ place: CodePlace, _ reason: String) {
        guard let name = call.calleeName else { return }
        switch name {
        case "UserDefaults":
            guard isForeign(name, place) else { return }
            if let suite = call.argument(labeled: "suiteName")?.value {
                add(.userDefaults, names(suite, place), place, reason)
            } else if call.allArguments.isEmpty {
                add(.userDefaults, ["standard"], place, reason)
            }
        case "containerURL":
            guard let group = call.argument(labeled: "forSecurityApplicationGroupIdentifier")?.value else { return }
            add(.groupContainer, names(group, place), place, reason)
        case "ModelContainer":
            // What a configuration says is found where that is made.
            guard isForeign(name, place), !call.hasArgument(labeled: "configurations") else { return }
            add(.swiftData, [nil], place, reason)
        case "ModelConfiguration":
            guard isForeign(name, place) else { return }
            add(.swiftData, modelNames(call, place), place, reason)
        case "NSPersistentContainer", "NSPersistentCloudKitContainer":
            guard isForeign(name, place), let model = call.argument(labeled: "name")?.value else { return }
            add(.coreData, names(model, place), place, reason)
        default: break
        }
    }

    private func isForeign(_ type: String, _ place: CodePlace) -> Bool {
        !program.declaresType(type, visibleFrom: place.unit)
    }

    private func names(_ expression: Node, _ place: CodePlace) -> [String?] {
        strings.values(of: expression, inUnit: place.unit)?.sorted() ?? [nil]
    }

    /// The group of `groupContainer: .identifier("…")`, else the configuration's name.
    private func modelNames(_ call: CallExpression, _ place: CodePlace) -> [String?] {
        if let group = call.argument(labeled: "groupContainer")?.value.flatMap(CallExpression.init),
            let value = group.firstUnlabeledArgument?.value
        {
            return names(value, place)
        }
        return call.firstUnlabeledArgument?.value.map { names($0, place) } ?? [nil]
    }

    private mutating func add(_ kind: MappedStore.Kind, _ names: [String?], _ place: CodePlace, _ reason: String) {
        for name in names {
            let key = Key(kind: kind, name: name)
            var store = found[key] ?? MappedStore(kind, name, at: places.place(of: place), reachedBy: [])
            if !store.reachedBy.contains(reason) { store.reachedBy = (store.reachedBy + [reason]).sorted() }
            found[key] = store
        }
    }
}

extension ExtensionRegion.Reason {
    /// What the code does; nil for a whole file.
    fileprivate var name: String? {
        switch self {
        case .membership: nil
        case .provider: "provider"
        case .rendered, .handler: "rendered"
        case .intent: "intent"
        }
    }
}
