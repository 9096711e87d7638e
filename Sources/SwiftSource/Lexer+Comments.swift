extension Lexer {
    /// A block comment, which may hold others, at the position.
    @inline(never)
    mutating func lexBlockComment() {
        buffer.noteGap([.spaceBefore, .commentBefore])
        var next = position + 2
        var depth = 1
        while true {
            next = ByteScan.firstCommentBreak(base, from: next, to: end)
            guard next < end else {
                buffer.before.insert(.unterminated)
                break
            }
            let byte = base[next]
            next += 1
            if byte == UInt8(ascii: "*"), byteIs(UInt8(ascii: "/"), at: next) {
                next += 1
                depth -= 1
                if depth == 0 { break }
            } else if byte == UInt8(ascii: "/"), byteIs(UInt8(ascii: "*"), at: next) {
                next += 1
                depth += 1
            } else if byte == 0x0A || byte == 0x0D {
                buffer.before.insert(.startsLine)
            }
        }
        position = next
    }
}
