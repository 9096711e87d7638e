import SwiftSource

/// Tells by bytes alone that no root word stands in a text, which is so in nearly all. It may take a word in a comment
/// or a string for one; the lexer knows better.
struct RootWordSearch {
    private let base: UnsafePointer<UInt8>
    private let end: Int

    static func mayFind(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let base = bytes.baseAddress else { return false }
        return RootWordSearch(base: base, end: bytes.count).mayFind()
    }

    private func mayFind() -> Bool {
        var offset = 0
        while offset + ByteVector.count < end {
            let halves = pairs(at: offset).halves
            if halves[0] | halves[1] != 0 {
                if isWord(at: offset, halves[0]) || isWord(at: offset + 8, halves[1]) { return true }
            }
            offset += ByteVector.count
        }
        while offset + 1 < end {
            if isWord(around: offset) { return true }
            offset += 1
        }
        return false
    }

    /// Marks the bytes that begin one of the pairs of which each root word has one, and other words rarely: poli`cy`,
    /// plac`eh`older, previe`wV`alue, Co`nf`iguration, containe`rB`ackground, Widge`tK`it, Activit`yK`it, Ap`pI`ntents,
    /// suit`eN`ame, Securit`yA`pplication, grou`pC`ontainer, countin`gD`ownIn, Fil`eP`rotection, kSecAtt`rA`ccessible,
    /// time`rI`nterval.
    @inline(__always)
    private func pairs(at offset: Int) -> ByteVector {
        let first = ByteVector(base + offset)
        let second = ByteVector(base + offset + 1)
        let e = first.equal(to: UInt8(ascii: "e"))
        let y = first.equal(to: UInt8(ascii: "y"))
        let p = first.equal(to: UInt8(ascii: "p"))
        let lower =
            first.equal(to: UInt8(ascii: "c")) & second.equal(to: UInt8(ascii: "y"))
            | e & second.equal(to: UInt8(ascii: "h"))
            | first.equal(to: UInt8(ascii: "n")) & second.equal(to: UInt8(ascii: "f"))
        let a = second.equal(to: UInt8(ascii: "A"))
        let b = second.equal(to: UInt8(ascii: "B"))
        let i = second.equal(to: UInt8(ascii: "I"))
        let t = first.equal(to: UInt8(ascii: "t"))
        let upper =
            first.equal(to: UInt8(ascii: "w")) & second.equal(to: UInt8(ascii: "V"))
            | first.equal(to: UInt8(ascii: "g")) & second.equal(to: UInt8(ascii: "D"))
            | first.equal(to: UInt8(ascii: "r")) & (b | a | i) | t & b | (t | y) & second.equal(to: UInt8(ascii: "K"))
        return lower | upper | p & (i | second.equal(to: UInt8(ascii: "C")))
            | e & (second.equal(to: UInt8(ascii: "N")) | second.equal(to: UInt8(ascii: "P"))) | y & a
    }

    /// - Parameter marks: Eight bytes, with bits set where a pair begins.
    private func isWord(at offset: Int, _ marks: UInt64) -> Bool {
        var marks = marks
        while marks != 0 {
            let byte = marks.trailingZeroBitCount >> 3
            if isWord(around: offset + byte) { return true }
            marks &= ~(0xFF << UInt64(truncatingIfNeeded: byte << 3))
        }
        return false
    }

    private func isWord(around offset: Int) -> Bool {
        // A longer word is none of them. It may be of any length, and is not gone over for each pair in it.
        let longest = RootWord.maximumLength
        var start = offset
        while start > 0, offset - start <= longest, isNameByte(base[start - 1]) { start -= 1 }
        var wordEnd = offset
        while wordEnd < end, wordEnd - start <= longest, isNameByte(base[wordEnd]) { wordEnd += 1 }
        guard wordEnd - start <= longest else { return false }
        let word = UnsafeBufferPointer(start: base + start, count: wordEnd - start)
        guard RootWord.contains(word, after: .func) else { return false }
        return !RootWord.isDeclared(word) || mayBeDeclared(start..<wordEnd)
    }

    private func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default:
            false
        }
    }

    /// Between the word `func` or `var` and a name in its line.
    private func mayStandBetween(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: "`") }

    /// Whether `func` or `var` may stand in front of a word: it does so in the same line, or the word begins its line
    /// and is no label.
    private func mayBeDeclared(_ word: Range<Int>) -> Bool {
        var offset = word.lowerBound
        while offset > 0, mayStandBetween(base[offset - 1]) { offset -= 1 }
        guard offset > 0 else { return false }
        switch base[offset - 1] {
        case UInt8(ascii: "c"), UInt8(ascii: "r"), UInt8(ascii: "/"): return true
        case 0x21...: return false
        default: return word.upperBound == end || base[word.upperBound] != UInt8(ascii: ":")
        }
    }
}
