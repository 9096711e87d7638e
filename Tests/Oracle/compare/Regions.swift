/// Parts of a text in which some kinds of nodes are not compared, because the two trees are made differently there.
struct Regions {
    private var starts: [Int] = []
    private var ends: [Int] = []

    var isEmpty: Bool { starts.isEmpty }

    /// The regions that facts of one kind mark; only the outermost of those inside one another.
    init(_ facts: [Fact], kind: String) {
        for fact in facts.filter({ $0.kind == kind }).sorted(by: { ($0.start, $1.end) < ($1.start, $0.end) })
        where fact.start >= ends.last ?? 0 {
            starts.append(fact.start)
            ends.append(fact.end)
        }
    }

    /// Whether the fact begins inside a region.
    func contains(_ fact: Fact) -> Bool { contains(fact.start) }

    /// Whether a region lies inside the fact.
    func isInside(_ fact: Fact) -> Bool {
        zip(starts, ends).contains { fact.start <= $0 && $1 <= fact.end }
    }

    /// Whether the byte is inside a region.
    func contains(_ offset: Int) -> Bool {
        var low = 0
        var high = starts.count
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        return low < starts.count && starts[low] <= offset
    }
}
