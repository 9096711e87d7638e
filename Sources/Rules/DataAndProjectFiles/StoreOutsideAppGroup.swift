import Project
import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/store-outside-app-group.md`.
struct StoreOutsideAppGroup: ExtensionNodeRule, ProjectRule {
    let id = "store-outside-app-group"

    let kinds: [NodeKind] = [.call]

    var events: [RuleEvent] { [.extensionNode(self), .project(self)] }

    func check(_ place: CodePlace, in region: ExtensionRegion, _ report: inout Report) {
        guard let store = OpenedStore(place, in: report.program) else { return }
        let entitlements = StoreEntitlements(ofExtensionsCompiling: place.unit, in: report.project)
        add(store, at: place, entitlements, region.chain, &report)
    }

    /// Files of which nothing tells whose they are: they count as a widget's where their own words say so.
    func check(_ report: inout Report) {
        guard report.project.targets.all.isEmpty else { return }
        let opening: [NotedCall] = [.modelConfiguration, .modelContainer, .persistentContainer]
        for place in report.project.calls(where: opening.contains) {
            guard LooseWidgetCode.holds(place, in: report.project), let store = OpenedStore(place, in: report.program)
            else { continue }
            add(store, at: place, StoreEntitlements(ofFolderWith: place.unit, in: report.project), [], &report)
        }
    }

    private func add(
        _ store: OpenedStore, at place: CodePlace, _ entitlements: StoreEntitlements, _ chain: [ChainStep],
        _ report: inout Report
    ) {
        let related = chain.map { RelatedLocation($0, in: report.program) }
        if !entitlements.mayShare(store) {
            report.add(
                store.call.calleeNameRange, inUnit: place.unit,
                "\(store.name) opens a store in the folder of the widget's extension", why: .whyOutside,
                write: store.framework == .swiftData ? .moveSwiftData : .moveCoreData, related: related)
        } else if store.mayMirror, let mirrored = entitlements.mirroring {
            report.add(
                store.call.calleeNameRange, inUnit: place.unit,
                "\(store.name) lets the widget's extension mirror the store to CloudKit, as the app does",
                why: .whyMirrored, write: store.framework == .swiftData ? .mirrorSwiftData : .mirrorCoreData,
                related: related + [RelatedLocation(mirrored, "CloudKit is switched on here")])
        }
    }
}

extension String {
    fileprivate static let whyOutside =
        "The app keeps its data elsewhere: the widget opens an empty store of its own and shows nothing"
    fileprivate static let moveSwiftData =
        "ModelConfiguration(groupContainer: .identifier(…)) with the app group, in the app and in the widget"
    fileprivate static let moveCoreData =
        "A store description with a url below containerURL(forSecurityApplicationGroupIdentifier:), in the app, too"
    fileprivate static let whyMirrored =
        "Two processes mirror one store at a time: changes can be lost or doubled, and the widget shows them late"
    fileprivate static let mirrorSwiftData = "cloudKitDatabase: .none in the widget, and leave the mirroring to the app"
    fileprivate static let mirrorCoreData =
        "NSPersistentContainer in the widget, or cloudKitContainerOptions = nil, and leave the mirroring to the app"
}
