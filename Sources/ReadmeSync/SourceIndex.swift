/// The lines of all sources, found by their hash.
struct SourceIndex: Sendable {
    struct Place: Sendable {
        let file: Int32
        /// Index among the file's lines, which are not all lines of the file (see ``NormalizedLine``).
        let line: Int32
    }

    private let slotHashes: [UInt64]
    /// Where the places of a slot begin in `places`; one more than there are slots.
    private let slotStarts: [Int32]
    private let places: [Place]

    /// Makes an index of the lines whose `hash` is not 0.
    init(_ files: [SourceText], hash: (SourceText, NormalizedLine) -> UInt64) {
        self.init(lineCounts: files.map(\.lines.count)) { hash(files[$0], files[$0].lines[$1]) }
    }

    /// Makes an index of what begins in the lines of files, given by their numbers; without those whose `hash` is 0.
    init(lineCounts: [Int], hash: (_ file: Int, _ line: Int) -> UInt64) {
        let lineCount = lineCounts.reduce(0, +)
        var capacity = 16
        while capacity < lineCount * 2 { capacity *= 2 }
        var hashes = [UInt64](repeating: 0, count: capacity)
        var counts = [Int32](repeating: 0, count: capacity + 1)
        var slots: [Int32] = []
        slots.reserveCapacity(lineCount)
        for (file, count) in lineCounts.enumerated() {
            for line in 0..<count {
                let value = hash(file, line)
                guard value != 0 else {
                    slots.append(-1)
                    continue
                }
                let slot = SourceIndex.slot(of: value, in: hashes)
                hashes[slot] = value
                counts[slot] += 1
                slots.append(Int32(slot))
            }
        }
        var total: Int32 = 0
        for slot in counts.indices {
            let count = counts[slot]
            counts[slot] = total
            total += count
        }
        var ends = counts
        var places = [Place](repeating: Place(file: 0, line: 0), count: Int(total))
        var next = 0
        for (file, count) in lineCounts.enumerated() {
            for line in 0..<count {
                let slot = Int(slots[next])
                next += 1
                guard slot >= 0 else { continue }
                places[Int(ends[slot])] = Place(file: Int32(file), line: Int32(line))
                ends[slot] += 1
            }
        }
        slotHashes = hashes
        slotStarts = counts
        self.places = places
    }

    /// All lines with that hash, in the order of the files.
    func places(of hash: UInt64) -> ArraySlice<Place> {
        guard hash != 0 else { return [] }
        let slot = SourceIndex.slot(of: hash, in: slotHashes)
        return places[Int(slotStarts[slot])..<Int(slotStarts[slot + 1])]
    }

    /// The slot that holds `hash`, or the free one where it belongs. There are always free slots.
    private static func slot(of hash: UInt64, in hashes: [UInt64]) -> Int {
        let mask = hashes.count - 1
        var slot = Int(truncatingIfNeeded: hash ^ (hash >> 29)) & mask
        while hashes[slot] != hash, hashes[slot] != 0 { slot = (slot + 1) & mask }
        return slot
    }
}

/// A source and its lines.
struct SourceText: Sendable {
    let path: String
    let bytes: [UInt8]
    let isCompiled: Bool
    let lines: [NormalizedLine]

    /// A block of another README.
    init(path: String, block: BlockText) {
        self.path = path
        bytes = block.bytes
        isCompiled = true
        lines = block.lines
    }

    init(_ source: ReadmeSource) {
        path = source.path
        bytes = source.bytes
        isCompiled = source.isCompiled
        lines = source.lines
    }

    /// The place of the lines with these indices.
    func place(of range: Range<Int>) -> SourcePlace {
        let kept = lines[range.clamped(to: 0..<lines.count)]
        guard let first = kept.first, let last = kept.last else {
            return SourcePlace(path: path, range: 0..<0, lines: 0..<0)
        }
        return SourcePlace(
            path: path, range: Int(first.textStart)..<max(Int(last.end), Int(first.textStart)),
            lines: Int(first.number)..<Int(last.number) + 1)
    }
}
