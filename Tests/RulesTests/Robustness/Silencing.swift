import RuleEngine
import RuleExamples
import SwiftSource

/// A way of silencing what is found.
enum Silencing: String, CaseIterable, Sendable {
    case file = "ignore-file at the top"
    case statements = "a comment above each statement that something is found in"

    /// The example with comments for the findings; files in other languages stay as they are.
    func silence(_ findings: [Finding], in example: Example) -> Example {
        var silenced = example
        for index in silenced.files.indices where silenced.files[index].isSwift {
            let path = silenced.files[index].path
            let own = findings.filter { $0.path == path }
            if !own.isEmpty { silenced.files[index].bytes = silence(own, in: silenced.files[index].bytes) }
        }
        return silenced
    }

    private func silence(_ findings: [Finding], in bytes: [UInt8]) -> [UInt8] {
        switch self {
        case .file: return Array("// widgetlint:ignore-file \(Self.rules(of: findings)) -- as a test\n".utf8) + bytes
        case .statements:
            let items = ItemSearch(SyntaxTree.parse(bytes))
            let lines = LineTable(bytes)
            let byLine = Dictionary(grouping: findings) { finding in
                let start = items.lineStartingItem(at: finding.range.lowerBound) ?? finding.range.lowerBound
                return lines.range(ofLine: lines.line(at: start)).lowerBound
            }
            var commented = bytes
            for (line, findings) in byLine.sorted(by: { $0.key > $1.key }) {
                let comment = "// widgetlint:ignore \(Self.rules(of: findings)) -- as a test\n"
                commented.insert(contentsOf: comment.utf8, at: line)
            }
            return commented
        }
    }

    private static func rules(of findings: [Finding]) -> String {
        Set(findings.map(\.rule)).sorted().joined(separator: ", ")
    }
}
