import Project

/// Which code of an app mentions a word. What is found in a unit is kept until its text changes.
struct AppCode {
    private var known: [[String]: [Int: Bool]] = [:]
    /// The same of whole texts, comments included.
    private var knownTexts: [[String]: [Int: Bool]] = [:]

    mutating func forget(unit: Int) {
        for words in known.keys { known[words]?[unit] = nil }
        for words in knownTexts.keys { knownTexts[words]?[unit] = nil }
    }

    /// Whether the text of any unit but some holds one of the words.
    mutating func mayMention(_ words: [String], besides left: Set<Int>, in program: Program) -> Bool {
        let search = WordSearch(words)
        return program.units.indices.contains { unit in
            if left.contains(unit) { return false }
            if let found = knownTexts[words]?[unit] { return found }
            let found = search.mayFind(inUnit: unit, of: program)
            knownTexts[words, default: [:]][unit] = found
            return found
        }
    }

    /// Whether code mentions one of the words that may be built into the app of the widget code in `unit`, and does not
    /// belong to an extension alone.
    mutating func mentions(_ words: [String], beside unit: Int, in project: WidgetProject) -> Bool {
        let search = WordSearch(words)
        let widgets = AppWidgets(of: unit, in: project)
        let units = project.program.units
        let candidates = units.indices.filter { other in
            !units[other].targets.allSatisfy { $0.kind == .widgetExtension || $0.kind == .test }
                && widgets.mayHold(other)
        }
        // Where an app begins is where links are taken, most often.
        let likely = candidates.filter { Self.isLikely(units[$0].path) }
        return (likely + candidates).contains { other in
            if let found = known[words]?[other] { return found }
            let found = search.finds(inUnit: other, of: project.program)
            known[words, default: [:]][other] = found
            return found
        }
    }

    private static func isLikely(_ path: String) -> Bool {
        ["App.swift", "Delegate.swift", "Scene.swift", "ContentView.swift", "RootView.swift", "MainView.swift"]
            .contains { path.hasSuffix($0) }
    }
}
