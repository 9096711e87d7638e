/// What the text of a line can begin with. Each function looks at the cursor's text and moves nothing.
extension LineCursor {
    /// Length of the `#`s of an ATX heading.
    func headingMarkerLength() -> Int? {
        var length = 0
        while byte(at: textOffset + length) == Byte.hash { length += 1 }
        let next = byte(at: textOffset + length)
        return (1...6).contains(length) && (next.isSpaceOrTab || next == Byte.lineFeed) ? length : nil
    }

    /// Level of the setext heading this line underlines.
    func setextLevel() -> Int? {
        let mark = textByte
        guard mark == Byte.equal || mark == Byte.hyphen else { return nil }
        var position = textOffset
        while byte(at: position) == mark { position += 1 }
        while byte(at: position).isSpaceOrTab { position += 1 }
        return position >= end ? (mark == Byte.equal ? 1 : 2) : nil
    }

    /// Length of an opening fence.
    func openingFenceLength() -> Int? {
        let mark = textByte
        guard mark == Byte.backQuote || mark == Byte.tilde else { return nil }
        let length = runLength(of: mark)
        guard length >= 3 else { return nil }
        if mark == Byte.backQuote, bytes[textOffset + length..<end].contains(Byte.backQuote) { return nil }
        return length
    }

    /// Length of a fence of `mark`s with nothing behind it.
    func closingFenceLength(of mark: UInt8) -> Int? {
        let length = runLength(of: mark)
        guard length >= 3 else { return nil }
        return bytes[textOffset + length..<end].allSatisfy(\.isSpaceOrTab) ? length : nil
    }

    /// How many `mark`s the text begins with.
    private func runLength(of mark: UInt8) -> Int {
        var length = 0
        while byte(at: textOffset + length) == mark { length += 1 }
        return length
    }

    /// A list item's marker and its length.
    ///
    /// What interrupts a paragraph must hold text, and an ordered list then begins with 1.
    func listMarker(interruptsParagraph: Bool) -> (marker: ListMarker, length: Int)? {
        let first = textByte
        var position = textOffset
        let marker: ListMarker
        if first == Byte.hyphen || first == Byte.asterisk || first == Byte.plus {
            marker = .bullet(first)
        } else if first.isDigit {
            var number = 0
            while byte(at: position).isDigit {
                number = number * 10 + Int(byte(at: position) - 0x30)
                position += 1
                if position - textOffset > 9 { return nil }
            }
            let delimiter = byte(at: position)
            guard delimiter == Byte.period || delimiter == Byte.rightParen else { return nil }
            if interruptsParagraph, number != 1 { return nil }
            marker = .ordered(delimiter)
        } else {
            return nil
        }
        position += 1
        let next = byte(at: position)
        guard next.isSpaceOrTab || next == Byte.lineFeed else { return nil }
        if interruptsParagraph {
            var text = position
            while byte(at: text).isSpaceOrTab { text += 1 }
            if text >= end { return nil }
        }
        return (marker, position - textOffset)
    }
}

/// What makes list items belong to one list.
enum ListMarker: Equatable {
    /// `-`, `*` or `+`.
    case bullet(UInt8)
    /// `.` or `)` behind the number.
    case ordered(UInt8)
}
