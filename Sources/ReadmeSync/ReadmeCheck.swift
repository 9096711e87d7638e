import Markdown
import RuleEngine

/// Compares the Swift blocks of READMEs with sources that are compiled.
///
/// The sources are read once, in time proportional to their size; any number of READMEs can then be checked, also from
/// several threads.
public struct ReadmeCheck: Sendable {
    let library: SourceLibrary
    private let options: ReadmeOptions

    public init(sources: [ReadmeSource], options: ReadmeOptions = ReadmeOptions()) {
        self.init(sources: sources, options: options, limits: SearchLimits())
    }

    init(sources: [ReadmeSource], options: ReadmeOptions = ReadmeOptions(), limits: SearchLimits) {
        library = SourceLibrary(
            sources.filter { $0.bytes.count < Int32.max }.map(SourceText.init), limits: limits)
        self.options = options
    }

    /// The check with other texts of some of its sources; nil when one of them is none of its own.
    public func replacing(_ sources: [ReadmeSource]) -> ReadmeCheck? {
        guard sources.allSatisfy({ $0.bytes.count < Int32.max }) else { return nil }
        return library.replacing(sources.map(SourceText.init)).map { ReadmeCheck(library: $0, options: options) }
    }

    private init(library: SourceLibrary, options: ReadmeOptions) {
        self.library = library
        self.options = options
    }

    /// Checks READMEs for a command that does nothing else, and so must not pass when there is nothing to check.
    public func check(
        _ readmes: [ReadmeFile], sourcePatterns: [String] = ReadmeSelection.defaultSourcePatterns
    ) throws(ReadmeCheckError) -> ReadmeReport {
        guard !readmes.isEmpty else { throw .noReadme }
        var report = ReadmeReport()
        for readme in readmes { report.append(check(readme)) }
        guard report.counts.checked > 0 else { throw .noSwiftBlock(readmes: readmes.map(\.path)) }
        guard !library.files.isEmpty else { throw .noSource(patterns: sourcePatterns) }
        return report
    }

    /// Checks one README. One without Swift blocks gives an empty report.
    public func check(_ readme: ReadmeFile) -> ReadmeReport {
        var run = Run(library: library, options: options, readme: readme)
        var report = ReadmeReport()
        for text in readme.texts { report.append(check(text, of: readme, &run)) }
        report.findings.sort { ($0.range.lowerBound, $0.rule) < ($1.range.lowerBound, $1.rule) }
        return report
    }

    private func check(_ markdown: MarkdownText, of readme: ReadmeFile, _ run: inout Run) -> ReadmeReport {
        let document = markdown.document
        let blocks = markdown.blocks
        let exemptions = Exemption.all(in: document, bytes: markdown.bytes, blocks: blocks)
        let wording = ReadmeFindings(readme: readme)
        run.begin(markdown)
        var report = ReadmeReport()
        report.findings = document.warnings.map { wording.structure($0) }
        var exemptionsByBlock: [Int: Exemption] = [:]
        for exemption in exemptions {
            if let start = exemption.blockStart { exemptionsByBlock[start] = exemption }
        }
        let exemptionOfAll = exemptions.first(where: \.isForWholeFile)
        var needed: Set<Int> = []
        for block in blocks {
            let text = BlockText(block.content.bytes)
            guard !text.lines.isEmpty else { continue }
            let start = block.codeBlock.range.lowerBound
            let exemption = exemptionsByBlock[start] ?? exemptionOfAll
            let own = run.outcome(of: block, text: text)
            let outcome = Self.applied(exemption, to: own, block: block)
            if own.needsExemption { needed.insert(start) }
            if block.isExemptByInfoString, exemption != nil || !own.needsExemption {
                report.findings.append(wording.unusedInfoString(block, outcome: own))
            }
            report.append(
                CheckedBlock(
                    path: readme.path, range: block.codeBlock.range, startLine: block.location.startLine,
                    outcome: outcome))
            let finding = wording.finding(
                for: outcome, block: block,
                matchesWithElision: outcome.needsExemption && run.matchesWithElision(text))
            if let finding { report.findings.append(finding) }
        }
        for exemption in exemptions {
            let isUsed = exemption.isForWholeFile ? !needed.isEmpty : exemption.blockStart.map(needed.contains) ?? false
            report.findings += wording.exemption(exemption, isUsed: isUsed)
        }
        return report
    }

    /// What the markers around a block make of its outcome.
    private static func applied(_ exemption: Exemption?, to outcome: BlockOutcome, block: SwiftBlock) -> BlockOutcome {
        guard outcome.needsExemption else { return outcome }
        if let exemption { return .exempt(.comment(reason: exemption.reason)) }
        return block.isExemptByInfoString ? .exempt(.infoString) : outcome
    }

    /// What judges the blocks of one README.
    private struct Run {
        var matcher: BlockMatcher
        var driftFinder: DriftFinder
        let options: ReadmeOptions
        let readme: ReadmeFile

        init(library: SourceLibrary, options: ReadmeOptions, readme: ReadmeFile) {
            matcher = BlockMatcher(library, allowsElision: options.allowsElision)
            driftFinder = DriftFinder(
                nearest: NearestSource(library: library), minimumSimilarity: options.minimumSimilarity)
            self.options = options
            self.readme = readme
        }

        /// A comment is no source of the blocks in it.
        mutating func begin(_ markdown: MarkdownText) {
            let own = markdown.comment.map { OwnPlace(path: readme.path, range: $0) }
            matcher.ownPlace = own
            driftFinder.ownPlace = own
        }

        /// Whether the block would be in sync if lines of dots stood for others, which they do not.
        mutating func matchesWithElision(_ text: BlockText) -> Bool {
            guard !options.allowsElision, case .compiled = matcher.findElided(text) else { return false }
            return true
        }

        /// The fate of a block, markers aside.
        mutating func outcome(of block: SwiftBlock, text: BlockText) -> BlockOutcome {
            guard block.codeBlock.ending != .document else { return .unclosed }
            if ManifestFragment.isOne(text) { return .exempt(.manifest) }
            switch matcher.find(text) {
            case .compiled(let match):
                let place = matcher.files[match.file].place(of: match.lines)
                return match.isWeak ? .weak(place) : .matched(place)
            case .uncompiled(let match):
                return .uncompiled(matcher.files[match.file].place(of: match.lines))
            case .inactive(let match, let reason):
                return .drifted(inactive(match, reason, block: block, text: text))
            case .none:
                return drift(of: block, text: text).map(BlockOutcome.drifted) ?? .unknown
            }
        }

        private func inactive(
            _ match: SourceMatch, _ reason: InactiveReason, block: SwiftBlock, text: BlockText
        ) -> Drift {
            let source = matcher.files[match.file]
            let subject = DriftFinder.Subject(block: text, swift: block, readmePath: readme.path)
            return Drift(
                kind: .inactive(reason.text), source: source.place(of: match.lines),
                sourceLine: source.place(of: match.lines.prefix(1)), readmeLine: subject.readmeRange(ofLine: 0),
                differingLines: 0, similarity: 1, diff: "", fix: .failure(.noOnePlace))
        }

        private mutating func drift(of block: SwiftBlock, text: BlockText) -> Drift? {
            let subject = DriftFinder.Subject(block: text, swift: block, readmePath: readme.path)
            if options.allowsElision, let elided = ElidedBlock(text) {
                let drift = ElidedDrift(finder: driftFinder, subject: subject, elided: elided) {
                    [readme] edits, matcher in
                    guard let mended = readme.block(block, after: edits) else { return false }
                    guard case .compiled = matcher.find(BlockText(mended.content.bytes)) else { return false }
                    return true
                }
                if let drift = drift.find(&matcher) { return drift }
            }
            return driftFinder.drift(of: subject, matcher: &matcher)
        }
    }
}

extension BlockOutcome {
    /// Whether the block would give a finding if nothing exempted it.
    var needsExemption: Bool {
        switch self {
        case .drifted, .unknown, .uncompiled: true
        case .matched, .weak, .exempt, .unclosed: false
        }
    }
}
