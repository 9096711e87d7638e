import Markdown
import RuleEngine

/// Compares the Swift blocks of READMEs with sources that are compiled.
///
/// The sources are read once, in time proportional to their size; any number of READMEs can then be checked, also from
/// several threads.
public struct ReadmeCheck: Sendable {
    private let files: [SourceText]
    private let index: SourceIndex
    private let options: ReadmeOptions
    /// What was worked out for a README and serves the next.
    private var nearest: NearestSource?
    private var inactiveCode: [Int: InactiveCode] = [:]

    public init(sources: [ReadmeSource], options: ReadmeOptions = ReadmeOptions()) {
        self.init(files: sources.filter { $0.bytes.count < Int32.max }.map(SourceText.init), options: options)
    }

    private init(files: [SourceText], options: ReadmeOptions) {
        self.files = files
        self.options = options
        index = SourceIndex(files) { $1.hash }
    }

    /// The check with other texts of some of its sources; nil when one of them is none of its own.
    public func replacing(_ sources: [ReadmeSource]) -> ReadmeCheck? {
        let news = Dictionary(sources.map { ($0.path, $0) }) { first, _ in first }
        guard sources.allSatisfy({ $0.bytes.count < Int32.max }),
            news.keys.allSatisfy({ path in files.contains { $0.path == path } })
        else { return nil }
        var check = ReadmeCheck(
            files: files.map { file in news[file.path].map(SourceText.init) ?? file }, options: options)
        check.inactiveCode = inactiveCode.filter { news[files[$0.key].path] == nil }
        return check
    }

    /// Checks one README, and remembers what the next check can use.
    public mutating func checkNext(_ readme: ReadmeFile) -> ReadmeReport {
        var run = run(of: readme)
        let report = check(readme, &run)
        nearest = run.driftFinder?.nearest
        inactiveCode = run.matcher.inactiveCode
        return report
    }

    private func run(of readme: ReadmeFile) -> Run {
        Run(
            matcher: BlockMatcher(
                files: files, index: index, allowsElision: options.allowsElision, inactiveCode: inactiveCode),
            driftFinder: nearest.map { DriftFinder(nearest: $0, minimumSimilarity: options.minimumSimilarity) },
            options: options, readme: readme)
    }

    /// Checks READMEs for a command that does nothing else, and so must not pass when there is nothing to check.
    public func check(
        _ readmes: [ReadmeFile], sourcePatterns: [String] = ReadmeSelection.defaultSourcePatterns
    ) throws(ReadmeCheckError) -> ReadmeReport {
        guard !readmes.isEmpty else { throw .noReadme }
        var report = ReadmeReport()
        for readme in readmes { report.append(check(readme)) }
        guard report.counts.checked > 0 else { throw .noSwiftBlock(readmes: readmes.map(\.path)) }
        guard !files.isEmpty else { throw .noSource(patterns: sourcePatterns) }
        return report
    }

    /// Checks one README. One without Swift blocks gives an empty report.
    public func check(_ readme: ReadmeFile) -> ReadmeReport {
        var run = run(of: readme)
        return check(readme, &run)
    }

    private func check(_ readme: ReadmeFile, _ run: inout Run) -> ReadmeReport {
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

    /// The state of one check: what is worked out on demand and used again for the next block.
    private struct Run {
        var matcher: BlockMatcher
        var driftFinder: DriftFinder?
        let options: ReadmeOptions
        let readme: ReadmeFile

        /// A comment is no source of the blocks in it.
        mutating func begin(_ markdown: MarkdownText) {
            let own = markdown.comment.map { OwnPlace(path: readme.path, range: $0) }
            matcher.ownPlace = own
            driftFinder?.ownPlace = own
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
            var finder =
                driftFinder
                ?? DriftFinder(
                    nearest: NearestSource(files: matcher.files, exact: matcher.index),
                    minimumSimilarity: options.minimumSimilarity)
            finder.ownPlace = matcher.ownPlace
            driftFinder = finder
            let subject = DriftFinder.Subject(block: text, swift: block, readmePath: readme.path)
            if options.allowsElision, let elided = ElidedBlock(text) {
                let drift = ElidedDrift(finder: finder, subject: subject, elided: elided) { [readme] edits, matcher in
                    guard let mended = readme.block(block, after: edits) else { return false }
                    guard case .compiled = matcher.find(BlockText(mended.content.bytes)) else { return false }
                    return true
                }
                if let drift = drift.find(&matcher) { return drift }
            }
            return finder.drift(of: subject, matcher: &matcher)
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
