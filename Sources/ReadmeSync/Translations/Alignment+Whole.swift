extension Alignment {
    /// Lays all lines of a block beside all lines of another that it is known to be a version of.
    init(whole block: BlockText, with source: SourceText) {
        let all = 0..<source.lines.count
        let pairs = CommonLines.pairs(block: block.lines, source: source.lines, window: all, diagonal: 0)
        let anchors = Alignment.anchors(pairs, block: block)
        let added = Alignment.addedIndentation(anchors, block: block, source: source)
        let gaps = Gaps(block: block, source: source, threshold: Alignment.pairingThreshold)
        var edits: [LineEdit] = []
        var next = (block: 0, source: 0)
        for anchor in anchors {
            edits += gaps.between(next.block..<anchor.block, next.source..<anchor.source)
            let isSame = Alignment.isSame(anchor, block: block, source: source, added: added)
            edits.append(
                isSame
                    ? .equal(block: anchor.block, source: anchor.source)
                    : .reindented(block: anchor.block, source: anchor.source))
            next = (anchor.block + 1, anchor.source + 1)
        }
        edits += gaps.between(next.block..<block.lines.count, next.source..<source.lines.count)
        file = 0
        lines = all
        addedIndentation = added
        similarity = Resemblance(edits, block, source).similarity
        self.edits = edits
    }
}
