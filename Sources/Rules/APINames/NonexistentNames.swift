import RuleEngine

/// Names that people and language models write, and that no framework declares.
///
/// One line for each: `form | what is meant | replacement`. The replacement is the one name that can stand in its place,
/// or `—`. See ``APIForm`` for the forms.
struct NonexistentName: Sendable {
    let form: APIForm
    let help: String
    /// What a fix writes in place of the name.
    let replacement: String?

    static let names = NameFilter(all.map(\.form.name))

    static func all(named name: String) -> [NonexistentName] { byName[name] ?? [] }

    static let all: [NonexistentName] = text.split(separator: "\n").compactMap { NonexistentName(row: $0) }

    /// The lines as they are written, for tests.
    static var rows: [Substring] { text.split(separator: "\n") }

    private static let byName = Dictionary(grouping: all, by: \.form.name)

    private init?(row: Substring) {
        let columns = row.components(separatedBy: " | ")
        guard columns.count == 3, let form = APIForm(columns[0]) else { return nil }
        self.form = form
        help = String(columns[1])
        replacement = columns[2] == "—" ? nil : String(columns[2])
    }

    private static let text = """
        type WidgetBackgroundPlacement | ContainerBackgroundPlacement, or .widget alone: containerBackground(for: .widget) { … } | ContainerBackgroundPlacement
        method controlWidgetStatusText(_) | controlWidgetStatus(_:) | controlWidgetStatus
        member Activity.startToken | Activity<Attributes>.pushToStartToken, or better its pushToStartTokenUpdates | pushToStartToken
        member PushType.pushToStart | pushType: .token, and Activity<Attributes>.pushToStartTokenUpdates to start activities by push | —
        argument request(.pushToStart) | pushType: .token, and Activity<Attributes>.pushToStartTokenUpdates to start activities by push | —
        member ActivityFamily.large | .medium: the families are .small and .medium | —
        argument supplementalActivityFamilies(.large) | .medium: the families are .small and .medium | —
        """
}

extension Substring {
    fileprivate func components(separatedBy separator: String) -> [Substring] {
        var rest = self
        var parts: [Substring] = []
        while let range = rest.firstRange(of: separator) {
            parts.append(rest[..<range.lowerBound])
            rest = rest[range.upperBound...]
        }
        return parts + [rest]
    }
}
