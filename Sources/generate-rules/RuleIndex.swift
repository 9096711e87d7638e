import RuleEngine

/// The list of all rules, for those who open the folder of the pages.
enum RuleIndex {
    static func text(of pages: [RulePage]) -> String {
        let groups = Dictionary(grouping: pages, by: \.group).sorted { $0.key < $1.key }
        return """
            # Rules

            <!-- Written by `swift run generate-rules`. Do not edit. -->

            The \(pages.count) rules of widgetlint. The *recommended* ones run where nothing else is said, the *strict* ones with
            `--set strict`. `--fix` applies *safe* fixes, `--unsafe-fixes` the others, too. Rules of your own are written as
            [selectors](SELECTORS.md).

            """ + groups.map { section(of: $0.value, title: title(ofGroup: $0.key)) }.joined()
    }

    private static func section(of pages: [RulePage], title: String) -> String {
        let rows = pages.map { page in
            "| [`\(page.id)`](\(page.id).md) | \(page.severity.name) | \(page.set) | \(page.fix) | \(page.title) |\n"
        }
        return "\n## \(title)\n\n| Rule | Severity | Set | Fix | Finds |\n|---|---|---|---|---|\n" + rows.joined()
    }

    /// `Kinds and bundles` for `kinds-and-bundles`.
    private static func title(ofGroup group: String) -> String {
        let words = group.split(separator: "-").map { ["api": "API", "readme": "README"][$0] ?? String($0) }
        let title = words.joined(separator: " ")
        return title.prefix(1).uppercased() + title.dropFirst()
    }
}
