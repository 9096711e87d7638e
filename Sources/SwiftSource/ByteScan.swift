/// Searches that look at eight bytes at a time. Offsets have at most 33 bits, so that sums of them cannot overflow.
enum ByteScan {
    @inline(__always)
    static func word(_ base: UnsafePointer<UInt8>, _ offset: Int) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
    }

    /// Has the high bit of each zero byte set; bits above the lowest set one may be wrong.
    @inline(__always)
    static func zeroBytes(_ word: UInt64) -> UInt64 {
        (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
    }

    @inline(__always)
    static func bytes(_ word: UInt64, equalTo byte: UInt8) -> UInt64 {
        zeroBytes(word ^ (0x0101_0101_0101_0101 &* UInt64(byte)))
    }

    /// Has the high bit of each ASCII control character set; bits above the lowest set one may be wrong.
    @inline(__always)
    static func controlBytes(_ word: UInt64) -> UInt64 {
        (word &- 0x2020_2020_2020_2020) & ~word & 0x8080_8080_8080_8080
    }

    /// First `\n` or `\r` at or behind `start`, or `end`.
    @inline(__always)
    static func firstLineBreak(_ base: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
        var offset = start
        while true {
            while offset &+ 8 <= end {
                let found = controlBytes(word(base, offset))
                if found != 0 {
                    offset &+= found.trailingZeroBitCount >> 3
                    break
                }
                offset &+= 8
            }
            guard offset < end else { return end }
            if base[offset] == 0x0A || base[offset] == 0x0D { return offset }
            offset &+= 1
        }
    }

    /// First quote, backslash or line break at or behind `start`, or `end`.
    @inline(__always)
    static func firstStringBreak(_ base: UnsafePointer<UInt8>, quote: UInt8, from start: Int, to end: Int) -> Int {
        var offset = start
        while true {
            while offset &+ 8 <= end {
                let word = word(base, offset)
                let found = bytes(word, equalTo: quote) | bytes(word, equalTo: 0x5C) | controlBytes(word)
                if found != 0 {
                    offset &+= found.trailingZeroBitCount >> 3
                    break
                }
                offset &+= 8
            }
            guard offset < end else { return end }
            let byte = base[offset]
            if byte == quote || byte == 0x5C || byte == 0x0A || byte == 0x0D { return offset }
            offset &+= 1
        }
    }

    /// First `*`, `/` or line break at or behind `start`, or `end`.
    @inline(__always)
    static func firstCommentBreak(_ base: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
        var offset = start
        while offset &+ 8 <= end {
            let word = word(base, offset)
            let found =
                bytes(word, equalTo: 0x2A) | bytes(word, equalTo: 0x2F)
                | bytes(word, equalTo: 0x0A) | bytes(word, equalTo: 0x0D)
            if found != 0 { return offset &+ found.trailingZeroBitCount >> 3 }
            offset &+= 8
        }
        while offset < end {
            let byte = base[offset]
            if byte == 0x2A || byte == 0x2F || byte == 0x0A || byte == 0x0D { return offset }
            offset &+= 1
        }
        return offset
    }

    /// First byte at or behind `start` that is no space, or `end`.
    @inline(__always)
    static func endOfSpaces(_ base: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
        var offset = start
        while offset &+ 8 <= end {
            let other = word(base, offset) ^ 0x2020_2020_2020_2020
            if other != 0 { return offset &+ other.trailingZeroBitCount >> 3 }
            offset &+= 8
        }
        while offset < end, base[offset] == 0x20 { offset &+= 1 }
        return offset
    }

    /// Has the high bit of each byte set that is no ASCII identifier character (`a…z A…Z 0…9 _ $`).
    @inline(__always)
    static func nonIdentifierBytes(_ word: UInt64) -> UInt64 {
        let high: UInt64 = 0x8080_8080_8080_8080
        let ones: UInt64 = 0x0101_0101_0101_0101
        let low = word & ~high
        let folded = low | ones &* 0x20
        let letter = (folded &+ ones &* (0x80 - 0x61)) & ~(folded &+ ones &* (0x80 - 0x7B))
        let digit = (low &+ ones &* (0x80 - 0x30)) & ~(low &+ ones &* (0x80 - 0x3A))
        // A byte that equals gives 0x7F here, any other one has its high bit set.
        let notUnderscore = (low ^ ones &* 0x5F) &+ ones &* 0x7F
        let notDollar = (low ^ ones &* 0x24) &+ ones &* 0x7F
        return (word | (~(letter | digit) & notUnderscore & notDollar)) & high
    }
}
