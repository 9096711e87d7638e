/// The lines that a block and a part of a source have in common, in order: the heaviest common subsequence.
enum CommonLines {
    /// Cells of the table, beyond which lines are only compared along the diagonal.
    private static let tableLimit = 4_000_000

    /// Pairs of line indices, ascending in both.
    static func pairs(
        block: [NormalizedLine], source: [NormalizedLine], window: Range<Int>, diagonal: Int
    ) -> [(block: Int, source: Int)] {
        guard block.count * window.count <= tableLimit else {
            return block.indices.compactMap { line in
                let other = line + diagonal
                return window.contains(other) && block[line].hash == source[other].hash ? (line, other) : nil
            }
        }
        let width = window.count + 1
        var best = [Int32](repeating: 0, count: (block.count + 1) * width)
        for row in block.indices.reversed() {
            for column in (0..<window.count).reversed() {
                var value = max(best[(row + 1) * width + column], best[row * width + column + 1])
                let other = source[window.lowerBound + column]
                if block[row].hash == other.hash {
                    value = max(value, best[(row + 1) * width + column + 1] + weight(of: other))
                }
                best[row * width + column] = value
            }
        }
        return trace(best, block: block, source: source, window: window)
    }

    private static func trace(
        _ best: [Int32], block: [NormalizedLine], source: [NormalizedLine], window: Range<Int>
    ) -> [(block: Int, source: Int)] {
        let width = window.count + 1
        var pairs: [(block: Int, source: Int)] = []
        var row = 0
        var column = 0
        while row < block.count, column < window.count {
            let value = best[row * width + column]
            let other = source[window.lowerBound + column]
            if block[row].hash == other.hash, value == best[(row + 1) * width + column + 1] + weight(of: other) {
                pairs.append((row, window.lowerBound + column))
                row += 1
                column += 1
            } else if value == best[(row + 1) * width + column] {
                row += 1
            } else {
                column += 1
            }
        }
        return pairs
    }

    /// Blank lines and closing braces hold lines together less than code does.
    private static func weight(of line: NormalizedLine) -> Int32 {
        switch line.text.count {
        case 0: 1
        case 1...3: 2
        default: 6
        }
    }
}
