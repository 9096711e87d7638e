import Linter
import RuleEngine

/// A review whose fixes have their gaps filled in, as a person in an editor would do.
final class FilledReview: FixableReview {
    private let session: LintSession

    init(_ session: LintSession) { self.session = session }

    func setOverlay(_ bytes: [UInt8]?, at path: String) { session.setOverlay(bytes, at: path) }

    func source(at path: String) -> LintedSource? { session.source(at: path) }

    func run() -> LintResult {
        var result = session.run()
        result.findings = result.findings.map { finding in
            var filled = finding
            filled.fixes = finding.fixes.map { fix in
                Fix(title: fix.title, safety: fix.safety, edits: fix.edits.map(Self.filled))
            }
            return filled
        }
        return result
    }

    private static func filled(_ edit: TextEdit) -> TextEdit {
        TextEdit(path: edit.path, range: edit.range, replacement: filled(edit.replacement))
    }

    /// The text with the letters of each placeholder in its place.
    static func filled(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.firstRange(of: "<#"), let end = rest[start.upperBound...].firstRange(of: "#>") {
            result += rest[..<start.lowerBound]
            let name = rest[start.upperBound..<end.lowerBound].filter { $0.isLetter }
            result += name.isEmpty ? "filled" : name
            rest = rest[end.upperBound...]
        }
        return result + rest
    }
}
