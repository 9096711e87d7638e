/// Where the runs of back-quotes of a text begin, by their length: what ends a code span is a run as long as the one
/// that begins it.
struct BackQuoteRuns {
    /// Ascending.
    private var starts: [Int: [Int]] = [:]

    init(in text: [UInt8]) {
        var position = 0
        while position < text.count {
            guard text[position] == Byte.backQuote else {
                position += 1
                continue
            }
            let start = position
            while position < text.count, text[position] == Byte.backQuote { position += 1 }
            starts[position - start, default: []].append(start)
        }
    }

    /// The next run of that length at `offset` or behind it.
    func next(ofLength length: Int, from offset: Int) -> Int? {
        guard let places = starts[length] else { return nil }
        var low = 0
        var high = places.count
        while low < high {
            let middle = (low + high) / 2
            if places[middle] < offset { low = middle + 1 } else { high = middle }
        }
        return low < places.count ? places[low] : nil
    }
}
