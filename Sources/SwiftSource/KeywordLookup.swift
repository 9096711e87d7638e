/// The keyword table as the lexer's hot loop reads it. Valid while the table is.
struct KeywordLookup {
    private let slots: UnsafePointer<UInt8>
    private let entries: UnsafePointer<KeywordTable.Entry>
    private let longSlots: UnsafePointer<Bool>
    private let multiplier: UInt64

    init?(
        _ table: KeywordTable, slots: UnsafeBufferPointer<UInt8>, entries: UnsafeBufferPointer<KeywordTable.Entry>,
        longSlots: UnsafeBufferPointer<Bool>
    ) {
        guard let slots = slots.baseAddress, let entries = entries.baseAddress, let longSlots = longSlots.baseAddress
        else {
            return nil
        }
        self.slots = slots
        self.entries = entries
        self.longSlots = longSlots
        multiplier = table.multiplier
    }

    /// Kind and keyword of a word that stands at `start`.
    @inline(__always)
    func look(up word: ASCIIWord, at start: UnsafePointer<UInt8>) -> (kind: TokenKind, keyword: Keyword) {
        let slot = KeywordTable.slot(word.head, multiplier)
        if word.length > 8 {
            return longSlots[slot] ? KeywordLookup.lookUpLong(word, at: start) : (.identifier, .none)
        }
        let entry = entries[Int(slots[slot])]
        let isMatch = entry.head == word.head
        return (isMatch ? entry.kind : .identifier, isMatch ? entry.keyword : .none)
    }

    @inline(never)
    private static func lookUpLong(_ word: ASCIIWord, at start: UnsafePointer<UInt8>) -> (
        kind: TokenKind, keyword: Keyword
    ) {
        let text = UnsafeBufferPointer(start: start, count: word.length)
        for entry in KeywordTable.shared.longEntries
        where entry.head == word.head && Int(entry.length) == word.length
            && text.elementsEqual(entry.keyword.spelling.utf8)
        {
            return (entry.kind, entry.keyword)
        }
        return (.identifier, .none)
    }
}
