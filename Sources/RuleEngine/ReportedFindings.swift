import WidgetModel

/// Tells which of the findings are to be reported.
struct ReportedFindings {
    private let program: Program
    private let suppressions: Memo<Int, Suppressions?>

    init(_ program: Program, _ suppressions: Memo<Int, Suppressions?>) {
        self.program = program
        self.suppressions = suppressions
    }

    /// Each once, without those that comments silence.
    func reported(of findings: [Finding]) -> [Finding] {
        withoutRepeated(findings).filter { !isSuppressed($0) }
    }

    private struct Key: Hashable {
        let rule: String
        let path: String
        let range: Range<Int>
    }

    /// A body that is reached twice reports the same twice; the first, with the shortest chain, is kept.
    private func withoutRepeated(_ findings: [Finding]) -> [Finding] {
        var seen: Set<Key> = []
        return findings.filter { seen.insert(Key(rule: $0.rule, path: $0.path, range: $0.range)).inserted }
    }

    private func isSuppressed(_ finding: Finding) -> Bool {
        guard let unit = program.unit(at: finding.path) else { return false }
        let suppressions = suppressions.value(for: unit, in: program) {
            program.tree(ofUnit: unit).map(Suppressions.init)
        }
        return suppressions?.silences(finding) == true
    }
}
