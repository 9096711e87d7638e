/// Pairs of two sequences, in order in both, whose weights make the largest sum.
enum HeaviestSubsequence {
    /// Cells of the table, beyond which nothing is paired: nobody writes that many blocks or headings.
    private static let tableLimit = 4_000_000

    /// Whether sequences of these lengths are paired at all.
    static func canPair(_ left: Int, _ right: Int) -> Bool { left * right <= tableLimit }

    /// - Parameter weight: Of a pair; 0 for what does not go together.
    static func pairs(
        _ left: Range<Int>, _ right: Range<Int>, weight: (_ left: Int, _ right: Int) -> Int
    ) -> [(left: Int, right: Int)] {
        guard !left.isEmpty, !right.isEmpty, canPair(left.count, right.count) else { return [] }
        let width = right.count + 1
        /// The largest sum from each cell on.
        var best = [Int](repeating: 0, count: (left.count + 1) * width)
        /// What the cell adds to it.
        var taken = [Int](repeating: 0, count: left.count * right.count)
        for row in (0..<left.count).reversed() {
            for column in (0..<right.count).reversed() {
                let own = weight(left.lowerBound + row, right.lowerBound + column)
                taken[row * right.count + column] = own
                let without = max(best[(row + 1) * width + column], best[row * width + column + 1])
                best[row * width + column] =
                    own > 0 ? max(without, best[(row + 1) * width + column + 1] + own) : without
            }
        }
        var pairs: [(left: Int, right: Int)] = []
        var (row, column) = (0, 0)
        while row < left.count, column < right.count {
            let value = best[row * width + column]
            let own = taken[row * right.count + column]
            if own > 0, value == best[(row + 1) * width + column + 1] + own {
                pairs.append((left.lowerBound + row, right.lowerBound + column))
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
}
