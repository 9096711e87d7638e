import Linter

/// The closing lines of a text report.
enum SummaryText {
    static func lines(of summary: LintSummary) -> [String] {
        var line = "\(files(of: summary)) read: \(findings(of: summary))"
        if summary.fixable > 0 { line += "; --fix can mend \(summary.fixable)" }
        return [line] + (summary.readme.map { [readme($0)] } ?? [])
    }

    private static func files(of summary: LintSummary) -> String {
        var parts: [String] = []
        if summary.swiftFiles > 0 || summary.markdownFiles == 0 { parts.append(count(summary.swiftFiles, "Swift file")) }
        if summary.markdownFiles > 0 { parts.append(count(summary.markdownFiles, "Markdown file")) }
        let blocks = summary.codeBlocks > 0 ? " with " + count(summary.codeBlocks, "Swift block") : ""
        return parts.joined(separator: " and ") + blocks
    }

    private static func findings(of summary: LintSummary) -> String {
        let counts = [(summary.errors, "error"), (summary.warnings, "warning"), (summary.infos, "info")]
        let parts = counts.filter { $0.0 > 0 }.map { count($0.0, $0.1) }
        return parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
    }

    private static func readme(_ counts: ReadmeCounts) -> String {
        var parts = ["\(counts.matched) in sync"]
        if counts.weak > 0 { parts[0] += " (\(counts.weak) of one line)" }
        if counts.exempt > 0 { parts.append("\(counts.exempt) exempt") }
        if counts.drifted > 0 { parts.append("\(counts.drifted) drifted") }
        if counts.unknown > 0 { parts.append("\(counts.unknown) unknown") }
        return "README: \(count(counts.checked, "block")) checked: \(parts.joined(separator: ", "))"
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
