import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/deep-link-unhandled.md`.
struct DeepLinkUnhandled: ProjectRule {
    let id = "deep-link-unhandled"

    func check(_ report: inout Report) {
        var seen: Set<String> = []
        var handled: Set<Int> = []
        for region in report.project.renderedRegions {
            for index in region.liveNodes.joined() where region.place.node.tree.kinds[index] == .call {
                let place = region.place.at(region.place.node.tree.node(NodeID(index)))
                for scheme in ownSchemes(of: place, report.program) where !seen.contains(scheme.name) {
                    if onlyOpensApp(scheme, report.program) { continue }
                    guard !handled.contains(place.unit), isUnhandled(place.unit, report.project) else {
                        handled.insert(place.unit)
                        continue
                    }
                    seen.insert(scheme.name)
                    add(scheme, region, &report)
                }
            }
        }
    }

    private func ownSchemes(of place: CodePlace, _ program: Program) -> [URLScheme] {
        guard let call = CallExpression(place.node), let name = call.calleeName, LinkDestination.names.contains(name),
            let url = LinkDestination.url(of: call, place, program)
        else { return [] }
        return URLSchemes(program).schemes(of: url, inUnit: place.unit).filter { !SystemSchemes.contains($0.name) }
    }

    /// Whether a link names nothing but the app itself: `rides://`, `rides://open`.
    private func onlyOpensApp(_ scheme: URLScheme, _ program: Program) -> Bool {
        guard let url = StringConstants(program).value(of: scheme.place.node, inUnit: scheme.place.unit) else {
            return false
        }
        let rest = url.dropFirst(scheme.name.count + 1).drop { $0 == "/" }
        return ["", "app", "launch", "open"].contains(rest)
    }

    private func add(_ scheme: URLScheme, _ region: RenderedRegion, _ report: inout Report) {
        report.add(
            scheme.place.node.range, inUnit: scheme.place.unit,
            "the widget links to \(scheme.name):, and nothing in the app handles links", why: .why, write: .write,
            related: region.chain.map { RelatedLocation($0, in: report.program) })
    }

    /// Whether the code of an app is there, and none of it takes links.
    private func isUnhandled(_ unit: Int, _ project: WidgetProject) -> Bool {
        project.appCode(of: unit, mentions: Self.appWords) && !project.appCode(of: unit, mentions: Self.handlers)
    }

    /// What the code of an app begins with.
    private static let appWords = [
        "WindowGroup", "DocumentGroup", "MenuBarExtra", "UIApplicationDelegate", "UIWindowSceneDelegate",
        "NSApplicationDelegate",
    ]

    /// What takes links, and base classes of other frameworks that do.
    private static let handlers = [
        "onOpenURL", "openURLContexts", "OpenURLOptionsKey", "urlContexts", "onContinueUserActivity",
        "handlesExternalEvents", "kAEGetURL", "open urls", "FlutterAppDelegate", "RCTLinkingManager", "RCTAppDelegate",
        "ExpoAppDelegate", "CAPBridgeViewController",
    ]
}

extension String {
    fileprivate static let why = "The tap opens the app, which stays on whatever screen it showed last"
    fileprivate static let write = ".onOpenURL { url in … } in the app's scene, which shows what the link names"
}
