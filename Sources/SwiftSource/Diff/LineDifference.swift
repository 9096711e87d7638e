/// Compares two texts line by line. Lines end with a line feed and nothing else, as programs that read patches have it.
public enum LineDifference {
    /// Beyond so many differing lines the rest is shown as replaced as a whole: the search takes time and memory in
    /// proportion to their square.
    private static let searchLimit = 2_000

    /// All lines of both texts, in order.
    public static func lines(from old: [UInt8], to new: [UInt8]) -> [DiffLine] {
        let before = pieces(of: old)
        let after = pieces(of: new)
        let head = zip(before, after).prefix { $0 == $1 }.count
        let room = min(before.count, after.count) - head
        let tail = zip(before.reversed(), after.reversed()).prefix(room).prefix { $0 == $1 }.count
        let middle = Middle(
            old: before, new: after, oldRange: head..<before.count - tail, newRange: head..<after.count - tail)
        var lines = (0..<head).map { line(before[$0], old: $0, new: $0) }
        for (old, new) in middle.pairs() {
            lines.append(line(old.map { before[$0] } ?? new.map { after[$0] } ?? [], old: old, new: new))
        }
        for offset in 0..<tail {
            let place = before.count - tail + offset
            lines.append(line(before[place], old: place, new: after.count - tail + offset))
        }
        return lines
    }

    /// The lines with their breaks.
    private static func pieces(of text: [UInt8]) -> [ArraySlice<UInt8>] {
        var pieces: [ArraySlice<UInt8>] = []
        var start = 0
        while start < text.count {
            let end = text[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
            pieces.append(text[start..<end])
            start = end
        }
        return pieces
    }

    private static func line(_ piece: ArraySlice<UInt8>, old: Int?, new: Int?) -> DiffLine {
        let isEnded = piece.last == 0x0A
        return DiffLine(isEnded ? piece.dropLast() : piece, oldLine: old, newLine: new, isUnended: !isEnded)
    }

    /// The lines between the first and the last difference.
    private struct Middle {
        let old: [ArraySlice<UInt8>]
        let new: [ArraySlice<UInt8>]
        let oldRange: Range<Int>
        let newRange: Range<Int>

        /// Lines of both, or of one where the other has none, in order.
        func pairs() -> [(old: Int?, new: Int?)] {
            guard !oldRange.isEmpty, !newRange.isEmpty, let trace = trace() else { return allReplaced }
            var pairs: [(old: Int?, new: Int?)] = []
            var (x, y) = (oldRange.count, newRange.count)
            for depth in trace.indices.reversed() {
                let reach = trace[depth]
                let before = Middle.isDown(x - y, depth, reach) ? x - y + 1 : x - y - 1
                let startX = Middle.at(before, reach)
                let startY = startX - before
                while x > startX, y > startY {
                    x -= 1
                    y -= 1
                    pairs.append((oldRange.lowerBound + x, newRange.lowerBound + y))
                }
                if depth > 0 {
                    let isAdded = x == startX
                    pairs.append(
                        isAdded ? (nil, newRange.lowerBound + startY) : (oldRange.lowerBound + startX, nil))
                }
                (x, y) = (startX, startY)
            }
            return pairs.reversed()
        }

        private var allReplaced: [(old: Int?, new: Int?)] {
            oldRange.map { ($0, nil) } + newRange.map { (nil, $0) }
        }

        /// How far a diagonal reached.
        private static func at(_ diagonal: Int, _ reach: [Int]) -> Int { reach[diagonal + reach.count / 2] }

        /// Whether a diagonal is reached from the one above it, by an added line.
        private static func isDown(_ diagonal: Int, _ depth: Int, _ reach: [Int]) -> Bool {
            diagonal == -depth || (diagonal != depth && at(diagonal - 1, reach) < at(diagonal + 1, reach))
        }

        /// Myers' greedy search: for each number of changes, how far each diagonal reached with one change less. Nil
        /// when there are too many changes.
        private func trace() -> [[Int]]? {
            let limit = min(oldRange.count + newRange.count, LineDifference.searchLimit)
            var reach = [Int](repeating: 0, count: 2 * limit + 3)
            let centre = limit + 1
            var trace: [[Int]] = []
            for depth in 0...limit {
                trace.append(Array(reach[centre - depth - 1...centre + depth + 1]))
                for diagonal in stride(from: -depth, through: depth, by: 2) {
                    let isDown = Middle.isDown(diagonal, depth, reach)
                    var x = isDown ? Middle.at(diagonal + 1, reach) : Middle.at(diagonal - 1, reach) + 1
                    while x < oldRange.count, x - diagonal < newRange.count,
                        old[oldRange.lowerBound + x] == new[newRange.lowerBound + x - diagonal]
                    {
                        x += 1
                    }
                    reach[centre + diagonal] = x
                    if x >= oldRange.count, x - diagonal >= newRange.count { return trace }
                }
            }
            return nil
        }
    }
}
