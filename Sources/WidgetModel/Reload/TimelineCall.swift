import SwiftSource

/// A call that makes a timeline: `Timeline(entries:policy:)`, `Timeline<Entry>(…)`, `.init(entries:policy:)`
public struct TimelineCall: Sendable {
    public let call: CallExpression
    public let place: CodePlace
    public let entries: CodePlace
    public let policy: CodePlace

    public init?(_ place: CodePlace, _ program: Program) {
        guard let call = CallExpression(place.node), let name = call.calleeName, name == "Timeline" || name == "init",
            let entries = call.argument(labeled: "entries")?.value,
            let policy = call.argument(labeled: "policy")?.value,
            !program.declaresType("Timeline", visibleFrom: place.unit)
        else { return nil }
        self.call = call
        self.place = place
        self.entries = place.at(entries)
        self.policy = place.at(policy)
    }
}
