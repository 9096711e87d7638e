extension Lexer {
    /// `#`: a shebang, a raw string, an extended regex literal, a directive, or the mark of a macro.
    mutating func lexPound() {
        let start = position
        if byteIs(UInt8(ascii: "!"), at: start + 1), start == 0 || base[start - 1] == 0 {
            return append(.shebang, to: endOfLine(from: start))
        }
        if start >= memory.endOfPounds { memory.endOfPounds = endOfPounds(from: start) }
        let poundsEnd = memory.endOfPounds
        if byteIs(UInt8(ascii: "\""), at: poundsEnd) {
            append(.rawStringPoundDelimiter, to: poundsEnd)
            lexStringLiteral(pounds: poundsEnd - start)
        } else if byteIs(UInt8(ascii: "/"), at: poundsEnd) {
            lexExtendedRegex(endOfPounds: poundsEnd)
        } else {
            lexDirective()
        }
    }

    private mutating func lexDirective() {
        let start = position + 1
        var next = start
        while byteIs(.identifierStart, at: next) { next += 1 }
        let name = UnsafeBufferPointer(start: base + start, count: next - start)
        if let kind = Lexer.directive(name) {
            append(kind, to: next)
        } else {
            append(.pound, to: start)
        }
    }

    private static func directive(_ name: UnsafeBufferPointer<UInt8>) -> TokenKind? {
        switch name.count {
        case 2: name.elementsEqual("if".utf8) ? .poundIf : nil
        case 4: name.elementsEqual("else".utf8) ? .poundElse : nil
        case 5: name.elementsEqual("endif".utf8) ? .poundEndif : nil
        case 6: name.elementsEqual("elseif".utf8) ? .poundElseif : nil
        case 9: name.elementsEqual("available".utf8) ? .poundAvailable : nil
        case 11: name.elementsEqual("unavailable".utf8) ? .poundUnavailable : nil
        case 14: name.elementsEqual("sourceLocation".utf8) ? .poundSourceLocation : nil
        default: nil
        }
    }
}
