import SwiftSource

extension WidgetProject {
    /// Calls of ActivityKit's `Activity.request`, in the order of the files.
    public var activityRequests: [CodePlace] {
        calls { $0 == .request }.filter { isActivityRequest($0) }
    }

    private func isActivityRequest(_ place: CodePlace) -> Bool {
        guard let call = CallExpression(place.node), let base = call.base, call.hasArgument(labeled: "attributes")
        else { return false }
        let named = base.kind == .genericSpecialization ? base.firstChild ?? base : base
        switch named.kind {
        case .identifierExpression:
            return named.named("Activity") && !program.declaresType("Activity", visibleFrom: place.unit)
        case .memberAccess:
            return named.named("Activity") && named.firstChild?.named("ActivityKit") == true
        default:
            return false
        }
    }
}
