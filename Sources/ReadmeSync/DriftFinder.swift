import RuleEngine

/// Compares a block that stands nowhere with what it most likely comes from.
struct DriftFinder {
    let nearest: NearestSource
    let minimumSimilarity: Double
    var ownPlace: OwnPlace?

    /// A block in its README.
    struct Subject {
        let block: BlockText
        let swift: SwiftBlock
        let readmePath: String

        /// A line of the block in the README, as UTF-8 byte offsets without indentation.
        func readmeRange(ofLine line: Int) -> Range<Int> {
            swift.content.fileRange(of: block.lines[line].text)
        }
    }

    /// `nil` when no source resembles the block.
    func drift(of subject: Subject, matcher: inout BlockMatcher) -> Drift? {
        let alignments = alignments(of: subject.block, &matcher)
        guard let alignment = alignments.first, isOrigin(alignment, of: subject.block) else { return nil }
        let source = nearest.files[alignment.file]
        guard let first = alignment.edits.firstIndex(where: { !$0.isEqual }),
            let ownKind = LineDamage.kind(of: alignment.edits[first], block: subject.block, source: source)
        else { return nil }
        let split = split(subject.block, alignment: alignment, matcher: &matcher)
        let sourceLine = alignment.edits.nearby(first, \.sourceLine) ?? alignment.lines.lowerBound
        let blockLine = alignment.edits.nearby(first, \.blockLine) ?? 0
        let diff = DriftDiff(
            block: subject.block, source: source, alignment: alignment,
            firstReadmeLine: subject.swift.codeBlock.firstContentLine)
        let fix = Result { () throws(DriftFixObstacle) in
            guard split == nil else { throw .noOnePlace }
            return try edits(of: subject, alignments, &matcher)
        }
        var drift = Drift(
            kind: split ?? ownKind, source: source.place(of: alignment.lines),
            sourceLine: source.place(of: sourceLine..<sourceLine + 1),
            readmeLine: subject.readmeRange(ofLine: blockLine),
            differingLines: alignment.edits.count { !$0.isEqual }, similarity: alignment.similarity,
            diff: diff.text(readmePath: subject.readmePath), fix: fix)
        if split == nil { drift.sourceEdits = sourceEdits(of: subject.block, alignments, &matcher) }
        return drift
    }

    /// Whether a block is likely to come from there. Lines that stand in many places of the sources say little about
    /// that.
    private func isOrigin(_ alignment: Alignment, of block: BlockText) -> Bool {
        let resemblance = Resemblance(alignment.edits, block, nearest.files[alignment.file]) { line in
            let places = nearest.exact.places(of: line.hash).count
            return places > Self.placesOfRareLines ? Double(Self.placesOfRareLines) / Double(places) : 1
        }
        return resemblance.similarity >= minimumSimilarity && resemblance.isTelling
    }

    private static let placesOfRareLines = 4

    /// The alignments with the highest similarity, the better window first. Code that is not compiled is no source.
    func alignments(of block: BlockText, _ matcher: inout BlockMatcher) -> [Alignment] {
        let all = nearest.windows(for: block).compactMap { window in
            Alignment(of: block, with: nearest.files[window.file], at: window)
        }.filter {
            matcher.isCode($0.lines.lowerBound, inFile: $0.file)
                && ownPlace?.holds($0.lines, of: nearest.files[$0.file]) != true
        }
        let best = all.map(\.similarity).max()
        return all.filter { $0.similarity == best }
    }

    /// What mends the block without its leading imports, which in the source may stand far from the rest, or else as
    /// it is.
    private func edits(
        of subject: Subject, _ alignments: [Alignment], _ matcher: inout BlockMatcher
    ) throws(DriftFixObstacle) -> [TextEdit] {
        if let imports = LeadingImports(of: subject.block) {
            let rest = Subject(block: imports.rest, swift: subject.swift, readmePath: subject.readmePath)
            let alignments = self.alignments(of: rest.block, &matcher)
            if let edits = try? edits(of: rest, alignments, &matcher, where: imports.areImported) { return edits }
        }
        return try edits(of: subject, alignments, &matcher) { _ in true }
    }

    /// What mends the block, where one text alone can be meant and a block of it is in sync.
    private func edits(
        of subject: Subject, _ alignments: [Alignment], _ matcher: inout BlockMatcher,
        where isAllowed: (SourceText) -> Bool
    ) throws(DriftFixObstacle) -> [TextEdit] {
        guard let best = alignments.first, isAllowed(nearest.files[best.file]) else { throw .wouldNotMatch }
        let fix = try DriftFix(of: subject, from: nearest.files[best.file], best)
        guard alignments.allSatisfy({ $0.code(for: subject.block, from: nearest.files[$0.file]) == fix.code }) else {
            throw .severalSources
        }
        guard case .compiled = matcher.find(BlockText(Array(fix.code.utf8))) else { throw .wouldNotMatch }
        return fix.edits(readmePath: subject.readmePath)
    }

    /// A block whose beginning is in the alignment and whose end stands elsewhere, or the other way round.
    private func split(_ block: BlockText, alignment: Alignment, matcher: inout BlockMatcher) -> DriftKind? {
        let own = alignment.edits.filter { $0.blockLine != nil }
        let count = block.lines.count
        let source = nearest.files[alignment.file]
        let head = own.prefix(while: \.isEqual)
        if let last = head.last?.sourceLine, !own.dropFirst(head.count).contains(where: \.isEqual),
            let rest = place(of: block, lines: head.count..<count, kept: 0..<head.count, matcher: &matcher)
        {
            return .split(source.place(of: last + 1 - head.count..<last + 1), rest)
        }
        let tailCount = own.reversed().prefix(while: \.isEqual).count
        let tail = own.suffix(tailCount)
        if let first = tail.first?.sourceLine, !own.dropLast(tailCount).contains(where: \.isEqual),
            let rest = place(of: block, lines: 0..<count - tailCount, kept: count - tailCount..<count, matcher: &matcher)
        {
            return .split(rest, source.place(of: first..<first + tailCount))
        }
        return nil
    }

    /// Where a part of the block stands. Both parts must be two lines of code or more: one line stands anywhere.
    private func place(
        of block: BlockText, lines: Range<Int>, kept: Range<Int>, matcher: inout BlockMatcher
    ) -> SourcePlace? {
        let part = block.part(lines)
        guard part.lines.count(where: { !$0.isBlank }) >= 2, block.lines[kept].count(where: { !$0.isBlank }) >= 2,
            case .compiled(let match) = matcher.find(part)
        else { return nil }
        return nearest.files[match.file].place(of: match.lines)
    }
}
