import Markdown
import RuleEngine
import SwiftSource

/// What an example asks for beside what came.
package struct Comparison {
    package private(set) var differences: [Difference] = []

    package init(expected: [PlacedFinding], found: [Finding], in example: Example) {
        var missing = expected
        for finding in found {
            // A review of files on disk gives absolute paths.
            let file = example.files.first { finding.path == $0.path || finding.path.hasSuffix("/\($0.path)") }
            guard let file else {
                differences.append(Difference(path: finding.path, line: 1, came: finding))
                continue
            }
            let placed = PlacedFinding(
                path: file.path, line: file.markedLine(of: finding), rule: finding.rule, severity: finding.severity)
            if let index = missing.firstIndex(of: placed) {
                missing.remove(at: index)
            } else {
                differences.append(Difference(file: file, line: placed.line, came: finding))
            }
        }
        for finding in missing {
            guard let file = example.files.first(where: { $0.path == finding.path }) else { continue }
            differences.append(Difference(file: file, expected: finding))
        }
    }
}

/// A finding that one side lacks, with its place.
package struct Difference: CustomStringConvertible {
    package let path: String
    /// One-based.
    package let line: Int
    package let claim: String

    package var description: String { "\(path):\(line): \(claim)" }

    init(path: String, line: Int, claim: String) {
        self.path = path
        self.line = line
        self.claim = claim
    }

    fileprivate init(path: String, line: Int, came finding: Finding) {
        let claim = "expected nothing, came \(finding.rule) (\(finding.severity.name)): \(finding.message)"
        self.init(path: path, line: line, claim: claim)
    }

    fileprivate init(file: ExampleFile, line: Int, came finding: Finding) {
        self.init(path: file.origin.path, line: file.lineOfOrigin(line), came: finding)
    }

    fileprivate init(file: ExampleFile, expected finding: PlacedFinding) {
        path = file.origin.path
        line = file.lineOfOrigin(finding.line)
        claim = "expected \(finding.rule) (\(finding.severity.name)), nothing came"
    }
}

extension ExampleFile {
    /// One-based line that a marker for `finding` names.
    fileprivate func markedLine(of finding: Finding) -> Int {
        let line = LineTable(bytes).line(at: finding.range.lowerBound)
        guard isMarkdown else { return line + 1 }
        let block = MarkdownDocument(bytes).codeBlocks.first { ($0.startLine...$0.endLine).contains(line) }
        return (block?.startLine ?? line) + 1
    }

    /// - Parameter line: One-based, in the text.
    fileprivate func lineOfOrigin(_ line: Int) -> Int { origin.firstLine + line - 1 }
}
