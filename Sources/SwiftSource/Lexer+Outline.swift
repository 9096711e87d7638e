extension Lexer {
    /// Lexes a text but for what stands between the braces of its declarations, and between those of the members of its
    /// extensions. The tokens that are made are those of ``lexTokens()``.
    ///
    /// False if that cannot be told without lexing the whole; the tokens are then of no use.
    mutating func lexOutline() -> Bool {
        guard !mayHoldConflictMarker() else { return false }
        let skipper = BraceSkipper(base: base, end: end, classes: classes, keywords: keywords)
        let limit = buffer.capacity - Lexer.roomForOneStep
        var depth = 0
        var isExtension = false
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
                depth += 1
                if depth > 1 || !isExtension {
                    guard let closing = skipper.closingBrace(from: position) else { return false }
                    position = closing
                }
            case UInt8(ascii: "}"):
                append(.rightBrace, to: position + 1)
                depth = max(0, depth - 1)
                if depth == 0 { isExtension = false }
            case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ";"), UInt8(ascii: "@"),
                UInt8(ascii: "\\"):
                append(Lexer.kindOfPunctuation(byte), to: position + 1)
            default:
                lexOther()
                if depth == 0, lastReservedKeyword == .extension { isExtension = true }
            }
        }
        return true
    }

    /// Whether an angle bracket begins a line, as it does in a file with a version-control conflict.
    private func mayHoldConflictMarker() -> Bool {
        func isAngle(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") }
        if isAngle(base[0]) { return true }
        var offset = 0
        while offset + 17 <= end {
            // `<` and `>` differ in one bit. As in swift-syntax, a line begins behind a NUL, too.
            let bytes = ByteVector(base + offset)
            let begins = bytes.equal(to: 0x0A) | bytes.equal(to: 0x0D) | bytes.equal(to: 0)
            let angles = ByteVector(base + offset + 1).masked(by: 0xFD).equal(to: UInt8(ascii: "<"))
            if !(begins & angles).isZero { return true }
            offset += 16
        }
        while offset + 1 < end {
            if base[offset] <= 0x0D, isAngle(base[offset + 1]) { return true }
            offset += 1
        }
        return false
    }
}
