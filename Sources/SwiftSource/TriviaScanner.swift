/// Cuts the gap between two tokens into pieces, in order and without holes.
///
/// The lexer itself keeps no trivia: most gaps are never looked at. Whoever needs the comments in front of a token gives
/// its gap to a scanner.
public struct TriviaScanner: Sequence, IteratorProtocol, Sendable {
    private let bytes: [UInt8]
    private let end: Int
    private var offset: Int

    /// - Parameter gap: UTF-8 byte offsets from the end of one token to the start of the next. What lies outside the text
    ///   is left out.
    public init(_ bytes: [UInt8], in gap: Range<Int>) {
        self.bytes = bytes
        let gap = gap.clamped(to: 0..<bytes.count)
        offset = gap.lowerBound
        end = gap.upperBound
    }

    public mutating func next() -> TriviaPiece? {
        guard offset < end else { return nil }
        let start = offset
        let kind = skipPiece()
        return TriviaPiece(kind: kind, range: start..<offset)
    }

    private mutating func skipPiece() -> TriviaPiece.Kind {
        switch bytes[offset] {
        case 0x20, 0x09, 0x0B, 0x0C:
            while offset < end, isWhitespace(bytes[offset]) { offset += 1 }
            return .whitespace
        case 0x0A:
            offset += 1
            return .newline
        case 0x0D:
            offset += byteIs(0x0A, at: offset + 1) ? 2 : 1
            return .newline
        case UInt8(ascii: "/") where byteIs(UInt8(ascii: "/"), at: offset + 1):
            return skipLineComment()
        case UInt8(ascii: "/") where byteIs(UInt8(ascii: "*"), at: offset + 1):
            return skipBlockComment()
        case UInt8(ascii: "<"), UInt8(ascii: ">"):
            skipConflict()
            return .unexpected
        default:
            repeat { offset += 1 } while offset < end && !beginsPiece(at: offset)
            return .unexpected
        }
    }

    private mutating func skipLineComment() -> TriviaPiece.Kind {
        let isDocumentation = byteIs(UInt8(ascii: "/"), at: offset + 2)
        offset = endOfLine(from: offset)
        return isDocumentation ? .docLineComment : .lineComment
    }

    /// A comment without end takes the rest of the gap.
    private mutating func skipBlockComment() -> TriviaPiece.Kind {
        let isDocumentation =
            byteIs(UInt8(ascii: "*"), at: offset + 2) && offset + 3 < end && bytes[offset + 3] != UInt8(ascii: "/")
        offset += 2
        var depth = 1
        while offset < end, depth > 0 {
            if bytes[offset] == UInt8(ascii: "*"), byteIs(UInt8(ascii: "/"), at: offset + 1) {
                depth -= 1
                offset += 2
            } else if bytes[offset] == UInt8(ascii: "/"), byteIs(UInt8(ascii: "*"), at: offset + 1) {
                depth += 1
                offset += 2
            } else {
                offset += 1
            }
        }
        return isDocumentation ? .docBlockComment : .blockComment
    }

    /// A version-control conflict ends with the line of its last marker; one of Perforce's form, whose last marker takes in
    /// a line break, with the line behind. Only where the lexer has found one can an angle bracket stand in a gap.
    private mutating func skipConflict() {
        let lastMarker = bytes[offset] == UInt8(ascii: "<") ? Array(">>>>>>> ".utf8) : Array("<<<<\n".utf8)
        var line = offset
        while line < end {
            if line > offset, bytes[line..<end].starts(with: lastMarker) {
                offset = endOfLine(from: line + lastMarker.count)
                return
            }
            line = Swift.min(endOfLine(from: line) + 1, end)
        }
        offset = end
    }

    private func beginsPiece(at offset: Int) -> Bool {
        switch bytes[offset] {
        case 0x0A, 0x0D, UInt8(ascii: "<"), UInt8(ascii: ">"): true
        case UInt8(ascii: "/"): byteIs(UInt8(ascii: "/"), at: offset + 1) || byteIs(UInt8(ascii: "*"), at: offset + 1)
        default: isWhitespace(bytes[offset])
        }
    }

    private func endOfLine(from start: Int) -> Int {
        var next = start
        while next < end, bytes[next] != 0x0A, bytes[next] != 0x0D { next += 1 }
        return next
    }

    private func isWhitespace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0B || byte == 0x0C }

    private func byteIs(_ byte: UInt8, at offset: Int) -> Bool { offset < end && bytes[offset] == byte }
}

extension Tokens {
    /// The gap in front of a token, in UTF-8 byte offsets.
    public func gap(before token: Int) -> Range<Int> {
        let start = token > 0 ? Int(ends[token - 1]) : 0
        return start..<Swift.max(start, Int(starts[token]))
    }
}
