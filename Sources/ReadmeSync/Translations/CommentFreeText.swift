import SwiftSource

extension BlockText {
    /// Swift code without its comments. Lines that held nothing else are left out; the others keep their numbers.
    init(withoutComments bytes: [UInt8]) {
        let tokens = Tokens(lexing: bytes)
        var kept = bytes
        var hasComment = Set<Int>()
        var lineOf = LineCounter(bytes)
        var position = 0
        func blank(_ range: Range<Int>) {
            for offset in range where !BlockText.isSpace(kept[offset]) {
                kept[offset] = 0x20
                hasComment.insert(lineOf.line(at: offset))
            }
        }
        for token in 0..<tokens.count {
            let start = Int(tokens.starts[token])
            if position < start { blank(position..<start) }
            position = max(position, Int(tokens.ends[token]))
        }
        if position < kept.count { blank(position..<kept.count) }
        let lines = NormalizedLine.lines(of: kept).filter { !$0.isBlank || !hasComment.contains(Int($0.number)) }
        self.init(bytes: kept, lines: lines[...])
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// Counts lines on the way through a text, from front to back.
    private struct LineCounter {
        let bytes: [UInt8]
        var position = 0
        var number = 0

        init(_ bytes: [UInt8]) { self.bytes = bytes }

        mutating func line(at offset: Int) -> Int {
            while position < offset {
                if bytes[position] == 0x0A { number += 1 }
                position += 1
            }
            return number
        }
    }
}
