extension Lexer {
    /// Looks for the end of a regex literal whose pounds or slash are at `start`.
    ///
    /// With `mustBeRegex` a literal without end is given back too, as far as it reaches; else nil, and the slash is an
    /// operator.
    mutating func scanRegex(at start: Int, mustBeRegex: Bool, poundsEnd: Int? = nil) -> RegexScan? {
        let slash = poundsEnd ?? start
        var scan = RegexScan(openingPounds: slash - start)
        let pattern = slash + 1
        if scan.openingPounds > 0 {
            if let lineBreak = lineBreakBehindSpaces(pattern) {
                scanMultilineRegex(&scan, pattern: pattern, lineBreak: lineBreak)
            } else {
                scanExtendedRegex(&scan, pattern: pattern)
            }
            return scan
        }
        guard canBeginBareRegex(slash: slash, mustBeRegex: mustBeRegex) else { return nil }
        return scanBareRegex(&scan, pattern: pattern, mustBeRegex: mustBeRegex) ? scan : nil
    }

    private func lineBreakBehindSpaces(_ offset: Int) -> Int? {
        var next = offset
        while byteIs(0x20, at: next) || byteIs(0x09, at: next) { next += 1 }
        return byteIs(0x0A, at: next) || byteIs(0x0D, at: next) ? next : nil
    }

    /// A pattern over lines. Without an end it has no content, so that the code in the next lines is read as code.
    private mutating func scanMultilineRegex(_ scan: inout RegexScan, pattern: Int, lineBreak: Int) {
        scan.patternEnd = lineBreak
        guard scan.openingPounds < memory.unterminatedRegexPounds else { return }
        var next = lineBreak
        while next < end {
            switch base[next] {
            case UInt8(ascii: "/"):
                if endRegex(&scan, slash: next) { return }
                next += 1
            case UInt8(ascii: "\\"): next += 2
            default: next += 1
            }
        }
        memory.unterminatedRegexPounds = scan.openingPounds
    }

    private func scanExtendedRegex(_ scan: inout RegexScan, pattern: Int) {
        var next = pattern
        var lastSlash: Int?
        while next < end, base[next] != 0x0A, base[next] != 0x0D {
            switch base[next] {
            case UInt8(ascii: "/"):
                if endRegex(&scan, slash: next) { return }
                lastSlash = next
                next += 1
            case UInt8(ascii: "\\"): next += isEscape(at: next) ? 2 : 1
            default: next += 1
            }
        }
        scan.patternEnd = min(next, end)
        inferEnd(&scan, pattern: pattern, lastSlash: lastSlash)
    }

    /// Whether the character behind a backslash is in the same line.
    private func isEscape(at offset: Int) -> Bool {
        offset + 1 < end && base[offset + 1] != 0x0A && base[offset + 1] != 0x0D
    }

    /// Ends the literal at a slash with enough `#` behind it.
    private func endRegex(_ scan: inout RegexScan, slash: Int) -> Bool {
        let pounds = endOfPounds(from: slash + 1) - slash - 1
        guard pounds >= scan.openingPounds else { return false }
        scan.patternEnd = slash
        scan.hasClosingSlash = true
        scan.closingPounds = pounds
        return true
    }

    /// A literal that its line leaves open may still end in a slash with too few `#`.
    private func inferEnd(_ scan: inout RegexScan, pattern: Int, lastSlash: Int?) {
        let lineEnd = scan.patternEnd
        guard lineEnd > pattern else { return }
        if base[lineEnd - 1] == UInt8(ascii: "/") {
            scan.patternEnd = lineEnd - 1
            scan.hasClosingSlash = true
        } else if base[lineEnd - 1] == UInt8(ascii: "#"), let lastSlash,
            endOfPounds(from: lastSlash + 1) == lineEnd
        {
            scan.patternEnd = lastSlash
            scan.hasClosingSlash = true
            scan.closingPounds = lineEnd - lastSlash - 1
        }
    }

    private func canBeginBareRegex(slash: Int, mustBeRegex: Bool) -> Bool {
        let next = slash + 1
        if byteIs(UInt8(ascii: "/"), at: next) || byteIs(UInt8(ascii: "*"), at: next) { return false }
        if !mustBeRegex, byteIs(0x20, at: next) || byteIs(0x09, at: next) { return false }
        return slash == 0 || base[slash - 1] != UInt8(ascii: "*")
    }

    private func scanBareRegex(_ scan: inout RegexScan, pattern: Int, mustBeRegex: Bool) -> Bool {
        var next = pattern
        var groups = 0
        var characterClasses = 0
        var lastSpace = -1
        while next < end, base[next] != 0x0A, base[next] != 0x0D {
            switch base[next] {
            case UInt8(ascii: "/"):
                scan.patternEnd = next
                let isComment = byteIs(UInt8(ascii: "/"), at: next + 1) || byteIs(UInt8(ascii: "*"), at: next + 1)
                if isComment { return mustBeRegex }
                scan.hasClosingSlash = true
                return mustBeRegex || lastSpace != next - 1
            case UInt8(ascii: "\\") where isEscape(at: next):
                next += 1
            case UInt8(ascii: "(") where characterClasses == 0:
                groups += 1
            case UInt8(ascii: ")") where characterClasses == 0:
                if groups > 0 { groups -= 1 } else if !mustBeRegex { return false }
            case UInt8(ascii: "["):
                characterClasses += 1
            case UInt8(ascii: "]"):
                characterClasses = max(characterClasses - 1, 0)
            case 0x20:
                lastSpace = next
            default: break
            }
            next += 1
        }
        scan.patternEnd = next
        return mustBeRegex
    }
}
