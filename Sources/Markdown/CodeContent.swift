/// The code of a block, and the way back from it into the Markdown file.
public struct CodeContent: Sendable, Hashable {
    /// The code as a text of its own. Every line ends with `\n`, whatever the file uses.
    public let bytes: [UInt8]
    /// Where each line of the code stands in the file.
    public let lines: [CodeLine]
    /// UTF-8 byte offset in ``bytes`` at which each line begins.
    public let lineStarts: [Int]

    init(of lines: [CodeLine], in file: [UInt8]) {
        var bytes: [UInt8] = []
        var starts: [Int] = []
        bytes.reserveCapacity(lines.reduce(0) { $0 + $1.padding + $1.range.count + 1 })
        starts.reserveCapacity(lines.count)
        for line in lines {
            starts.append(bytes.count)
            for _ in 0..<line.padding { bytes.append(Byte.space) }
            bytes.append(contentsOf: file[line.range.clamped(to: 0..<file.count)])
            bytes.append(Byte.lineFeed)
        }
        self.bytes = bytes
        self.lines = lines
        lineStarts = starts
    }

    /// Where the byte at `offset` of the code stands in the file. The end of the code is the end of its last line.
    public func fileOffset(of offset: Int) -> Int {
        guard let last = lines.last else { return 0 }
        guard offset < bytes.count else { return last.range.upperBound }
        let index = line(at: offset)
        let line = lines[index]
        let column = max(0, offset - lineStarts[index] - line.padding)
        return min(line.range.lowerBound + column, line.range.upperBound)
    }

    /// Where the bytes in `range` of the code stand in the file. What spans lines takes in the container markers between.
    public func fileRange(of range: Range<Int>) -> Range<Int> {
        let start = fileOffset(of: range.lowerBound)
        guard !range.isEmpty else { return start..<start }
        return start..<max(start, fileOffset(of: range.upperBound))
    }

    /// Zero-based line of the code that holds the byte at `offset`.
    public func line(at offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }
}
