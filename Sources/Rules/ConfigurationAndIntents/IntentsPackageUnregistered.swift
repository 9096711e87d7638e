import Project
import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/intents-package-unregistered.md`.
struct IntentsPackageUnregistered: ProjectRule {
    let id = "intents-package-unregistered"

    func check(_ report: inout Report) {
        let packages = IntentsPackages(in: report.program)
        for library in IntentLibrary.all(in: report.project) where !library.isBelowProtocol(report.project.targets) {
            let own = packages.declared(in: library, report.program)
            guard let first = own.first else {
                add(library, "and nothing registers them: \(library.module) has no AppIntentsPackage", [], &report)
                continue
            }
            guard packages.knowsAllIncluded, !packages.areIncluded(own, report.program),
                library.hasApp(report.project.targets),
                let node = report.program.node(report.program.type(first).declaration)
            else { continue }
            let (name, declaration) = (report.program.type(first).name, report.program.type(first).declaration)
            let place = RelatedLocation(
                path: report.path(ofUnit: declaration.unit), range: node.declaredNameRange, message: name)
            add(library, "and no includedPackages names \(name)", [place], &report)
        }
    }

    private func add(_ library: IntentLibrary, _ what: String, _ related: [RelatedLocation], _ report: inout Report) {
        guard let node = report.program.node(library.first) else { return }
        let name = report.program.fact(library.first).name
        let module = library.module
        report.add(
            node.declaredNameRange, inUnit: library.first.unit, "\(name) stands in the library \(module), \(what)",
            why: "The system does not find it: a button that runs it does nothing, and a configuration stays empty",
            write: related.isEmpty
                ? "public struct \(module)Intents: AppIntentsPackage {}, and its name in the includedPackages of the app"
                : "an AppIntentsPackage in the app and in the extension whose includedPackages names it",
            related: related)
    }
}
