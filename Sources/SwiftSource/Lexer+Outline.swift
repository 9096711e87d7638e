extension Lexer {
    /// Lexes a text but for what stands between braces that `choice` does not want to go into. The tokens that are made
    /// are those of ``lexTokens()``.
    ///
    /// False if that cannot be told without lexing the whole; the tokens are then of no use.
    mutating func lexOutline(_ choice: consuming BraceChoice) -> Bool {
        guard !mayHoldConflictMarker() else { return false }
        let skipper = BraceSkipper(base: base, end: end, classes: classes, keywords: keywords)
        let limit = buffer.capacity - Lexer.roomForOneStep
        while position < end {
            guard buffer.count < limit else {
                buffer.isTooSmall = true
                return true
            }
            let byte = base[position]
            switch byte {
            case 0x20:
                buffer.noteGap(.spaceBefore)
                position = ByteScan.endOfSpaces(base, from: position + 1, to: end)
            case UInt8(ascii: "{"):
                // Inside an interpolation it means something else.
                guard literals.isEmpty else { return false }
                append(.leftBrace, to: position + 1)
                if !choice.goesInto(isAccessorBlock: isAccessorBlock(from: position)) {
                    guard let closing = skipper.closingBrace(from: position) else { return false }
                    position = closing
                }
            case UInt8(ascii: "}"):
                append(.rightBrace, to: position + 1)
                choice.leave()
            case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ";"), UInt8(ascii: "@"),
                UInt8(ascii: "\\"):
                append(Lexer.kindOfPunctuation(byte), to: position + 1)
            default:
                let token = buffer.count
                if !lexASCIIWord() { lexOther() }
                guard buffer.count > token, buffer.keywords[token] != .none else { break }
                if token == 0 || buffer.kinds[token - 1] != .period { choice.note(buffer.keywords[token]) }
            }
        }
        return true
    }

    /// A name or keyword of ASCII characters, which nearly all are. False, and nothing is done, where there is none.
    @inline(__always)
    private mutating func lexASCIIWord() -> Bool {
        guard ByteClass(rawValue: classes[Int(base[position])]).contains(.identifierStart) else { return false }
        let word = ASCIIWord(base, from: position, to: end)
        guard word.isWhole else { return false }
        let (kind, keyword) = keywords.look(up: word, at: base + position)
        buffer.append(kind, keyword, from: position, to: position + word.length)
        position += word.length
        return true
    }

    /// Whether the first thing behind a brace may be an accessor, an attribute or modifier of one, or a comment in
    /// front of it.
    private func isAccessorBlock(from start: Int) -> Bool {
        var offset = start
        while offset < end, ByteClass(rawValue: classes[Int(base[offset])]).contains(.noOperandBefore) { offset += 1 }
        guard offset < end else { return false }
        switch base[offset] {
        case UInt8(ascii: "@"), UInt8(ascii: "/"), UInt8(ascii: "#"):
            return true
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"):
            let (kind, keyword) = keywords.look(up: ASCIIWord(base, from: offset, to: end), at: base + offset)
            return keyword == .`init` || keyword != .none && kind == .identifier
        default:
            return false
        }
    }

    /// Whether an angle bracket begins a line, as it does in a file with a version-control conflict.
    private func mayHoldConflictMarker() -> Bool {
        func isAngle(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") }
        if isAngle(base[0]) { return true }
        var offset = 0
        while offset + ByteVector.count < end {
            // `<` and `>` differ in one bit. As in swift-syntax, a line begins behind a NUL, too.
            let bytes = ByteVector(base + offset)
            let begins = bytes.equal(to: 0x0A) | bytes.equal(to: 0x0D) | bytes.equal(to: 0)
            let angles = ByteVector(base + offset + 1).masked(by: 0xFD).equal(to: UInt8(ascii: "<"))
            if !(begins & angles).isZero { return true }
            offset += ByteVector.count
        }
        while offset + 1 < end {
            if base[offset] <= 0x0D, isAngle(base[offset + 1]) { return true }
            offset += 1
        }
        return false
    }
}
