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
        let paths = Self.names(starter.files.map(\.path))
        var sentences: [String] = []
        if starter.files.isEmpty {
            sentences.append("Nothing needs to be written.")
        } else if isWritten {
            sentences.append("Written: \(paths).")
        } else {
            sentences += ["widgetlint readme init --fix would write \(paths).", "--diff shows the changes."]
        }
        if !starter.exempted.isEmpty {
            let blocks = Counted.text(starter.exempted.count, "block")
            sentences.append("A comment exempts \(blocks); take it away when its block is in sync.")
        }
        if !starter.toleratedRules.isEmpty {
            let verb = starter.toleratedRules.count == 1 ? "is" : "are"
            sentences.append("\(Self.names(starter.toleratedRules)) \(verb) lowered to advice.")
        }
        if starter.left.isEmpty {
            sentences.append("widgetlint readme then passes, and watches the other blocks.")
        } else {
            let rules = Self.names(Set(starter.left.map(\.rule)).sorted())
            sentences.append("widgetlint readme still fails: \(starter.configurationPath) wants \(rules) to.")
        }
        return sentences.joined(separator: " ") + "\n"
    }

    private static func names(_ words: [String]) -> String { words.joined(separator: ", ") }
}
