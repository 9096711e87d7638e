/// A hash table from spellings to keywords, made for lookups by the first eight bytes of a word as one number.
struct KeywordTable: Sendable {
    struct Entry {
        /// The first eight bytes, the first one lowest, zero behind the end.
        let head: UInt64
        let length: Int
        let keyword: Keyword
    }

    /// Power of two, sparse enough that most words that are no keyword meet an empty slot.
    static let slotCount = 1024
    private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
    private static let shift: UInt64 = 54

    /// Index into `entries` for each hash; 0 is empty. One byte each, to stay in the cache.
    let slots: [UInt8]
    let entries: [Entry]

    static let shared = KeywordTable()

    private init() {
        var slots = [UInt8](repeating: 0, count: KeywordTable.slotCount)
        var entries = [Entry(head: 0, length: 0, keyword: .none)]
        for keyword in Keyword.allCases where keyword != .none {
            let spelling = keyword.spelling.utf8
            var head: UInt64 = 0
            for (index, byte) in spelling.prefix(8).enumerated() { head |= UInt64(byte) << UInt64(index * 8) }
            var slot = KeywordTable.slot(head)
            while slots[slot] != 0 { slot = (slot + 1) % KeywordTable.slotCount }
            slots[slot] = UInt8(truncatingIfNeeded: entries.count)
            entries.append(Entry(head: head, length: spelling.count, keyword: keyword))
        }
        self.slots = slots
        self.entries = entries
    }

    @inline(__always)
    static func slot(_ head: UInt64) -> Int {
        Int(truncatingIfNeeded: (head &* multiplier) >> shift)
    }
}

/// The keyword table as the lexer's hot loop reads it. Valid while the table is.
struct KeywordLookup {
    let slots: UnsafePointer<UInt8>
    let entries: UnsafePointer<KeywordTable.Entry>

    /// The keyword spelled by the `length` bytes at `start`, whose first eight, zero behind their end, are `head`.
    @inline(__always)
    func keyword(head: UInt64, at start: UnsafePointer<UInt8>, length: Int) -> Keyword {
        var slot = KeywordTable.slot(head)
        while slots[slot] != 0 {
            let entry = entries[Int(slots[slot])]
            if entry.head == head, entry.length == length,
                length <= 8 || KeywordLookup.matches(entry.keyword, at: start, length: length)
            {
                return entry.keyword
            }
            slot = (slot + 1) & (KeywordTable.slotCount - 1)
        }
        return .none
    }

    @inline(never)
    private static func matches(_ keyword: Keyword, at start: UnsafePointer<UInt8>, length: Int) -> Bool {
        keyword.spelling.utf8.elementsEqual(UnsafeBufferPointer(start: start, count: length))
    }
}
