extension Lexer {
    /// A name or keyword with bytes outside ASCII behind its first ones, which may belong to it.
    mutating func lexIdentifier() {
        let start = position
        let next = endOfIdentifierCharacters(from: start)
        let word = ASCIIWord(base, from: start, to: end)
        let isASCII = start + word.length == next
        let (kind, keyword) = isASCII ? keywords.look(up: word, at: base + start) : (.identifier, .none)
        buffer.append(kind, keyword, from: start, to: next)
        position = next
    }

    /// `` `name` ``, the back-quotes included: anything up to the next back-quote in the line.
    mutating func lexQuotedIdentifier() {
        var next = position + 1
        while next < end, base[next] != UInt8(ascii: "`"), base[next] != 0x0A, base[next] != 0x0D { next += 1 }
        if byteIs(UInt8(ascii: "`"), at: next) {
            append(.identifier, to: next + 1)
        } else {
            append(.backtick, to: position + 1)
            markUnterminated(buffer.count - 1)
        }
    }

    /// `$0`; `$name` is an ordinary identifier.
    mutating func lexDollarIdentifier() {
        var next = position + 1
        while byteIs(.digit, at: next) { next += 1 }
        let endOfName = endOfIdentifierCharacters(from: next)
        append(endOfName == next ? .dollarIdentifier : .identifier, to: endOfName)
    }
}
