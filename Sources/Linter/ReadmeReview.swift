import Project
import ReadmeSync
import RuleEngine

/// Compares the code blocks of READMEs with the sources they were taken from.
struct ReadmeReview {
    let settings: LintSettings
    let rules: RuleSelection
    let store: FileStore
    let discovery: Discovery
    let targets: Targets
    let paths: ReviewedPaths

    struct Outcome {
        let findings: [Finding]
        let counts: ReadmeCounts
        let readmes: Int
    }

    /// - Parameter mustCheckSomething: Whether a project without README, Swift blocks or sources is an error.
    func run(mustCheckSomething: Bool) throws(LintError) -> Outcome {
        let selection = selection
        let sources = selection.sources.compactMap { path in
            store.bytes(at: path).map { ReadmeSource(path: path, bytes: $0, isCompiled: !isUncompiled(path)) }
        }
        let readmes = selection.readmes.compactMap { path in
            store.bytes(at: path).map { ReadmeFile(path: path, bytes: $0) }
        }
        let check = ReadmeCheck(sources: sources)
        var findings: [Finding] = []
        var counts = ReadmeCounts()
        if mustCheckSomething {
            do throws(ReadmeCheckError) {
                let report = try check.check(readmes, sourcePatterns: sourcePatterns)
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

extension ReadmeReview {
    /// The files that take part: those the configuration names, else those of the usual names.
    private var selection: ReadmeSelection {
        let usual = ReadmeSelection(paths: (paths.swift + paths.markdown).sorted())
        let content = settings.file?.content.readme
        return ReadmeSelection(
            readmes: content?.readmes == nil
                ? usual.readmes + usual.translations : paths.markdown.filter { settings.paths.isReadme($0) ?? false },
            sources: content?.sources == nil
                ? usual.sources : paths.swift.filter { settings.paths.isSource($0) ?? false })
    }

    private var sourcePatterns: [String] {
        settings.file?.content.readme.sources?.map(\.value) ?? ReadmeSelection.defaultSourcePatterns
    }

    /// Paths whose texts decide about the outcome.
    var readPaths: Set<String> {
        let selection = selection
        return Set(selection.readmes + selection.sources)
    }

    /// Whether a file certainly belongs to no target: it stands in a package that does not name it, and no other
    /// project is there that might.
    private func isUncompiled(_ path: String) -> Bool {
        let hasOtherProjects = discovery.files.contains { $0.kind == .xcodeProject || $0.kind == .xcodeGenProject }
        guard !hasOtherProjects, targets.target(ofFile: path).kind == .folder else { return false }
        return discovery.paths(of: .packageManifest).contains {
            PathText.isPath(path, below: PathText.folder(ofPath: $0))
        }
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
