import Markdown

/// What holds for any block of code.
struct CodeChecks {
    let block: CodeBlock
    let bytes: [UInt8]

    init(_ block: CodeBlock, _ bytes: [UInt8]) {
        self.block = block
        self.bytes = bytes
    }

    func check() {
        checkFences()
        checkLines()
        checkMap()
        _ = block.language
        _ = block.decodedInfo
    }

    private func checkFences() {
        require(block.info.elementsEqual(bytes[block.infoRange]), "the info string does not stand where it says")
        guard let fence = block.fence else {
            require(block.info.isEmpty && block.ending == .indentation, "indented code that ends as fenced code")
            return
        }
        require(fence.range.lowerBound == block.range.lowerBound, "the code does not begin with its fence")
        require(fence.length >= 3 && fence.length == fence.range.count && 0...3 ~= fence.indent, "a wrong fence")
        require(bytes[fence.range].allSatisfy { $0 == fence.character }, "a fence of other characters")
        require(block.infoRange.lowerBound >= fence.range.upperBound, "the info string stands before the fence")
        if case .fence(let closing) = block.ending {
            require(closing.count >= fence.length && closing.upperBound == block.range.upperBound, "a wrong closing fence")
            require(bytes[closing].allSatisfy { $0 == fence.character }, "a closing fence of other characters")
        }
    }

    private func checkLines() {
        var end = block.fence?.range.upperBound ?? block.range.lowerBound
        for line in block.lines {
            require(0...3 ~= line.padding, "\(line.padding) columns of a tab")
            require(line.range.lowerBound >= end, "a line overlaps what is before it")
            end = line.range.upperBound
            require(!bytes[line.range].contains { $0 == 0x0A || $0 == 0x0D }, "a line holds a line break")
        }
        require(end <= block.range.upperBound, "a line is outside its block")
        let hasClosing = if case .fence = block.ending { 1 } else { 0 }
        require(
            block.endLine == block.firstContentLine + block.lines.count - 1 + hasClosing,
            "\(block.lines.count) lines from \(block.startLine) to \(block.endLine)")
    }

    /// Each byte of the code is the byte of the file that it is mapped to, and the map keeps the order.
    private func checkMap() {
        let content = block.content(in: bytes)
        require(content.lineStarts.count == content.lines.count, "a line without a beginning")
        var last = 0
        for (number, line) in content.lines.enumerated() {
            let start = content.lineStarts[number] + line.padding
            require(content.line(at: content.lineStarts[number]) == number, "line \(number) is not found")
            for index in 0..<line.range.count {
                let offset = content.fileOffset(of: start + index)
                require(offset == line.range.lowerBound + index, "byte \(index) of line \(number) is at \(offset)")
                require(content.bytes[start + index] == bytes[offset], "byte \(index) of line \(number) differs")
            }
            let lineEnd = start + line.range.count
            require(content.bytes[lineEnd] == 0x0A, "line \(number) does not end with a line break")
            let range = content.fileRange(of: content.lineStarts[number]..<lineEnd)
            require(range.lowerBound >= last && range.upperBound <= bytes.count, "line \(number) is outside the file")
            last = range.upperBound
        }
        require(content.fileOffset(of: content.bytes.count) <= bytes.count, "the end is outside the file")
    }
}
