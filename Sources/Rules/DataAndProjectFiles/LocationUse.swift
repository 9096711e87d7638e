import SwiftSource
import WidgetModel

/// Code that makes the system look for the person's place. To name a coordinate or a distance is none, and to ask for
/// the permission neither.
enum LocationUse {
    /// UTF-8 range of what uses the location at a place; nil when nothing does.
    static func range(at place: CodePlace, _ program: Program) -> Range<Int>? {
        let node = place.node
        switch node.kind {
        case .call:
            guard let call = CallExpression(node), let name = call.calleeName, isFramework(call.base)
            else { return nil }
            let isUse = makers.contains(name) && !asksForPermissionAlone(node)
                && !program.declaresType(name, visibleFrom: place.unit)
            return isUse ? call.calleeNameRange : nil
        case .memberAccess:
            guard node.named("liveUpdates"), let base = node.firstChild, base.named("CLLocationUpdate"),
                !program.declaresType("CLLocationUpdate", visibleFrom: place.unit)
            else { return nil }
            return base.range
        default:
            return nil
        }
    }

    /// Types whose making is for nothing but the location.
    private static let makers: Set<String> = [
        "CLLocationManager", "CLMonitor", "UserAnnotation", "MapUserLocationButton",
    ]

    /// `CLLocationManager().authorizationStatus`
    private static func asksForPermissionAlone(_ call: Node) -> Bool {
        guard let parent = call.parent, parent.kind == .memberAccess else { return false }
        return parent.named("authorizationStatus") || parent.named("isAuthorizedForWidgetUpdates")
    }

    private static func isFramework(_ base: Node?) -> Bool {
        base.map { $0.named("CoreLocation") || $0.named("MapKit") } ?? true
    }
}
