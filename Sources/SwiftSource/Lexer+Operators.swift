extension Lexer {
    /// `!` or `?`: on its own if glued to what is before it, else part of an operator.
    mutating func lexMark() {
        let start = position
        guard touchesOperandBefore(start) else { return lexOperator() }
        let isTry = lastReservedKeyword == .try
        append(base[start] == UInt8(ascii: "!") ? .exclamationMark : .postfixQuestionMark, to: start + 1)
        if isTry { tokenAfterTry = buffer.count }
    }

    /// `<` or `>`: an operator, or the beginning of an editor placeholder or a conflict marker.
    mutating func lexAngle() {
        if skipConflictMarker() { return }
        if base[position] == UInt8(ascii: "<"), byteIs(UInt8(ascii: "#"), at: position + 1), lexPlaceholder() { return }
        lexOperator()
    }

    /// An operator, or a regex literal with the operator before it.
    @inline(never)
    mutating func lexOperator() {
        let start = position
        let endOfCharacters = endOfOperatorCharacters(from: start)
        if let slash = firstSlash(from: start, to: endOfCharacters),
            lexRegex(at: slash, operatorEnd: endOfCharacters)
        {
            return
        }
        let operatorEnd =
            endOfCharacters - start > 2 ? firstComment(from: start + 1, to: endOfCharacters) : endOfCharacters
        append(kindOfOperator(from: start, to: operatorEnd), to: operatorEnd)
    }

    private func firstSlash(from start: Int, to operatorEnd: Int) -> Int? {
        var next = start
        while next < operatorEnd {
            if base[next] == UInt8(ascii: "/") { return next }
            next += 1
        }
        return nil
    }

    /// Where a comment begins in the characters of an operator, or their end.
    private func firstComment(from start: Int, to operatorEnd: Int) -> Int {
        var next = start
        while next < operatorEnd {
            if base[next] == UInt8(ascii: "/"),
                byteIs(UInt8(ascii: "/"), at: next + 1) || byteIs(UInt8(ascii: "*"), at: next + 1)
            {
                return next
            }
            next += 1
        }
        return operatorEnd
    }

    /// End of the longest operator at `start`, comments not considered. A dot belongs only to operators that begin with one.
    private mutating func endOfOperatorCharacters(from start: Int) -> Int {
        let hasDots = base[start] == UInt8(ascii: ".")
        let known = hasDots ? memory.endOfDotOperator : memory.endOfOperator
        if start < known { return known }
        var next = start + (base[start] < 0x80 ? 1 : scalar(at: start).length)
        while next < end {
            let byte = base[next]
            let byteClass = ByteClass(rawValue: classes[Int(byte)])
            if byteClass.contains(.operatorCharacter) {
                if byte == UInt8(ascii: "."), !hasDots { break }
                if byte == UInt8(ascii: "<"), byteIs(UInt8(ascii: "#"), at: next + 1), isPlaceholder(at: next) { break }
                next += 1
            } else if byteClass.contains(.nonASCII) {
                let scalar = scalar(at: next)
                guard ScalarClass.isOperatorContinue(scalar.value) else { break }
                next += scalar.length
            } else {
                break
            }
        }
        if hasDots { memory.endOfDotOperator = next } else { memory.endOfOperator = next }
        return next
    }

    /// Whether an operator at `offset` touches something on its left.
    func touchesOperandBefore(_ offset: Int) -> Bool {
        guard offset > 0 else { return false }
        let byte = base[offset - 1]
        if classes[Int(byte)] & ByteClass.noOperandBefore.rawValue != 0 { return false }
        switch byte {
        case UInt8(ascii: "/"): return offset < 2 || base[offset - 2] != UInt8(ascii: "*")
        case 0xA0: return offset < 2 || base[offset - 2] != 0xC2
        default: return true
        }
    }

    /// Whether an operator that ends at `offset` touches something on its right.
    func touchesOperandAfter(_ offset: Int, touchesBefore: Bool) -> Bool {
        guard offset < end else { return false }
        let byte = base[offset]
        if classes[Int(byte)] & ByteClass.noOperandAfter.rawValue != 0 { return false }
        switch byte {
        case UInt8(ascii: "."): return !touchesBefore
        case UInt8(ascii: "/"):
            return !byteIs(UInt8(ascii: "/"), at: offset + 1) && !byteIs(UInt8(ascii: "*"), at: offset + 1)
        case 0xC2: return !byteIs(0xA0, at: offset + 1)
        default: return true
        }
    }

    func kindOfOperator(from start: Int, to operatorEnd: Int) -> TokenKind {
        let before = touchesOperandBefore(start)
        let after = touchesOperandAfter(operatorEnd, touchesBefore: before)
        switch operatorEnd - start {
        case 1:
            switch base[start] {
            case UInt8(ascii: "="): return .equal
            case UInt8(ascii: "."): return .period
            case UInt8(ascii: "&") where after && !before: return .prefixAmpersand
            case UInt8(ascii: "?"): return before ? .postfixQuestionMark : .infixQuestionMark
            default: break
            }
        case 2 where base[start] == UInt8(ascii: "-") && base[start + 1] == UInt8(ascii: ">"): return .arrow
        default:
            if holdsCommentEnd(from: start, to: operatorEnd) { return .unknown }
        }
        if before == after { return .binaryOperator }
        return before ? .postfixOperator : .prefixOperator
    }

    private func holdsCommentEnd(from start: Int, to operatorEnd: Int) -> Bool {
        var next = start
        while next + 1 < operatorEnd {
            if base[next] == UInt8(ascii: "*"), base[next + 1] == UInt8(ascii: "/") { return true }
            next += 1
        }
        return false
    }
}
