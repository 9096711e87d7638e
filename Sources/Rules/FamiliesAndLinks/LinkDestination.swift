import SwiftSource
import WidgetModel

/// Where a link of a widget leads.
enum LinkDestination {
    /// The calls that ``url(of:_:_:)`` knows.
    static let names: Set<String> = ["widgetURL", "Link"]

    /// What is passed to `widgetURL` or to SwiftUI's `Link`.
    static func url(of call: CallExpression, _ place: CodePlace, _ program: Program) -> Node? {
        switch call.calleeName {
        case "widgetURL": return call.firstUnlabeledArgument?.value
        case "Link":
            let isSwiftUI =
                call.base.map { $0.named("SwiftUI") } ?? !program.declaresType("Link", visibleAt: place)
            return isSwiftUI ? call.argument(labeled: "destination")?.value : nil
        default: return nil
        }
    }
}
