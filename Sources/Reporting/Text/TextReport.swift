import Linter
import RuleEngine

/// Findings for people: the compilers' first line, a code frame, the reasons, and one line that sums up.
///
/// The text depends on the result alone, so the same result gives the same bytes.
public struct TextReport: Sendable {
    /// Whether to use ANSI colours.
    public var isColored: Bool
    /// Whether the closing lines are printed.
    public var showsSummary: Bool
    /// Whether each block of the checked READMEs gets a line.
    public var showsBlocks: Bool

    public init(isColored: Bool = false, showsSummary: Bool = true, showsBlocks: Bool = false) {
        self.isColored = isColored
        self.showsSummary = showsSummary
        self.showsBlocks = showsBlocks
    }

    public func render(_ result: LintResult) -> String {
        var text = ""
        for finding in result.findings {
            append(finding, result.sources, to: &text)
            text += "\n"
        }
        if showsBlocks { text += BlockLines.text(of: result.readmeBlocks) }
        if showsSummary {
            for line in SummaryText.lines(of: result.summary) { text += line + "\n" }
        }
        return text
    }

    private func append(_ finding: Finding, _ sources: [String: LintedSource], to text: inout String) {
        let style = TextStyle(isColored: isColored, severity: finding.severity)
        let source = sources[finding.path]
        text += style.bold(FindingPlace.text(path: finding.path, range: finding.range, in: source) + ":") + " "
        text += style.severity(finding.severity.name + ":") + " "
        text += style.bold(PrintableText.oneLine(finding.message)) + " [\(finding.rule)]\n"

        let frame = source.map { CodeFrame(of: finding.range, in: $0) }
        let gutter = frame.map { String(repeating: " ", count: $0.lineNumber.count + 1) } ?? "   "
        if let frame {
            text += gutter + style.gutter("|") + "\n"
            text += style.gutter("\(frame.lineNumber) |") + (frame.code.isEmpty ? "" : " " + frame.code) + "\n"
            text += gutter + style.gutter("|") + " " + frame.indent + style.severity(frame.carets) + "\n"
        }
        for note in notes(of: finding, sources) {
            text += gutter + style.gutter("=") + " " + style.bold(note.title + ":")
            text += note.body(indent: gutter + "    ")
        }
    }

    private func notes(of finding: Finding, _ sources: [String: LintedSource]) -> [Note] {
        var notes = [Note(title: "why", text: finding.why)]
        if let chain = RelatedText.chain(of: finding, in: sources) {
            notes.append(Note(title: "shown by", text: chain))
        } else {
            notes += finding.related.map { Note(title: "see", text: RelatedText.place($0, in: sources)) }
        }
        notes.append(Note(title: "write", text: finding.help))
        return notes.filter { !$0.text.isEmpty }
    }
}

/// `= title: text` below a code frame.
private struct Note {
    let title: String
    let text: String

    /// The text behind the title: on the same line, or, if it has several lines (a diff, say), indented below it.
    func body(indent: String) -> String {
        let lines = PrintableText.lines(text)
        if lines.count == 1 { return " \(lines[0])\n" }
        return "\n" + lines.map { $0.isEmpty ? "\n" : "\(indent)\($0)\n" }.joined()
    }
}
