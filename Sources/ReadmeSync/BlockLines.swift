import RuleEngine

/// Which line of a source each line of a README block goes with.
public struct BlockLines {
    /// Zero-based line of the README on which the code begins.
    private let firstLine: Int
    private let block: [NormalizedLine]
    private let source: [NormalizedLine]
    /// Indices into both, ascending.
    private let pairs: [(block: Int, source: Int)]

    /// Nil when there is no such block in the README, or nothing at the place.
    ///
    /// - Parameters:
    ///   - readme: The text of the README that was checked.
    ///   - source: The text of the source at that time.
    public init?(of block: CheckedBlock, in readme: [UInt8], at place: SourcePlace, of source: [UInt8]) {
        let blocks = SwiftBlocks.extract(readme)
        guard let swift = blocks.first(where: { $0.codeBlock.range.lowerBound == block.range.lowerBound })
        else { return nil }
        let own = BlockText(swift.content.bytes).lines
        let other = NormalizedLine.lines(of: source).filter { place.lines.contains(Int($0.number)) }
        guard !own.isEmpty, !other.isEmpty else { return nil }
        firstLine = swift.codeBlock.firstContentLine
        self.block = own
        self.source = other
        pairs = CommonLines.pairs(block: own, source: other, window: other.indices, diagonal: 0)
    }

    /// The line of the source, as UTF-8 byte offsets without the white space around it, that a zero-based line of the
    /// README goes with; where it is in no source, the line that stands in its place.
    public func sourceLine(ofReadmeLine line: Int) -> Range<Int> {
        let wanted = line - firstLine
        let index = max(0, (block.firstIndex { Int($0.number) > wanted } ?? block.count) - 1)
        return source[sourceIndex(of: index)].text
    }

    private func sourceIndex(of index: Int) -> Int {
        let next = pairs.first { $0.block >= index }
        if let next, next.block == index { return next.source }
        guard let before = pairs.last(where: { $0.block < index }) else {
            return max(0, next.map { $0.source - ($0.block - index) } ?? min(index, source.count - 1))
        }
        return min(before.source + index - before.block, next?.source ?? source.count - 1)
    }
}
