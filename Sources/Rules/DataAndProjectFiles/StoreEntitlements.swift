import Project
import WidgetModel

/// What the entitlements of the widget extensions that run some code say about their stores.
struct StoreEntitlements {
    private let known: [Entitlements]
    /// Whether they are somewhere, and nobody can say what they list.
    private let isUnclear: Bool

    init(ofExtensionsCompiling unit: Int, in project: WidgetProject) {
        let own = project.program.units[unit].targets.filter { $0.kind == .widgetExtension }
        let extensions = own.isEmpty ? project.targets.all.filter { $0.kind == .widgetExtension } : own
        known = extensions.compactMap(\.entitlements)
        let areKnown = !extensions.isEmpty && known.count == extensions.count && known.allSatisfy(\.isComplete)
        // Without any target this is a loose piece of code, and nothing more will ever be known of it.
        isUnclear = !areKnown && !project.targets.all.isEmpty
    }

    init(ofFolderWith unit: Int, in project: WidgetProject) {
        known = project.program.units[unit].targets.compactMap(\.entitlements)
        isUnclear = known.contains { !$0.isComplete }
    }

    /// Whether the app can see the store. SwiftData takes the app group by itself where the entitlements list one.
    func mayShare(_ store: OpenedStore) -> Bool {
        switch store.location {
        case .named: true
        case .own: false
        case .standard where store.framework == .coreData: false
        case .standard: isUnclear || !known.isEmpty && known.allSatisfy { $0.groups.count == 1 }
        }
    }

    /// Where the entitlements switch CloudKit on for the process; nil when they do not.
    var mirroring: FilePlace? {
        guard !isUnclear else { return nil }
        let key = "com.apple.developer.icloud-services"
        for file in known.flatMap(\.files) {
            guard let services = file.value[key] else { continue }
            let names = services.array?.compactMap(\.string) ?? [services.string].compactMap { $0 }
            if names.contains("CloudKit") || names.contains("*") { return file.place(ofKey: key) }
        }
        return nil
    }
}
