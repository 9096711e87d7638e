/// Looks for the segments of a block in one source: in order, with lines left out between them that open and close as
/// many brackets as they must, so that what is left out is whole members, statements or arguments.
struct ElisionSearch {
    let block: BlockText
    let elided: ElidedBlock
    let source: SourceText
    let depths: BracketDepths
    /// Whether all segments must be indented alike. Without this, each may be by itself.
    var keepsIndentation = true
    /// Lines that may still be looked at; every block has an end.
    var linesLeft: Int
    /// Places from which the rest of the segments is known not to follow.
    private var failed: Set<Place> = []

    private struct Place: Hashable {
        let segment: Int
        let line: Int
    }

    init(
        _ block: BlockText, _ elided: ElidedBlock, in source: SourceText, _ depths: BracketDepths,
        keepsIndentation: Bool, linesLeft: Int
    ) {
        self.block = block
        self.elided = elided
        self.source = source
        self.depths = depths
        self.keepsIndentation = keepsIndentation
        self.linesLeft = linesLeft
    }

    /// Where each segment begins, when the first one does at `start`.
    mutating func starts(from start: Int) -> [Int]? {
        failed = []
        guard let first = elided.segments.first else { return nil }
        var added: ArraySlice<UInt8>?
        guard stands(0, at: start, added: &added), !elided.leavesOutBeginning || canLeaveOut(before: start),
            let rest = rest(behind: 0, line: start + first.count, added: added)
        else { return nil }
        return [start] + rest
    }

    private func stands(_ segment: Int, at line: Int, added: inout ArraySlice<UInt8>?) -> Bool {
        if !keepsIndentation { added = nil }
        let lines = elided.segments[segment]
        guard keepsIndentation else {
            return BlockMatcher.stands(block.part(lines), 0..<lines.count, in: source, at: line, added: &added)
        }
        return BlockMatcher.stands(block, lines, in: source, at: line, added: &added)
    }

    /// Where the segments behind the given one begin; `line` is the first that may be left out.
    private mutating func rest(behind segment: Int, line: Int, added: ArraySlice<UInt8>?) -> [Int]? {
        guard segment + 1 < elided.segments.count else {
            return !elided.leavesOutEnd || canLeaveOut(from: line) ? [] : nil
        }
        let place = Place(segment: segment, line: line)
        guard !failed.contains(place) else { return nil }
        let wanted = elided.segments[segment + 1]
        let hash = block.lines[wanted.lowerBound].hash
        let depth = depths.before[line]
        var candidate = line
        while candidate < source.lines.count, depths.lowest[candidate] >= depth, linesLeft > 0 {
            candidate += 1
            linesLeft -= 1
            guard candidate < source.lines.count, depths.before[candidate] == depth,
                source.lines[candidate].hash == hash
            else { continue }
            var indentation = added
            linesLeft -= wanted.count
            guard stands(segment + 1, at: candidate, added: &indentation) else { continue }
            if let rest = rest(behind: segment + 1, line: candidate + wanted.count, added: indentation) {
                return [candidate] + rest
            }
        }
        failed.insert(place)
        return nil
    }

    /// Whether a line or more from `line` on open as many brackets as they close, and none that was open.
    private mutating func canLeaveOut(from line: Int) -> Bool {
        var end = line
        while end < source.lines.count, depths.lowest[end] >= depths.before[line], linesLeft > 0 {
            end += 1
            linesLeft -= 1
            if depths.before[end] == depths.before[line] { return true }
        }
        return false
    }

    /// The same of the lines before `line`.
    private mutating func canLeaveOut(before line: Int) -> Bool {
        var start = line
        while start > 0, linesLeft > 0 {
            start -= 1
            linesLeft -= 1
            if depths.lowest[start] < depths.before[line] { return false }
            if depths.before[start] == depths.before[line] { return true }
        }
        return false
    }
}
