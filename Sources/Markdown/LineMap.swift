/// A Markdown text whose lines are the ends of lines of a file: that of a comment, or one that is indented as a whole.
public struct LineMap: Sendable {
    /// One line of the text, as UTF-8 byte offsets in the file.
    public struct Line: Sendable, Hashable {
        /// Where the line of the file begins.
        public let fileStart: Int
        /// What of it belongs to the text, line break excluded.
        public let text: Range<Int>

        public init(fileStart: Int, text: Range<Int>) {
            self.fileStart = fileStart
            self.text = text
        }
    }

    public let lines: [Line]
    /// Zero-based line of the file on which the text begins; each line of the text is one of the file.
    public let firstLine: Int
    /// Offsets in the text at which its lines begin.
    private let starts: [Int]

    public init(_ lines: [Line], firstLine: Int = 0) {
        self.lines = lines
        self.firstLine = firstLine
        var starts: [Int] = []
        starts.reserveCapacity(lines.count)
        var position = 0
        for line in lines {
            starts.append(position)
            position += line.text.count + 1
        }
        self.starts = starts
    }

    /// The lines as a text of their own, each ended by a line feed.
    func text(in file: [UInt8]) -> [UInt8] {
        lines.flatMap { file[$0.text.clamped(to: 0..<file.count)] + [Byte.lineFeed] }
    }

    func fileOffset(of offset: Int) -> Int {
        guard let line = lineIndex(at: offset) else { return lines.first?.text.lowerBound ?? 0 }
        return min(lines[line].text.lowerBound + max(0, offset - starts[line]), lines[line].text.upperBound)
    }

    /// A range that ends behind a line break ends before it in the file, where a comment mark may follow.
    func fileRange(of range: Range<Int>) -> Range<Int> {
        let start = fileOffset(of: range.lowerBound)
        guard !range.isEmpty, let last = lineIndex(at: range.upperBound - 1) else { return start..<start }
        let end = lines[last].text.lowerBound + range.upperBound - starts[last]
        return start..<max(start, min(end, lines[last].text.upperBound))
    }

    /// What stands in the file before a line of the text. The beginning of a block comment is not repeated.
    func prefix(ofLine line: Int, in file: [UInt8]) -> [UInt8] {
        guard lines.indices.contains(line) else { return [] }
        let prefix = file[lines[line].fileStart..<lines[line].text.lowerBound]
        let isOpening = prefix.contains(Byte.slash) && prefix.contains(Byte.asterisk)
        return isOpening ? prefix.map { $0.isSpaceOrTab ? $0 : Byte.space } : Array(prefix)
    }

    private func lineIndex(at offset: Int) -> Int? {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }
}

extension MarkdownDocument {
    /// Scans the text that the lines of `map` make up. All places are those in `file`.
    public init(_ map: LineMap, of file: [UInt8], skippingFrontMatter: Bool = true) {
        self.init(map.text(in: file), skippingFrontMatter: skippingFrontMatter)
        codeBlocks = codeBlocks.map { $0.placed(by: map, in: file) }
        for index in headings.indices {
            headings[index].range = map.fileRange(of: headings[index].range)
            headings[index].line += map.firstLine
        }
        for index in comments.indices {
            comments[index].range = map.fileRange(of: comments[index].range)
            comments[index].startLine += map.firstLine
            comments[index].endLine += map.firstLine
        }
        for index in warnings.indices {
            warnings[index].range = map.fileRange(of: warnings[index].range)
            warnings[index].related = warnings[index].related.map(map.fileRange)
            warnings[index].line += map.firstLine
        }
        frontMatter = frontMatter.map(map.fileRange)
    }
}

extension CodeBlock {
    fileprivate func placed(by map: LineMap, in file: [UInt8]) -> CodeBlock {
        var block = self
        block.fence?.range = fence.map { map.fileRange(of: $0.range) } ?? 0..<0
        block.infoRange = map.fileRange(of: infoRange)
        block.lines = lines.map { CodeLine(padding: $0.padding, range: map.fileRange(of: $0.range)) }
        block.range = map.fileRange(of: range)
        block.startLine += map.firstLine
        block.endLine += map.firstLine
        if case .fence(let closing) = ending { block.ending = .fence(map.fileRange(of: closing)) }
        block.container.continuation = map.prefix(ofLine: startLine, in: file) + container.continuation
        return block
    }
}
