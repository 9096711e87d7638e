import SwiftSource

/// A text that knows where its lines begin and keeps knowing it while it is edited.
///
/// Lines end with `\n`, `\r\n` or `\r`, as in `LineTable`. All offsets are UTF-8 bytes.
struct IndexedText: Sendable {
    private(set) var bytes: [UInt8]
    /// Offset at which each line begins; the first is 0.
    private(set) var lineStarts: [UInt32]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        lineStarts = LineTable(bytes).starts
    }

    init(_ bytes: [UInt8], lines: LineTable) {
        self.bytes = bytes
        lineStarts = lines.starts
    }

    /// Puts `text` in the place of a range within the text.
    mutating func replace(_ range: Range<Int>, with text: some Collection<UInt8>) {
        let oldCount = bytes.count
        bytes.replaceSubrange(range, with: text)
        let growth = bytes.count - oldCount

        // A line that begins before the edit, and one that begins behind the first byte after it, follow breaks that
        // the edit did not touch. Between them the lines are found anew.
        let kept = max(1, firstLine { $0 >= range.lowerBound })
        let moved = firstLine { $0 > range.upperBound }
        let resume = moved < lineStarts.count ? Int(lineStarts[moved]) + growth : bytes.count + 1
        let found = breaks(from: Int(lineStarts[kept - 1]), before: resume)
        if growth != 0 {
            for index in moved..<lineStarts.count {
                lineStarts[index] = UInt32(truncatingIfNeeded: Int(lineStarts[index]) + growth)
            }
        }
        lineStarts.replaceSubrange(kept..<max(kept, moved), with: found)
    }

    /// Starts of the lines behind `start` and before `end`.
    private func breaks(from start: Int, before end: Int) -> [UInt32] {
        var found: [UInt32] = []
        var offset = start
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            if byte == 0x0D, offset < bytes.count, bytes[offset] == 0x0A {
                offset += 1
            } else if byte != 0x0A, byte != 0x0D {
                continue
            }
            if offset >= end { break }
            found.append(UInt32(truncatingIfNeeded: offset))
        }
        return found
    }

    /// The first line whose start satisfies `condition`, or the number of lines.
    private func firstLine(where condition: (Int) -> Bool) -> Int {
        var low = 0
        var high = lineStarts.count
        while low < high {
            let middle = (low + high) / 2
            if condition(Int(lineStarts[middle])) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Zero-based line that holds `offset`.
    func line(at offset: Int) -> Int { max(0, firstLine { $0 > offset } - 1) }

    /// Bytes of a zero-based line without its break; a line behind the last is empty, at the end of the text.
    func content(ofLine line: Int) -> Range<Int> {
        guard line >= 0, line < lineStarts.count else { return bytes.count..<bytes.count }
        let start = Int(lineStarts[line])
        var end = line + 1 < lineStarts.count ? Int(lineStarts[line + 1]) : bytes.count
        // One break only: `\r\n`, `\n` or `\r`.
        if line + 1 < lineStarts.count {
            end -= 1
            if bytes[end] == 0x0A, end > start, bytes[end - 1] == 0x0D { end -= 1 }
        }
        return start..<end
    }

    /// The break that ends the first line, or `\n`.
    var lineEnding: String {
        guard lineStarts.count > 1 else { return "\n" }
        return String(decoding: bytes[content(ofLine: 0).upperBound..<Int(lineStarts[1])], as: UTF8.self)
    }
}
