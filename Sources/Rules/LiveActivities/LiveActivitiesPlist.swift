import Project
import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/live-activities-plist.md`.
struct LiveActivitiesPlist: ProjectRule {
    let id = "live-activities-plist"

    func check(_ report: inout Report) {
        let supported = ActivityUse.all(in: report.project)
        for (use, apps) in ActivityUse.firstUses(supported, in: report.project, lacking: ActivityKey.supports) {
            report.add(
                use.range, inUnit: use.unit,
                "\(use.title), and the Info.plist of \(apps.names) \(apps.fault) \(ActivityKey.supports)",
                why: "The system refuses the request, and nothing appears on the Lock Screen or in the Dynamic Island",
                write: help(ActivityKey.supports, apps), related: related(ActivityKey.supports, apps, report),
                fixes: fixes(ActivityKey.supports, apps))
        }
        for use in ActivityUse.frequentPushes(in: report.project) {
            let apps = use.apps(in: report.project, lacking: ActivityKey.frequentUpdates)
            guard !apps.isEmpty else { continue }
            report.add(
                use.range, inUnit: use.unit,
                "\(use.title), and the Info.plist of \(apps.names) \(apps.fault) \(ActivityKey.frequentUpdates)",
                why: "Without the key the person is offered no frequent updates, and the answer is always no",
                write: help(ActivityKey.frequentUpdates, apps), severity: .warning,
                related: related(ActivityKey.frequentUpdates, apps, report),
                fixes: fixes(ActivityKey.frequentUpdates, apps))
        }
    }

    private func help(_ key: String, _ apps: [LackingApp]) -> String {
        let isGenerated = apps.allSatisfy { $0.information.files.isEmpty && $0.app.origin.form == .xcodeProject }
        return isGenerated
            ? "INFOPLIST_KEY_\(key) = YES in the build settings of \(apps.names)"
            : "\(key) with the value YES in the Info.plist of \(apps.names)"
    }

    /// What the apps say, and the extension's key, which counts for nothing.
    private func related(_ key: String, _ apps: [LackingApp], _ report: Report) -> [RelatedLocation] {
        let own = apps.compactMap { lacking in
            lacking.place(of: key).map { RelatedLocation($0, "what \(lacking.app.name) says of itself") }
        }
        let extensions = report.project.targets.all.filter { target in
            target.kind == .widgetExtension && target.information?.flag(key) == .on
                && report.project.targets.apps(with: target).contains { app in apps.contains { $0.app == app } }
        }
        let misplaced = extensions.compactMap { target in
            target.information?.place(ofKey: key).map {
                RelatedLocation($0, "the key stands in the extension \(target.name), where it has no effect")
            }
        }
        return own + misplaced
    }

    private func fixes(_ key: String, _ apps: [LackingApp]) -> [Fix] {
        var edits: [TextEdit] = []
        for file in apps.flatMap(\.information.files) {
            guard let edit = file.edit(settingTrue: key) else { return [] }
            let text = TextEdit(path: file.path, range: edit.range, replacement: edit.replacement)
            if !edits.contains(text) { edits.append(text) }
        }
        return edits.isEmpty ? [] : [Fix(title: "Set \(key) in the Info.plist", safety: .unsafe, edits: edits)]
    }
}
