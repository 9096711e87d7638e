/// A name made of ASCII characters.
struct ASCIIWord {
    /// Its first eight bytes as a number, the first one lowest, zero behind its end.
    let head: UInt64
    let length: Int
    /// False if a byte outside ASCII follows, which may belong to the name.
    let isWhole: Bool

    /// Reads the name that begins at `start`, the place of a letter or underscore.
    @inline(__always)
    init(_ base: UnsafePointer<UInt8>, from start: Int, to end: Int) {
        guard start &+ 8 <= end else {
            self = ASCIIWord(nearEnd: base, from: start, to: end)
            return
        }
        let word = ByteScan.word(base, start)
        let stops = ByteScan.nonIdentifierBytes(word)
        if stops != 0 {
            // The lowest set bit is the high bit of the first byte behind the name.
            head = word & ((stops & (0 &- stops)) >> 7 &- 1)
            length = stops.trailingZeroBitCount >> 3
            isWhole = word & stops & (0 &- stops) == 0
            return
        }
        head = word
        var next = start &+ 8
        while next &+ 8 <= end {
            let word = ByteScan.word(base, next)
            let stops = ByteScan.nonIdentifierBytes(word)
            if stops != 0 {
                length = next &- start &+ stops.trailingZeroBitCount >> 3
                isWhole = word & stops & (0 &- stops) == 0
                return
            }
            next &+= 8
        }
        while next < end, ByteScan.nonIdentifierBytes(UInt64(base[next])) & 0x80 == 0 { next &+= 1 }
        length = next &- start
        isWhole = next == end || base[next] < 0x80
    }

    @inline(never)
    private init(nearEnd base: UnsafePointer<UInt8>, from start: Int, to end: Int) {
        var head: UInt64 = 0
        var next = start
        while next < end, ByteScan.nonIdentifierBytes(UInt64(base[next])) & 0x80 == 0 {
            head |= UInt64(base[next]) << UInt64(truncatingIfNeeded: (next &- start) * 8)
            next &+= 1
        }
        self.head = head
        length = next &- start
        isWhole = next == end || base[next] < 0x80
    }
}
