import RuleEngine

/// Edits of one document that can be made together.
struct EditSet {
    /// In the order of their ranges.
    private(set) var edits: [TextEdit] = []

    /// Takes all of `news` in, or none when one of them is in the way of another.
    mutating func insert(_ news: [TextEdit]) {
        var taken: [TextEdit] = []
        for edit in news {
            let index = place(of: edit.range)
            let neighbours = edits[max(0, index - 1)..<min(edits.count, index + 1)]
            if neighbours.contains(edit) { continue }
            guard !neighbours.contains(where: { Self.collide($0.range, edit.range) }) else {
                edits.removeAll { taken.contains($0) }
                return
            }
            edits.insert(edit, at: index)
            taken.append(edit)
        }
    }

    /// Index of the first edit that begins behind the range, or where it does and ends no earlier.
    private func place(of range: Range<Int>) -> Int {
        var low = 0
        var high = edits.count
        while low < high {
            let middle = (low + high) / 2
            let other = edits[middle].range
            if (other.lowerBound, other.upperBound) < (range.lowerBound, range.upperBound) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }

    /// Whether two edits overlap, or begin at the same place, where the order of insertions would be a guess.
    private static func collide(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
        one.overlaps(other) || one.lowerBound == other.lowerBound
            || (one.isEmpty && other.contains(one.lowerBound)) || (other.isEmpty && one.contains(other.lowerBound))
    }
}
