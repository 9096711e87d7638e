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
        let alignments = alignments(of: subject.block)
        guard let alignment = alignments.first, alignment.similarity >= minimumSimilarity else { return nil }
        let source = nearest.files[alignment.file]
        guard let first = alignment.edits.firstIndex(where: { !$0.isEqual }),
            let ownKind = LineDamage.kind(of: alignment.edits[first], block: subject.block, source: source)
        else { return nil }
        let split = split(subject.block, alignment: alignment, matcher: &matcher)
        let sourceLine = DriftFinder.nearby(first, in: alignment.edits, \.sourceLine) ?? alignment.lines.lowerBound
        let blockLine = DriftFinder.nearby(first, in: alignment.edits, \.blockLine) ?? 0
        let diff = DriftDiff(
            block: subject.block, source: source, alignment: alignment,
            firstReadmeLine: subject.swift.codeBlock.firstContentLine)
        return Drift(
            kind: split ?? ownKind, source: source.place(of: alignment.lines),
            sourceLine: source.place(of: sourceLine..<sourceLine + 1),
            readmeLine: subject.readmeRange(ofLine: blockLine),
            differingLines: alignment.edits.count { !$0.isEqual }, similarity: alignment.similarity,
            diff: diff.text(readmePath: subject.readmePath),
            edits: split == nil ? edits(of: subject, alignments, &matcher) : [])
    }

    /// The alignments with the highest similarity, the better window first.
    private func alignments(of block: BlockText) -> [Alignment] {
        let all = nearest.windows(for: block).compactMap { Alignment(of: block, with: nearest.files[$0.file], at: $0) }
            .filter { ownPlace?.holds($0.lines, of: nearest.files[$0.file]) != true }
        let best = all.map(\.similarity).max()
        return all.filter { $0.similarity == best }
    }

    /// What mends the block without its leading imports, which in the source may stand far from the rest, or else as
    /// it is.
    private func edits(
        of subject: Subject, _ alignments: [Alignment], _ matcher: inout BlockMatcher
    ) -> [TextEdit] {
        if let imports = LeadingImports(of: subject.block) {
            let rest = Subject(block: imports.rest, swift: subject.swift, readmePath: subject.readmePath)
            let edits = edits(of: rest, self.alignments(of: rest.block), &matcher) { imports.areImported(by: $0) }
            if !edits.isEmpty { return edits }
        }
        return edits(of: subject, alignments, &matcher) { _ in true }
    }

    /// What mends the block, where one text alone can be meant and a block of it is in sync.
    private func edits(
        of subject: Subject, _ alignments: [Alignment], _ matcher: inout BlockMatcher,
        where isAllowed: (SourceText) -> Bool
    ) -> [TextEdit] {
        guard let best = alignments.first, isAllowed(nearest.files[best.file]),
            let fix = DriftFix(of: subject, from: nearest.files[best.file], best),
            alignments.allSatisfy({ $0.code(for: subject.block, from: nearest.files[$0.file]) == fix.code }),
            case .compiled = matcher.find(BlockText(Array(fix.code.utf8)))
        else { return [] }
        return fix.edits(readmePath: subject.readmePath)
    }

    /// The line an edit is about; for a line that only the other side has, the one that follows, or else the one
    /// before.
    private static func nearby(_ edit: Int, in edits: [LineEdit], _ line: (LineEdit) -> Int?) -> Int? {
        edits[edit...].lazy.compactMap(line).first ?? edits[..<edit].last { line($0) != nil }.flatMap(line)
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
