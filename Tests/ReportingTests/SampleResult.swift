import Linter
import RuleEngine

/// Results made by hand.
enum SampleResult {
    static let row = """
        struct CounterRow: View {
            var body: some View {
                Text("Reset")
                    .onTapGesture { reset() }
            }
        }

        """
    static let widget = "struct StepsWidget: Widget {\n    var body: some WidgetConfiguration { StepsView() }\n}\n"
    static let view = "import SwiftUI\n\nstruct StepsView: View {}\n"

    /// The finding of the design's example.
    static let gesture = result(
        [
            Finding(
                rule: "gesture-interactivity", severity: .error, path: "StepsWidget/CounterRow.swift",
                range: range(of: "onTapGesture", in: row), message: "a tap gesture does nothing in a widget",
                why: "WidgetKit archives the view and draws it later", help: "Button(intent: ResetIntent()) { ... }",
                related: [
                    related("StepsWidget/StepsWidget.swift", "StepsWidget", in: widget),
                    related("Shared/StepsView.swift", "StepsView", in: view),
                    related("StepsWidget/CounterRow.swift", "CounterRow", in: row),
                ])
        ],
        ["StepsWidget/CounterRow.swift": row, "StepsWidget/StepsWidget.swift": widget, "Shared/StepsView.swift": view])

    private static func related(_ path: String, _ name: String, in text: String) -> RelatedLocation {
        RelatedLocation(path: path, range: range(of: name, in: text), message: name)
    }

    static func result(_ findings: [Finding], _ texts: [String: String], _ summary: LintSummary? = nil) -> LintResult {
        var counted = LintSummary()
        counted.swiftFiles = texts.keys.count { $0.hasSuffix(".swift") }
        counted.markdownFiles = texts.keys.count { $0.hasSuffix(".md") }
        counted.errors = findings.count { $0.severity == .error }
        counted.warnings = findings.count { $0.severity == .warning }
        counted.infos = findings.count { $0.severity == .info }
        return LintResult(
            findings: findings, sources: texts.mapValues { LintedSource(bytes: Array($0.utf8)) },
            summary: summary ?? counted)
    }

    /// Byte range of the first place where `part` stands in `text`.
    static func range(of part: String, in text: String) -> Range<Int> {
        let text = Array(text.utf8)
        let part = Array(part.utf8)
        let start = (0...text.count).first { text[$0...].starts(with: part) } ?? 0
        return start..<start + part.count
    }
}
