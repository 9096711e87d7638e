import Markdown
import RuleEngine
import SwiftSource

/// Reads `// finding: rule` and `<!-- finding: rule -->`, and the same in the comments of other files.
package enum FindingMarkers {
    /// What begins a marker in Swift code.
    package static let swiftMark = "// finding: "
    /// What begins one that stands above the reported line, where that line is itself a comment.
    package static let swiftMarkAbove = "// finding below: "
    private static let markdownMark = "finding: "

    package static func findings(
        in file: ExampleFile, _ catalogue: RuleCatalogue
    ) throws(MarkerError) -> [PlacedFinding] {
        if file.isMarkdown { return try markdownFindings(in: file, catalogue) }
        return file.isSwift ? try swiftFindings(in: file, catalogue) : try projectFindings(in: file, catalogue)
    }

    /// A marker stands at the end of the line that is reported, or above it.
    private static func swiftFindings(
        in file: ExampleFile, _ catalogue: RuleCatalogue
    ) throws(MarkerError) -> [PlacedFinding] {
        var findings: [PlacedFinding] = []
        for (line, rest) in texts(behind: swiftMarkAbove, in: file) {
            findings += try expectations(in: rest, line: line + 1, of: file, catalogue)
        }
        for (line, rest) in texts(behind: swiftMark, in: file) {
            findings += try expectations(in: rest, line: line, of: file, catalogue)
        }
        return findings
    }

    /// A marker stands in a comment at the end of the line that is reported: `# …`, `/* … */`, `<!-- … -->`.
    private static func projectFindings(
        in file: ExampleFile, _ catalogue: RuleCatalogue
    ) throws(MarkerError) -> [PlacedFinding] {
        var findings: [PlacedFinding] = []
        for (line, rest) in texts(behind: markdownMark, in: file) {
            let end = [" */", " -->"].compactMap { rest.firstRange(of: $0)?.lowerBound }.min() ?? rest.endIndex
            findings += try expectations(in: rest[..<end], line: line, of: file, catalogue)
        }
        return findings
    }

    /// What stands behind a mark in each line that has it, with the one-based line.
    private static func texts(behind mark: String, in file: ExampleFile) -> [(line: Int, rest: Substring)] {
        let lines = LineTable(file.bytes)
        return (0..<lines.lineCount).compactMap { line in
            let text = String(decoding: file.bytes[lines.contentRange(ofLine: line, in: file.bytes)], as: UTF8.self)
            return text.firstRange(of: mark).map { (line + 1, text[$0.upperBound...]) }
        }
    }

    /// A comment stands before the line that is reported, or before the fence of the block that is.
    private static func markdownFindings(
        in file: ExampleFile, _ catalogue: RuleCatalogue
    ) throws(MarkerError) -> [PlacedFinding] {
        let lines = LineTable(file.bytes)
        var findings: [PlacedFinding] = []
        for comment in MarkdownDocument(file.bytes).comments {
            let text = String(decoding: comment.text, as: UTF8.self)
            guard text.hasPrefix(markdownMark) else { continue }
            let next = (comment.endLine + 1..<max(comment.endLine + 1, lines.lineCount))
                .first { !lines.contentRange(ofLine: $0, in: file.bytes).isEmpty }
            guard let next else { throw MarkerError(marker: text, line: comment.startLine + 1, file: file) }
            findings += try expectations(in: text.dropFirst(markdownMark.count), line: next + 1, of: file, catalogue)
        }
        return findings
    }

    /// Reads `rule, rule (severity)`. Without a severity, that of the rule's page is meant.
    private static func expectations(
        in text: Substring, line: Int, of file: ExampleFile, _ catalogue: RuleCatalogue
    ) throws(MarkerError) -> [PlacedFinding] {
        var findings: [PlacedFinding] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let words = part.split(whereSeparator: { " ()".contains($0) })
            guard let rule = words.first.map(String.init), words.count <= 2, let page = catalogue.page(rule),
                let severity = words.count == 2 ? Severity(name: words[1]) : page.severity
            else { throw MarkerError(marker: String(text), line: line, file: file) }
            findings.append(PlacedFinding(path: file.path, line: line, rule: rule, severity: severity))
        }
        return findings
    }
}

/// A marker that names no rule, or asks for something that cannot be.
package struct MarkerError: Error, CustomStringConvertible {
    let path: String
    /// One-based.
    let line: Int
    let claim: String

    package var description: String { "\(path):\(line): \(claim)" }

    init(marker: String, line: Int, file: ExampleFile) {
        path = file.origin.path
        self.line = file.origin.firstLine + line - 1
        claim = "marker not understood: \(marker)"
    }
}
