/// A hash table from spellings to keywords, made for lookups by the first eight bytes of a word as one number.
///
/// Words of up to eight bytes, which most keywords are, have a slot of their own each, so that the hot loop finds them
/// without a branch. The few longer ones stand in a list, found by the slot of their first eight bytes.
struct KeywordTable: Sendable {
    struct Entry {
        /// The first eight bytes, the first one lowest, zero behind the end.
        let head: UInt64
        let length: UInt8
        let keyword: Keyword
        let kind: TokenKind
    }

    private static let slotBits = 11
    static let shift = UInt64(64 - slotBits)

    /// Index into `entries` for each hash; 0 stands for no word. One byte each, to stay in the cache.
    let slots: [UInt8]
    /// The first is no word.
    let entries: [Entry]
    /// For each hash whether a longer keyword has it.
    let longSlots: [Bool]
    let longEntries: [Entry]
    let multiplier: UInt64

    static let shared = KeywordTable()

    private init() {
        var short = [Entry(head: KeywordTable.head("_"), length: 1, keyword: .none, kind: .wildcard)]
        var long: [Entry] = []
        for keyword in Keyword.allCases where keyword != .none {
            let spelling = keyword.spelling
            let entry = Entry(
                head: KeywordTable.head(spelling), length: UInt8(truncatingIfNeeded: spelling.utf8.count),
                keyword: keyword, kind: keyword.isReserved ? .keyword : .identifier)
            if entry.length <= 8 { short.append(entry) } else { long.append(entry) }
        }
        // One in seven multipliers gives every word its own slot.
        var multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
        while Set(short.map { KeywordTable.slot($0.head, multiplier) }).count < short.count {
            multiplier = multiplier &* 6_364_136_223_846_793_005 | 1
        }
        var slots = [UInt8](repeating: 0, count: 1 << KeywordTable.slotBits)
        for (index, entry) in short.enumerated() {
            slots[KeywordTable.slot(entry.head, multiplier)] = UInt8(truncatingIfNeeded: index + 1)
        }
        var longSlots = [Bool](repeating: false, count: 1 << KeywordTable.slotBits)
        for entry in long { longSlots[KeywordTable.slot(entry.head, multiplier)] = true }
        self.slots = slots
        self.longSlots = longSlots
        entries = [Entry(head: 0, length: 0, keyword: .none, kind: .identifier)] + short
        longEntries = long
        self.multiplier = multiplier
    }

    private static func head(_ spelling: String) -> UInt64 {
        spelling.utf8.prefix(8).enumerated().reduce(0) { $0 | UInt64($1.element) << UInt64($1.offset * 8) }
    }

    @inline(__always)
    static func slot(_ head: UInt64, _ multiplier: UInt64) -> Int {
        Int(truncatingIfNeeded: (head &* multiplier) >> shift)
    }
}
