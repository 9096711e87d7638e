import RuleEngine
import WidgetModel

/// The kinds that a use may mean, all of which are known.
struct KnownKinds {
    struct Entry {
        let kind: String
        let configuration: Configuration
    }

    /// In the order of the files; one configuration may have several.
    let entries: [Entry]
    /// Kinds of controls where widgets are meant, and the other way round.
    private let kindsOfOtherSort: Set<String>

    /// Nil when there may be a kind that is not known: a configuration makes its own while the app runs, or a widget's
    /// configuration is out of sight. Nil as well where no widget of the same project is known.
    init?(for use: KindUse, in project: WidgetProject) {
        let app = AppWidgets(of: use.value.unit, in: project)
        var entries: [Entry] = []
        var others: Set<String> = []
        for configuration in app.configurations {
            if use.concerns(configuration) {
                guard let kinds = configuration.kinds(in: project.program) else { return nil }
                entries += kinds.sorted().map { Entry(kind: $0, configuration: configuration) }
            } else if configuration.kind != .activity {
                others.formUnion(configuration.kinds(in: project.program) ?? [])
            }
        }
        let role = use.isOfControl ? WidgetType.Role.control : .widget
        let hasHidden = app.widgetTypes.contains { $0.role == role && !$0.makesConfiguration(in: project.program) }
        guard !hasHidden, entries.contains(where: { app.isOfSameProject($0.configuration.place.unit) }) else {
            return nil
        }
        self.entries = entries
        kindsOfOtherSort = others
    }

    func contains(_ kind: String) -> Bool { entries.contains { $0.kind == kind } }

    func isOfOtherSort(_ kind: String) -> Bool { kindsOfOtherSort.contains(kind) }

    /// What somebody may have meant: the kind of the widget that is called so, else the one that is spelled most alike,
    /// else the one that differs by a prefix such as the app's identifier.
    func suggestion(for kind: String, _ program: Program) -> Entry? {
        if isOfOtherSort(kind) { return nil }
        if let named = entries.first(where: { $0.configuration.name == kind }) { return named }
        if let near = Spelling.nearest(to: kind, among: entries.map(\.kind)) {
            return entries.first { $0.kind == near }
        }
        let alike = entries.filter { $0.kind.hasSuffix("." + kind) || kind.hasSuffix("." + $0.kind) }
        return Set(alike.map(\.kind)).count == 1 ? alike.first : nil
    }
}
