/// The lines that a block and a part of a source have in common, in order: the heaviest common subsequence.
enum CommonLines {
    /// Cells of the table, beyond which a block is taken apart at lines that stand in it, and in the source, once.
    private static let tableLimit = 200_000

    /// Pairs of line indices, ascending in both.
    static func pairs(
        block: [NormalizedLine], source: [NormalizedLine], window: Range<Int>, diagonal: Int
    ) -> [(block: Int, source: Int)] {
        guard block.count * window.count > tableLimit else {
            return table(block[...], source: source, window: window)
        }
        let anchors = anchors(block, source, window)
        guard !anchors.isEmpty else { return along(diagonal, block[...], source, window) }
        var pairs: [(block: Int, source: Int)] = []
        var (line, other) = (0, window.lowerBound)
        for anchor in anchors {
            pairs += gap(block[line..<anchor.block], source, other..<anchor.source)
            pairs.append(anchor)
            (line, other) = (anchor.block + 1, anchor.source + 1)
        }
        return pairs + gap(block[line...], source, other..<window.upperBound)
    }

    /// The pairs between two anchors.
    private static func gap(
        _ block: ArraySlice<NormalizedLine>, _ source: [NormalizedLine], _ window: Range<Int>
    ) -> [(block: Int, source: Int)] {
        guard !block.isEmpty, !window.isEmpty else { return [] }
        return block.count * window.count <= tableLimit
            ? table(block, source: source, window: window)
            : along(window.lowerBound - block.startIndex, block, source, window)
    }

    private static func along(
        _ diagonal: Int, _ block: ArraySlice<NormalizedLine>, _ source: [NormalizedLine], _ window: Range<Int>
    ) -> [(block: Int, source: Int)] {
        block.indices.compactMap { line in
            let other = line + diagonal
            return window.contains(other) && block[line].hash == source[other].hash ? (line, other) : nil
        }
    }

    /// Lines that stand once in the block and once in the window, as many as are in the same order in both.
    private static func anchors(
        _ block: [NormalizedLine], _ source: [NormalizedLine], _ window: Range<Int>
    ) -> [(block: Int, source: Int)] {
        var sourceLines: [UInt64: Int?] = [:]
        for line in window {
            let isFirst = sourceLines[source[line].hash] == nil
            sourceLines[source[line].hash] = .some(isFirst ? line : nil)
        }
        var counts: [UInt64: Int] = [:]
        for line in block { counts[line.hash, default: 0] += 1 }
        let unique = block.indices.compactMap { line -> (block: Int, source: Int)? in
            guard !block[line].isBlank, counts[block[line].hash] == 1, let known = sourceLines[block[line].hash],
                let other = known
            else { return nil }
            return (line, other)
        }
        return longestAscending(unique)
    }

    /// The longest run of pairs, not all of them neighbours, that ascends in the source too.
    private static func longestAscending(_ pairs: [(block: Int, source: Int)]) -> [(block: Int, source: Int)] {
        /// For each length the pair that ends the run with the lowest source line.
        var ends: [Int] = []
        var previous = [Int](repeating: -1, count: pairs.count)
        for (number, pair) in pairs.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if pairs[ends[middle]].source < pair.source { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[number] = ends[low - 1] }
            if low == ends.count { ends.append(number) } else { ends[low] = number }
        }
        var run: [(block: Int, source: Int)] = []
        var next = ends.last ?? -1
        while next >= 0 {
            run.append(pairs[next])
            next = previous[next]
        }
        return run.reversed()
    }

    /// The best pairs of all.
    private static func table(
        _ block: ArraySlice<NormalizedLine>, source: [NormalizedLine], window: Range<Int>
    ) -> [(block: Int, source: Int)] {
        HeaviestSubsequence.pairs(block.indices, window) { line, other in
            block[line].hash == source[other].hash ? weight(of: source[other]) : 0
        }.map { ($0.left, $0.right) }
    }

    /// Blank lines and closing braces hold lines together less than code does.
    private static func weight(of line: NormalizedLine) -> Int {
        switch line.text.count {
        case 0: 1
        case 1...3: 2
        default: 6
        }
    }
}
