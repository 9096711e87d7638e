import Markdown
import RuleEngine

/// Says what is to be said about the code blocks of a translation.
struct BlockReview {
    private let translation: ReadmeText
    private let original: ReadmeText
    private let pairing: BlockPairing
    private let wording: TranslationFindings
    /// What became of the Swift blocks in the comparison with the sources, by the place of their fences.
    private let outcomes: [Int: BlockOutcome]
    private let originalOutcomes: [Int: BlockOutcome]

    /// Whether what the sources say about blocks is reported.
    private let reportsDrift: Bool

    /// Whether hardly a block is that of the original, so that the two cannot be compared.
    private(set) var isOtherText = false
    private(set) var findings: [Finding] = []
    /// Findings about the same damage, which need not be told twice.
    private(set) var replaced: Set<ReplacedFinding> = []

    init(
        _ translation: ReadmeText, _ report: ReadmeReport, _ original: ReadmeText, _ originalReport: ReadmeReport,
        reportsDrift: Bool
    ) {
        self.reportsDrift = reportsDrift
        self.translation = translation
        self.original = original
        pairing = BlockPairing(original: original.blocks, translation: translation.blocks)
        wording = TranslationFindings(translation: translation, original: original)
        outcomes = Self.byPlace(report)
        originalOutcomes = Self.byPlace(originalReport)
    }

    private static func byPlace(_ report: ReadmeReport) -> [Int: BlockOutcome] {
        Dictionary(report.blocks.map { ($0.range.lowerBound, $0.outcome) }) { first, _ in first }
    }

    mutating func run() {
        if let finding = wording.otherText(pairing) {
            findings = [finding]
            isOtherText = true
            return
        }
        var missing: [Int] = []
        var added: [Int] = []
        /// The last block of the translation that was passed.
        var before: Int?
        for step in pairing.steps {
            if case .missing(let block) = step { missing.append(block) } else { report(&missing, behind: before) }
            if case .added(let block) = step { added.append(block) } else { report(&added) }
            switch step {
            case .missing: break
            case .added(let block): before = block
            case .same(let source, let block):
                acceptComments(of: block, sameAs: source)
                before = block
            case .moved(let source, let block):
                findings.append(wording.moved(block, from: source))
                before = block
            case .changed(let source, let block):
                compare(block, with: source)
                before = block
            }
        }
        report(&missing, behind: before)
        report(&added)
    }

    private mutating func report(_ missing: inout [Int], behind block: Int?) {
        guard !missing.isEmpty else { return }
        findings.append(wording.missing(missing, behind: block))
        missing = []
    }

    private mutating func report(_ added: inout [Int]) {
        guard !added.isEmpty else { return }
        findings.append(wording.added(added))
        added = []
    }

    /// Where comments may be translated, the sources cannot hold the block as it is.
    private mutating func acceptComments(of number: Int, sameAs sourceNumber: Int) {
        let block = translation.blocks[number], source = original.blocks[sourceNumber]
        guard block.isWithoutComments, originalOutcomes[source.codeBlock.range.lowerBound]?.isInSync == true else {
            return
        }
        replace(block)
    }

    private mutating func replace(_ block: FencedBlock) {
        for rule in [ReadmeRule.drift, .unknownBlock, .uncompiled] {
            replaced.insert(ReplacedFinding(rule, inBlock: block))
        }
    }

    // MARK: Versions of one block

    private mutating func compare(_ number: Int, with sourceNumber: Int) {
        let block = translation.blocks[number], source = original.blocks[sourceNumber]
        guard source.isSwift else { return }
        guard block.isSwift else {
            findings.append(wording.lostLanguage(block, source))
            return
        }
        let outcome = outcomes[block.codeBlock.range.lowerBound]
        let sourceOutcome = originalOutcomes[source.codeBlock.range.lowerBound]
        // Where the original is wrong itself, the sources have the last word about both.
        if reportsDrift, sourceOutcome?.isReported == true, outcome?.isKnownBySources == true { return }
        let difference = BlockDifference(
            of: block, in: translation, from: source, in: original, isInSync: sourceOutcome?.isInSync == true)
        guard let difference else { return }
        findings.append(wording.difference(difference, block, source))
        replace(block)
        if difference.damage == .cutOff {
            replaced.insert(ReplacedFinding(.structure, fenceAt: block.fence.lowerBound))
        }
    }
}

extension BlockOutcome {
    /// Whether a source says that the block is wrong.
    fileprivate var isReported: Bool {
        switch self {
        case .drifted: true
        case .matched, .weak, .exempt, .uncompiled, .unknown, .unclosed: false
        }
    }

    /// Whether a source tells how the block should be.
    fileprivate var isKnownBySources: Bool {
        switch self {
        case .drifted, .matched, .weak: true
        case .exempt, .uncompiled, .unknown, .unclosed: false
        }
    }

    /// Whether the block is as it should be.
    fileprivate var isInSync: Bool {
        switch self {
        case .matched, .weak: true
        case .exempt, .uncompiled, .drifted, .unknown, .unclosed: false
        }
    }
}
