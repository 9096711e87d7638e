/// Finds the lines of the sources that a block most likely comes from.
///
/// Every line of the block votes for the places where it stands: for a file and a diagonal, which is the distance between
/// the line in the source and the line in the block. The lines of a copy lie on one diagonal, or near it.
struct NearestSource {
    /// A part of a file that is worth comparing.
    struct Window: Hashable {
        let file: Int
        /// Line of the source where the block would begin; may lie before the first.
        let diagonal: Int
    }

    /// How many windows are compared; the right one is nearly always the first.
    private static let windowLimit = 6

    let library: SourceLibrary
    var files: [SourceText] { library.files }
    var exact: SourceIndex { library.exact }

    /// The windows with most votes, best first.
    func windows(for block: BlockText) -> [Window] {
        var votes: [Vote] = []
        let limit = library.limits.votes
        var left = limit
        for (number, places) in rarestFirst(block) {
            left -= places.count
            guard left >= 0 || votes.isEmpty else { break }
            let weight = min(block.lines[number].text.count, 40)
            for place in places.prefix(limit) {
                votes.append(Vote(file: place.file, diagonal: place.line - Int32(number), weight: weight))
            }
        }
        library.count(votes.count)
        return NearestSource.best(votes)
    }

    /// What one line of a block says about one window.
    private struct Vote {
        /// File and diagonal, in the order of both.
        let key: UInt64
        let weight: Int

        init(file: Int32, diagonal: Int32, weight: Int) {
            key = UInt64(UInt32(bitPattern: file)) << 32 | UInt64(UInt32(bitPattern: diagonal) ^ 1 << 31)
            self.weight = weight
        }

        var window: Window {
            Window(
                file: Int(key >> 32), diagonal: Int(Int32(bitPattern: UInt32(truncatingIfNeeded: key) ^ 1 << 31)))
        }
    }

    /// The windows with most votes; of two with as many, the earlier.
    private static func best(_ votes: [Vote]) -> [Window] {
        let sorted = votes.sorted { $0.key < $1.key }
        var best: [(vote: Vote, sum: Int)] = []
        var start = 0
        while start < sorted.count {
            var end = start
            var sum = 0
            while end < sorted.count, sorted[end].key == sorted[start].key {
                sum += sorted[end].weight
                end += 1
            }
            let rank = best.firstIndex { $0.sum < sum } ?? best.count
            if rank < windowLimit {
                best.insert((sorted[start], sum), at: rank)
                if best.count > windowLimit { best.removeLast() }
            }
            start = end
        }
        return best.map(\.vote.window)
    }

    /// The lines of the block with the places where they stand, exactly or nearly.
    private func rarestFirst(_ block: BlockText) -> [(line: Int, places: ArraySlice<SourceIndex.Place>)] {
        var lines: [(line: Int, places: ArraySlice<SourceIndex.Place>)] = []
        for (number, line) in block.lines.enumerated() where !line.isBlank {
            let exactPlaces = exact.places(of: line.hash)
            let places =
                exactPlaces.isEmpty ? library.loose.places(of: LooseLine.hash(of: block.bytes[line.text])) : exactPlaces
            if !places.isEmpty { lines.append((number, places)) }
        }
        return lines.sorted { ($0.places.count, $0.line) < ($1.places.count, $1.line) }
    }
}
