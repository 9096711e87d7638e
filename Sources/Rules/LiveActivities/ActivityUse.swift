import Project
import RuleEngine
import SwiftSource
import WidgetModel

/// Keys of an app's `Info.plist` that ActivityKit looks at.
enum ActivityKey {
    static let supports = "NSSupportsLiveActivities"
    static let frequentUpdates = "NSSupportsLiveActivitiesFrequentUpdates"
}

/// Code that needs one of those keys.
struct ActivityUse: Hashable {
    let unit: Int
    /// UTF-8 range of the name that is reported.
    let range: Range<Int>
    /// What the code does, as the beginning of a sentence.
    let title: String
}

extension ActivityUse {
    /// Requests, then configurations: where something is requested, that is the place to look at.
    static func all(in project: WidgetProject) -> [ActivityUse] {
        let requests = project.activityRequests.compactMap { place in
            CallExpression(place.node).flatMap(\.callee).map {
                ActivityUse(unit: place.unit, range: $0.range, title: "a Live Activity is requested")
            }
        }
        let configurations = project.configurations.filter { $0.kind == .activity }.map {
            ActivityUse(unit: $0.place.unit, range: $0.nameRange, title: "\($0.name) shows a Live Activity")
        }
        return requests + configurations
    }

    /// Reads of `ActivityAuthorizationInfo`'s answer, in files that import ActivityKit.
    static func frequentPushes(in project: WidgetProject) -> [ActivityUse] {
        let program = project.program
        return program.rootUnits.flatMap { unit -> [ActivityUse] in
            guard program.facts(ofUnit: unit).imports.contains("ActivityKit"), let tree = program.tree(ofUnit: unit)
            else { return [] }
            var uses: [ActivityUse] = []
            LiveNodes.forEach(in: tree) { id in
                let node = tree.node(id)
                guard node.kind == .memberAccess, node.firstChild != nil,
                    node.named("frequentPushesEnabled") || node.named("frequentPushEnablementUpdates"),
                    let range = node.nameRange
                else { return }
                uses.append(ActivityUse(unit: unit, range: range, title: "the code asks for frequent updates"))
            }
            return uses
        }
    }

    /// For each place the apps that lack a key; an app is named at the first use it has.
    static func firstUses(
        _ uses: [ActivityUse], in project: WidgetProject, lacking key: String
    ) -> [(use: ActivityUse, apps: [LackingApp])] {
        var seen: Set<String> = []
        var result: [(use: ActivityUse, apps: [LackingApp])] = []
        for use in uses {
            let new = use.apps(in: project, lacking: key).filter { seen.insert($0.app.id).inserted }
            if !new.isEmpty { result.append((use, new)) }
        }
        return result
    }

    /// The iOS apps that this code gets into and that certainly lack a key.
    func apps(in project: WidgetProject, lacking key: String) -> [LackingApp] {
        var apps: [LackingApp] = []
        for app in project.program.units[unit].targets.flatMap({ project.targets.apps(with: $0) }) {
            guard app.mayRun(on: .iOS), !apps.contains(where: { $0.app == app }),
                let lacking = LackingApp(app, lacking: key)
            else { continue }
            apps.append(lacking)
        }
        return apps
    }
}

/// An app whose `Info.plist` is known, and does not say a key.
struct LackingApp {
    let app: Target
    let information: InformationPropertyList
    /// Whether the key is there and says no.
    let isOff: Bool

    init?(_ app: Target, lacking key: String) {
        guard let information = app.information else { return nil }
        switch information.flag(key) {
        case .off: isOff = true
        case .absent: isOff = false
        case .on, .unknown: return nil
        }
        self.app = app
        self.information = information
    }

    /// Where the key is off, else where it would stand.
    func place(of key: String) -> FilePlace? {
        information.place(ofKey: key) ?? information.files.first?.start ?? app.place
    }
}

extension [LackingApp] {
    var names: String { map(\.app.name).joined(separator: ", ") }

    /// What is wrong with the key, as a verb.
    var fault: String { allSatisfy(\.isOff) ? "turns off" : "lacks" }
}
