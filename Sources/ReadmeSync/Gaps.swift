/// Pairs the lines between those that a block and a source have in common.
struct Gaps {
    let block: BlockText
    let source: SourceText
    /// Two lines are versions of one when they are at least this similar.
    let threshold: Double

    /// More pairs than this are not weighed against each other.
    private static let tableLimit = 10_000

    /// Lines before the first common one: the source may go on upwards for ever, so only as many of it count.
    func leading(_ first: (block: Int, source: Int)) -> [LineEdit] {
        between(0..<first.block, max(0, first.source - first.block)..<first.source)
    }

    /// Lines behind the last common one.
    func trailing(_ last: (block: Int, source: Int)) -> [LineEdit] {
        let rest = block.lines.count - last.block - 1
        let start = last.source + 1
        return between(last.block + 1..<block.lines.count, start..<min(source.lines.count, start + rest))
    }

    /// The best pairing of two runs of lines, in order.
    func between(_ own: Range<Int>, _ other: Range<Int>) -> [LineEdit] {
        guard !own.isEmpty, !other.isEmpty, own.count * other.count <= Gaps.tableLimit else {
            return own.map { .onlyInBlock(block: $0) } + other.map { .onlyInSource(source: $0) }
        }
        let pairs = HeaviestSubsequence.pairs(own, other) { Int(pairWeight($0, $1) * Gaps.precision) }
        var edits: [LineEdit] = []
        var next = (block: own.lowerBound, source: other.lowerBound)
        for (line, otherLine) in pairs {
            edits += (next.block..<line).map { .onlyInBlock(block: $0) }
            edits += (next.source..<otherLine).map { .onlyInSource(source: $0) }
            edits.append(.replaced(block: line, source: otherLine))
            next = (line + 1, otherLine + 1)
        }
        edits += (next.block..<own.upperBound).map { .onlyInBlock(block: $0) }
        edits += (next.source..<other.upperBound).map { .onlyInSource(source: $0) }
        return edits
    }

    /// Steps into which a similarity of 1 is divided.
    private static let precision = 100_000.0

    private func pairWeight(_ line: Int, _ other: Int) -> Double {
        guard !block.lines[line].isBlank, !source.lines[other].isBlank else { return 0 }
        let similarity = LineSimilarity.of(text(line), sourceText(other))
        // A comment may be rewritten, or translated, and is still the comment of that place.
        if LooseLine.isComment(text(line)), LooseLine.isComment(sourceText(other)) { return max(similarity, threshold) }
        return similarity >= threshold || sourceText(other).ends(with: text(line)) ? max(similarity, 0.1) : 0
    }

    private func text(_ line: Int) -> ArraySlice<UInt8> { block.bytes[block.lines[line].text] }
    private func sourceText(_ line: Int) -> ArraySlice<UInt8> { source.bytes[source.lines[line].text] }
}

extension ArraySlice<UInt8> {
    /// Whether the line ends with `other`, which begins in the middle of it.
    func ends(with other: ArraySlice<UInt8>) -> Bool {
        !other.isEmpty && other.count < count && suffix(other.count).elementsEqual(other)
    }
}
