import SwiftSource

/// What holds for the lines of any text.
enum LineChecks {
    static func check(_ bytes: [UInt8]) {
        let table = LineTable(bytes)
        var end = 0
        for line in 0..<table.lineCount {
            let range = table.range(ofLine: line)
            require(range.lowerBound == end, "line \(line) does not begin where the one before ends")
            end = range.upperBound
            let content = table.contentRange(ofLine: line, in: bytes)
            require(content.lowerBound == range.lowerBound && content.upperBound <= end, "line \(line): wrong content")
            require(!bytes[content].contains { $0 == 0x0A || $0 == 0x0D }, "line \(line) holds a line break")
            require(table.line(at: range.lowerBound) == line, "line \(line) is not found by its first byte")
            if !range.isEmpty { require(table.line(at: end - 1) == line, "line \(line) is not found by its last byte") }
        }
        require(end == bytes.count, "the lines do not cover the text")
    }
}
