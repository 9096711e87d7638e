import Project
import ReadmeSync
import RuleEngine

/// Compares the code blocks of READMEs with the sources they were taken from.
struct ReadmeReview {
    let rules: RuleSelection
    let store: FileStore
    let discovery: Discovery
    let paths: ReviewedPaths

    struct Outcome {
        let findings: [Finding]
        let counts: ReadmeCounts
        let readmes: Int
    }

    /// - Parameter mustCheckSomething: Whether a project without README, Swift blocks or sources is an error.
    func run(mustCheckSomething: Bool) throws(LintError) -> Outcome {
        let selection = ReadmeSelection(paths: (paths.swift + paths.markdown).sorted())
        let sources = selection.sources.compactMap { path in store.bytes(at: path).map { ReadmeSource(path: path, bytes: $0) } }
        let readmes = selection.readmes.compactMap { path in store.bytes(at: path).map { ReadmeFile(path: path, bytes: $0) } }
        let check = ReadmeCheck(sources: sources)
        var findings: [Finding] = []
        var counts = ReadmeCounts()
        if mustCheckSomething {
            do throws(ReadmeCheckError) {
                let report = try check.check(readmes)
                findings = report.findings
                counts.add(report.counts)
            } catch {
                throw LintError(error.description)
            }
        } else {
            for readme in readmes {
                let report = check.check(readme)
                findings += report.findings
                counts.add(report.counts)
            }
        }
        let wanted = findings.filter { finding in ReadmeRule(rawValue: finding.rule).map(rules.includes) ?? true }
        return Outcome(findings: wanted, counts: counts, readmes: readmes.count)
    }
}

extension ReadmeCounts {
    mutating func add(_ counts: ReadmeBlockCounts) {
        checked += counts.checked
        matched += counts.matched
        weak += counts.weak
        exempt += counts.exempt
        drifted += counts.drifted
        unknown += counts.unknown
        uncompiled += counts.uncompiled
    }
}
