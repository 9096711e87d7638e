/// How columns are counted. The names are those of the Language Server Protocol.
public enum PositionEncoding: String, Sendable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
    case utf32 = "utf-32"
}

/// Where the lines of a text begin, for turning byte offsets into lines and columns and back.
///
/// A line ends with `\n`, `\r\n` or `\r`, and with nothing else (U+2028 is an ordinary character here, as in the
/// Language Server Protocol).
public struct LineTable: Sendable {
    /// UTF-8 byte offset at which each line begins; the first is 0.
    public let starts: [UInt32]
    /// Length of the text in bytes.
    public let length: Int

    public init(_ bytes: [UInt8]) {
        var starts: [UInt32] = [0]
        var offset = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            if byte == 0x0A {
                starts.append(UInt32(offset))
            } else if byte == 0x0D {
                if offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
                starts.append(UInt32(offset))
            }
        }
        self.starts = starts
        length = bytes.count
    }

    public var lineCount: Int { starts.count }

    /// Zero-based line that holds `offset`; an offset behind the end is on the last line.
    public func line(at offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(starts[middle]) <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// Byte range of a zero-based line, its line break included. A line behind the last is empty, at the end of the text.
    public func range(ofLine line: Int) -> Range<Int> {
        guard line >= 0, line < starts.count else { return length..<length }
        let end = line + 1 < starts.count ? Int(starts[line + 1]) : length
        return Int(starts[line])..<end
    }

    /// Byte range of a zero-based line without its line break.
    public func contentRange(ofLine line: Int, in bytes: [UInt8]) -> Range<Int> {
        let range = range(ofLine: line)
        var end = range.upperBound
        while end > range.lowerBound, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return range.lowerBound..<end
    }

    /// One-based line and one-based column in UTF-8 bytes, as compilers print them.
    public func position(at offset: Int) -> (line: Int, column: Int) {
        let line = line(at: offset)
        return (line + 1, offset - Int(starts[line]) + 1)
    }
}
