/// One line of code as the comparison sees it: without its line break and without white space at its end.
struct NormalizedLine: Sendable {
    /// UTF-8 byte offset at which the line begins.
    let start: UInt32
    /// First byte that is no space or tab; `end` for a blank line.
    let textStart: UInt32
    /// End of the text.
    let end: UInt32
    /// Zero-based line in the file or block.
    let number: UInt32
    /// Hash of the text without indentation, 0 for a blank line.
    let hash: UInt64

    var isBlank: Bool { textStart == end }
    var whole: Range<Int> { Int(start)..<Int(end) }
    var text: Range<Int> { Int(textStart)..<Int(end) }
    var indentation: Range<Int> { Int(start)..<Int(textStart) }
}

extension NormalizedLine {
    /// The lines of a text, without a byte-order mark and without the lines that are directives for tools.
    static func lines(of bytes: [UInt8]) -> [NormalizedLine] {
        var lines: [NormalizedLine] = []
        lines.reserveCapacity(bytes.count / 32)
        bytes.withUnsafeBufferPointer { text in
            var position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
            var number: UInt32 = 0
            while position < text.count {
                let start = position
                while position < text.count, text[position] != 0x0A, text[position] != 0x0D { position += 1 }
                var end = position
                while end > start, text[end - 1] == 0x20 || text[end - 1] == 0x09 { end -= 1 }
                var textStart = start
                while textStart < end, text[textStart] == 0x20 || text[textStart] == 0x09 { textStart += 1 }
                let content = UnsafeBufferPointer(rebasing: text[textStart..<end])
                if !ToolDirective.isWhole(line: content) {
                    lines.append(
                        NormalizedLine(
                            start: UInt32(start), textStart: UInt32(textStart), end: UInt32(end), number: number,
                            hash: LineHash.of(content)))
                }
                position += 1
                if position < text.count, text[position - 1] == 0x0D, text[position] == 0x0A { position += 1 }
                number += 1
            }
        }
        return lines
    }
}

/// A fast hash of a line. It only finds candidates; the text is compared afterwards.
enum LineHash {
    static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        guard !bytes.isEmpty else { return 0 }
        let raw = UnsafeRawBufferPointer(bytes)
        var hash = UInt64(bytes.count) &* 0x9E37_79B9_7F4A_7C15
        var position = 0
        while position + 8 <= raw.count {
            hash = mixed(hash ^ raw.loadUnaligned(fromByteOffset: position, as: UInt64.self))
            position += 8
        }
        var rest: UInt64 = 0
        while position < raw.count {
            rest = rest << 8 | UInt64(raw[position])
            position += 1
        }
        return max(mixed(hash ^ rest), 1)
    }

    private static func mixed(_ value: UInt64) -> UInt64 {
        let product = value &* 0xD6E8_FEB8_6659_FD93
        return product ^ (product >> 32)
    }
}
