import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/reload-in-loop.md`.
struct ReloadInLoop: NodeRule {
    let id = "reload-in-loop"

    let kinds: [NodeKind] = [.call]
    let names: Set<String>? = ReloadRequest.names

    func check(_ place: CodePlace, _ report: inout Report) {
        guard let request = ReloadRequest(place, report.program),
            let cause = ReloadRepetition(of: request, report.program)
        else { return }
        report.add(
            request.range, inUnit: place.unit, "\(request.function.name) is called \(cause.phrase)",
            why:
                "The system grants a widget about 40 to 70 reloads a day; when they are spent, it shows old "
                    + "content until the next day",
            write: cause.isLoop
                ? "One call behind the loop: it reloads every widget of the kind"
                : "One call when the change is done, such as when the person leaves the screen or the app")
    }
}
