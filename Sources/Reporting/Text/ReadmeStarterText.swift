import Linter
import RuleEngine

/// What a project's README check begins with, for people.
public struct ReadmeStarterText: Sendable {
    /// Whether the files of the proposal are written already.
    public var isWritten: Bool

    public init(isWritten: Bool) { self.isWritten = isWritten }

    public func render(_ starter: ReadmeStarter) -> String {
        let all = starter.check.findings
        var text = starter.check.summary.readme.map { SummaryText.readme($0) + "\n" } ?? ""
        let rest = all.filter { !starter.exempted.contains($0) }
        text += list("Not in sync yet", starter.exempted, starter.check)
        text += list("To be mended otherwise", rest, starter.check)
        return text + "\n" + outcome(starter)
    }

    private func list(_ title: String, _ findings: [Finding], _ check: LintResult) -> String {
        guard !findings.isEmpty else { return "" }
        let lines = findings.map { finding in
            let place = FindingPlace.text(path: finding.path, range: finding.range, in: check.sources[finding.path])
            return "  \(place): \(PrintableText.oneLine(finding.message)) [\(finding.rule)]\n"
        }
        return "\n\(title):\n" + lines.joined()
    }

    private func outcome(_ starter: ReadmeStarter) -> String {
        var parts: [String] = []
        if starter.files.isEmpty {
            parts.append("Nothing needs to be written.")
        } else if isWritten {
            parts.append("Written: \(starter.files.map(\.path).joined(separator: ", ")).")
        } else {
            parts.append("widgetlint readme init --fix would write \(starter.files.map(\.path).joined(separator: ", ")).")
            parts.append("--diff shows the changes.")
        }
        if !starter.exempted.isEmpty {
            let blocks = Counted.text(starter.exempted.count, "block")
            parts.append("A comment exempts \(blocks); take it away when its block is in sync.")
        }
        if !starter.toleratedRules.isEmpty {
            parts.append("\(starter.toleratedRules.joined(separator: ", ")) \(starter.toleratedRules.count == 1 ? "is" : "are") lowered to advice.")
        }
        parts.append(
            starter.left.isEmpty
                ? "widgetlint readme then passes, and watches the other blocks."
                : "widgetlint readme still fails: \(starter.configurationPath) wants \(Set(starter.left.map(\.rule)).sorted().joined(separator: ", ")) to.")
        return parts.joined(separator: " ") + "\n"
    }
}
