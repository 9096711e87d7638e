import Project
import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/url-scheme-unregistered.md`.
struct UrlSchemeUnregistered: RenderedNodeRule {
    let id = "url-scheme-unregistered"

    let kinds: [NodeKind] = [.call]
    let names: Set<String>? = LinkDestination.names

    func check(_ place: CodePlace, in region: RenderedRegion, _ report: inout Report) {
        guard let call = CallExpression(place.node), let url = LinkDestination.url(of: call, place, report.program)
        else { return }
        let schemes = URLSchemes(report.program).schemes(of: url, inUnit: place.unit)
            .filter { !SystemSchemes.contains($0.name) }
        guard !schemes.isEmpty, let apps = apps(showing: region, at: place, report) else { return }
        for scheme in schemes where !apps.contains(where: { $0.knows(scheme.name) }) {
            add(scheme, apps, region, &report)
        }
    }

    private func add(_ scheme: URLScheme, _ apps: [Target], _ region: RenderedRegion, _ report: inout Report) {
        let names = apps.map(\.name).joined(separator: ", ")
        let places = apps.compactMap { $0.information?.placeOfSchemes }
        let registered = apps.flatMap { $0.information?.urlSchemes.sorted() ?? [] }
        let nearest = Spelling.nearest(to: scheme.name, among: registered)
        let registration = "\(scheme.name) under CFBundleURLTypes in the Info.plist of \(names)"
        report.add(
            scheme.place.node.range, inUnit: scheme.place.unit,
            "the link begins with \(scheme.name):, and the Info.plist of \(names) registers no such scheme",
            why: "Only the widget can open such a link, and if the spelling is wrong it opens the first screen alone",
            write: nearest.map { "\($0):, which the app registers, or \(registration)" } ?? registration,
            // The widget's own link arrives all the same, unless the app waits for another spelling.
            severity: nearest == nil ? .info : nil,
            related: region.chain.map { RelatedLocation($0, in: report.program) }
                + places.map { RelatedLocation($0, "the schemes of the app") })
    }

    /// The apps of the widget; nil when they are not known, or what one of them registers.
    private func apps(showing region: RenderedRegion, at place: CodePlace, _ report: Report) -> [Target]? {
        let unit = region.chain.first?.unit ?? place.unit
        var apps: [Target] = []
        for target in report.program.units[unit].targets {
            for app in report.project.targets.apps(with: target) where !apps.contains(app) { apps.append(app) }
        }
        let areKnown = apps.allSatisfy { app in
            guard let information = app.information else { return false }
            return information.knowsAllSchemes && (!information.files.isEmpty || !information.generated.isEmpty)
        }
        return areKnown && !apps.isEmpty ? apps : nil
    }
}

extension Target {
    /// Whether the app registers a scheme, or says that it is another app's.
    fileprivate func knows(_ scheme: String) -> Bool {
        guard let information else { return true }
        let others = information["LSApplicationQueriesSchemes"]?.array ?? []
        return information.urlSchemes.contains(scheme) || others.contains { $0.string?.lowercased() == scheme }
    }
}

extension InformationPropertyList {
    fileprivate var placeOfSchemes: FilePlace? { place(ofKey: "CFBundleURLTypes") ?? files.first?.start }
}
