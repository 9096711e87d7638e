/// Finds the brace that closes another without making tokens of what stands between, sixteen bytes at a time.
///
/// It knows comments, ordinary string literals and divisions. Where it would have to know more (raw strings, what may
/// be a regex literal, names outside ASCII, several lines inside an interpolation) it gives up, and the text has to be
/// lexed.
struct BraceSkipper {
    let base: UnsafePointer<UInt8>
    /// Number of bytes behind `base`.
    let end: Int
    /// ``ByteClass/table``.
    let classes: UnsafePointer<UInt8>
    let keywords: KeywordLookup

    /// String literals inside interpolations of others, beyond which it gives up.
    private static let maximumDepth = 4

    /// Offset of the brace that closes the one before `start`, the end where none does, or nil where it gave up.
    func closingBrace(from start: Int) -> Int? {
        var offset = start
        var depth = 1
        while true {
            offset = firstByteOfInterest(from: offset)
            guard offset < end else { return end }
            switch base[offset] {
            case UInt8(ascii: "{"):
                depth += 1
                offset += 1
            case UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return offset }
                offset += 1
            case UInt8(ascii: "\""):
                guard let next = endOfString(at: offset, depth: 0) else { return nil }
                offset = next
            case UInt8(ascii: "/"):
                guard let next = endOfSlash(at: offset) else { return nil }
                offset = next
            case UInt8(ascii: "#"):
                guard isPlainPound(at: offset) else { return nil }
                offset += 1
            case UInt8(ascii: "`"):
                offset = endOfQuotedName(at: offset)
            case UInt8(ascii: "&"):
                offset += 1
            default:
                return nil
            }
        }
    }

    /// First `{`, `}`, `"`, `#`, `&`, `'`, `/`, back-quote or byte outside ASCII at or behind `start`, or the end. `&`
    /// is of no interest, but found together with the others at no cost.
    private func firstByteOfInterest(from start: Int) -> Int {
        var offset = start
        while offset &+ 16 <= end {
            let bytes = ByteVector(base + offset)
            let halves =
                (bytes.equal(to: UInt8(ascii: "{")) | bytes.equal(to: UInt8(ascii: "}"))
                | bytes.equal(to: UInt8(ascii: "/")) | bytes.equal(to: UInt8(ascii: "`"))
                | bytes.masked(by: 0xFA).equal(to: UInt8(ascii: "\"")) | bytes.masked(by: 0x80)).halves
            if halves[0] != 0 { return offset &+ halves[0].trailingZeroBitCount >> 3 }
            if halves[1] != 0 { return offset &+ 8 &+ halves[1].trailingZeroBitCount >> 3 }
            offset &+= 16
        }
        while offset < end, !isOfInterest(base[offset]) { offset &+= 1 }
        return offset
    }

    private func isOfInterest(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "/"), UInt8(ascii: "`"), 0x80...: true
        default: byte & 0xFA == UInt8(ascii: "\"")
        }
    }

    private func byte(at offset: Int) -> UInt8 { offset < end ? base[offset] : 0 }

    /// Neither a raw string, nor a regex literal, nor an editor placeholder, nor a `#!`, which takes its line.
    private func isPlainPound(at offset: Int) -> Bool {
        if offset > 0, base[offset - 1] == UInt8(ascii: "<") { return false }
        switch byte(at: offset + 1) {
        case UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: "!"): return false
        default: return true
        }
    }

    /// Behind `` `name` ``, or behind a lone back-quote.
    private func endOfQuotedName(at offset: Int) -> Int {
        var next = offset + 1
        while next < end, base[next] != UInt8(ascii: "`"), base[next] != 0x0A, base[next] != 0x0D { next += 1 }
        return byte(at: next) == UInt8(ascii: "`") ? next + 1 : offset + 1
    }

    /// Behind a comment or an operator that begins with the slash at `offset`; nil for what may be a regex literal.
    private func endOfSlash(at offset: Int) -> Int? {
        let before = offset > 0 ? ByteClass(rawValue: classes[Int(base[offset - 1])]) : []
        if before.contains(.operatorCharacter) { return nil }
        switch byte(at: offset + 1) {
        case UInt8(ascii: "/"): return ByteScan.firstLineBreak(base, from: offset + 2, to: end)
        case UInt8(ascii: "*"): return endOfBlockComment(from: offset + 2)
        default: return before.contains(.identifierContinue) || isDivision(at: offset) ? offset + 1 : nil
        }
    }

    /// Whether the slash stands between spaces behind an operand. A regex literal may begin with a space, but only
    /// where an operand is expected.
    private func isDivision(at slash: Int) -> Bool {
        let after = byte(at: slash + 1) == UInt8(ascii: "=") ? slash + 2 : slash + 1
        guard byte(at: after) == 0x20 || byte(at: after) == 0x0A, slash > 0 else { return false }
        var last = slash - 1
        while last > 0, base[last] == 0x20 { last -= 1 }
        guard last < slash - 1 else { return false }
        switch base[last] {
        case UInt8(ascii: ")"), UInt8(ascii: "]"): return true
        default: break
        }
        var start = last + 1
        while start > 0, ByteClass(rawValue: classes[Int(base[start - 1])]).contains(.identifierContinue) { start -= 1 }
        // An operand is expected behind `#elseif`.
        guard start <= last, start == 0 || base[start - 1] != UInt8(ascii: "#") else { return false }
        return keywords.look(up: ASCIIWord(base, from: start, to: end), at: base + start).kind != .keyword
    }

    private func endOfBlockComment(from start: Int) -> Int? {
        var offset = start
        var depth = 1
        while true {
            offset = ByteScan.firstCommentBreak(base, from: offset, to: end)
            guard offset < end else { return nil }
            let pair = (base[offset], byte(at: offset + 1))
            offset += 1
            switch pair {
            case (UInt8(ascii: "*"), UInt8(ascii: "/")):
                offset += 1
                depth -= 1
                if depth == 0 { return offset }
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                offset += 1
                depth += 1
            default:
                break
            }
        }
    }

    /// Behind the string literal whose opening quote is at `offset`.
    /// - Parameter depth: String literals around it.
    private func endOfString(at offset: Int, depth: Int) -> Int? {
        guard depth < BraceSkipper.maximumDepth else { return nil }
        let isMultiline = isTripleQuote(at: offset)
        var next = offset + (isMultiline ? 3 : 1)
        while true {
            next = ByteScan.firstStringBreak(base, quote: UInt8(ascii: "\""), from: next, to: end)
            guard next < end else { return nil }
            switch base[next] {
            case UInt8(ascii: "\""):
                if !isMultiline { return next + 1 }
                if isTripleQuote(at: next) { return next + 3 }
                next += 1
            case UInt8(ascii: "\\"):
                switch byte(at: next + 1) {
                case UInt8(ascii: "("):
                    guard let behind = endOfInterpolation(from: next + 2, depth: depth + 1) else { return nil }
                    next = behind
                case 0x0A, 0x0D: next += 1
                default: next += 2
                }
            default:
                guard isMultiline else { return nil }
                next += 1
            }
        }
    }

    private func isTripleQuote(at offset: Int) -> Bool {
        offset + 2 < end && base[offset] == UInt8(ascii: "\"") && base[offset + 1] == UInt8(ascii: "\"")
            && base[offset + 2] == UInt8(ascii: "\"")
    }

    /// Behind the parenthesis that closes an interpolation of plain code in one line.
    private func endOfInterpolation(from start: Int, depth: Int) -> Int? {
        var offset = start
        var parentheses = 1
        var braces = 0
        while offset < end {
            switch base[offset] {
            case UInt8(ascii: "("):
                parentheses += 1
            case UInt8(ascii: ")"):
                parentheses -= 1
                // Braces that do not pair in here would pair with others.
                if parentheses == 0 { return braces == 0 ? offset + 1 : nil }
            case UInt8(ascii: "{"):
                braces += 1
            case UInt8(ascii: "}"):
                braces -= 1
                guard braces >= 0 else { return nil }
            case UInt8(ascii: "\""):
                guard let next = endOfString(at: offset, depth: depth) else { return nil }
                offset = next
                continue
            case UInt8(ascii: "#"):
                guard isPlainPound(at: offset) else { return nil }
            case UInt8(ascii: "/"), UInt8(ascii: "'"), UInt8(ascii: "`"), 0x0A, 0x0D, 0x80...:
                return nil
            default:
                break
            }
            offset += 1
        }
        return nil
    }
}
