import Linter
import ReadmeSync

/// The closing lines of a text report.
enum SummaryText {
    static func lines(of summary: LintSummary) -> [String] {
        var line = "\(files(of: summary)) read: \(findings(of: summary))"
        if let fixes = summary.fixes {
            line += fixes.mended.isEmpty ? "; nothing fixed" : "; \(fixes.mended.count) fixed"
        }
        let ways = ways(of: summary)
        if !ways.isEmpty { line += "; " + ways.joined(separator: ", ") }
        return [line] + (summary.readme.map { [readme($0)] } ?? [])
    }

    /// How many findings can be mended in which way.
    private static func ways(of summary: LintSummary) -> [String] {
        let counts = [
            ("--fix", summary.fixable), ("--unsafe-fixes", summary.unsafelyFixable),
            ("an editor", summary.fixableInEditor),
        ].filter { $0.1 > 0 }
        return counts.enumerated().map { number, way in
            number == 0 ? "\(way.0) can mend \(way.1)" : "\(way.0) \(way.1) more"
        }
    }

    private static func files(of summary: LintSummary) -> String {
        var parts: [String] = []
        if summary.swiftFiles > 0 || summary.markdownFiles == 0 {
            parts.append(Counted.text(summary.swiftFiles, "Swift file"))
        }
        if summary.markdownFiles > 0 { parts.append(Counted.text(summary.markdownFiles, "Markdown file")) }
        let blocks = summary.codeBlocks > 0 ? " with " + Counted.text(summary.codeBlocks, "Swift block") : ""
        return parts.joined(separator: " and ") + blocks
    }

    private static func findings(of summary: LintSummary) -> String {
        let counts = [(summary.errors, "error"), (summary.warnings, "warning"), (summary.infos, "info")]
        let parts = counts.filter { $0.0 > 0 }.map { Counted.text($0.0, $0.1) }
        return parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
    }

    static func readme(_ counts: ReadmeBlockCounts) -> String {
        var parts = ["\(counts.matched + counts.weak) in sync"]
        if counts.weak > 0 { parts[0] += " (\(counts.weak) of one line)" }
        if counts.exempt > 0 { parts.append("\(counts.exempt) exempt") }
        if counts.drifted > 0 { parts.append("\(counts.drifted) drifted") }
        if counts.unknown > 0 { parts.append("\(counts.unknown) unknown") }
        if counts.uncompiled > 0 { parts.append("\(counts.uncompiled) uncompiled") }
        return "README: \(Counted.text(counts.checked, "block")) checked: \(parts.joined(separator: ", "))"
    }
}
