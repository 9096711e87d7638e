/// A block laid beside the lines of a source that it resembles.
struct Alignment {
    let file: Int
    /// Indices of the lines of the source that the block stands for.
    let lines: Range<Int>
    let edits: [LineEdit]
    /// See ``Resemblance/similarity``.
    let similarity: Double
    /// White space that the source has before each line and the block has not.
    let addedIndentation: ArraySlice<UInt8>

    /// Lines of a gap whose similarity is below this are not two versions of one line.
    private static let pairingThreshold = 0.4

    /// `nil` when the block and the window have no line in common, nor one that is similar.
    init?(of block: BlockText, with source: SourceText, at window: NearestSource.Window) {
        let slack = max(3, block.lines.count / 2)
        let start = max(0, window.diagonal - slack)
        let end = min(source.lines.count, window.diagonal + block.lines.count + slack)
        guard start < end else { return nil }
        let pairs = CommonLines.pairs(
            block: block.lines, source: source.lines, window: start..<end, diagonal: window.diagonal)
        let anchors = Alignment.anchors(pairs, block: block)

        let gaps = Gaps(block: block, source: source, threshold: Alignment.pairingThreshold)
        let added = Alignment.addedIndentation(anchors, block: block, source: source)
        var edits: [LineEdit] = []
        if let first = anchors.first, let last = anchors.last {
            edits += gaps.leading(first)
            var previous = first
            for anchor in anchors {
                if anchor.block > first.block {
                    edits += gaps.between(previous.block + 1..<anchor.block, previous.source + 1..<anchor.source)
                }
                let isSame = Alignment.isSame(anchor, block: block, source: source, added: added)
                edits.append(
                    isSame
                        ? .equal(block: anchor.block, source: anchor.source)
                        : .reindented(block: anchor.block, source: anchor.source))
                previous = anchor
            }
            edits += gaps.trailing(last)
        } else {
            let from = max(window.diagonal, 0)
            let to = min(window.diagonal + block.lines.count, source.lines.count)
            guard from < to else { return nil }
            edits = gaps.between(0..<block.lines.count, from..<to)
        }
        edits = Alignment.trimmed(edits)
        let used = edits.compactMap(\.sourceLine)
        guard let low = used.first, let high = used.last else { return nil }
        file = window.file
        lines = low..<high + 1
        addedIndentation = added
        similarity = Resemblance(edits, block, source).similarity
        self.edits = edits
    }

    /// Pairs of lines without blank ones at either end, which would tie the block to nothing.
    private static func anchors(
        _ pairs: [(block: Int, source: Int)], block: BlockText
    ) -> ArraySlice<(block: Int, source: Int)> {
        var anchors = pairs[...]
        while let first = anchors.first, block.lines[first.block].isBlank { anchors.removeFirst() }
        while let last = anchors.last, block.lines[last.block].isBlank { anchors.removeLast() }
        return anchors
    }

    /// The edits without source lines at either end: those belong to no line of the block.
    private static func trimmed(_ edits: [LineEdit]) -> [LineEdit] {
        let start = edits.firstIndex { $0.blockLine != nil } ?? 0
        let end = edits.lastIndex { $0.blockLine != nil }.map { $0 + 1 } ?? 0
        return start < end ? Array(edits[start..<end]) : []
    }

    /// The white space most pairs agree on; of two that as many agree on, the shorter.
    private static func addedIndentation(
        _ pairs: ArraySlice<(block: Int, source: Int)>, block: BlockText, source: SourceText
    ) -> ArraySlice<UInt8> {
        var votes: [ArraySlice<UInt8>: Int] = [:]
        for pair in pairs where !block.lines[pair.block].isBlank {
            let own = block.indentation(of: block.lines[pair.block])
            let other = source.bytes[source.lines[pair.source].indentation]
            if other.count >= own.count, other.suffix(own.count).elementsEqual(own) {
                votes[other.dropLast(own.count), default: 0] += 1
            }
        }
        return votes.min { ($1.value, $0.key.count) < ($0.value, $1.key.count) }?.key ?? []
    }

    private static func isSame(
        _ pair: (block: Int, source: Int), block: BlockText, source: SourceText, added: ArraySlice<UInt8>
    ) -> Bool {
        let line = block.lines[pair.block]
        if line.isBlank { return true }
        let own = block.indentation(of: line)
        let other = source.bytes[source.lines[pair.source].indentation]
        return other.count == own.count + added.count && other.starts(with: added)
            && other.suffix(own.count).elementsEqual(own)
    }
}
