import Markdown

/// What holds for the blocks of any text.
struct DocumentChecks {
    let document: MarkdownDocument
    let bytes: [UInt8]
    /// Where each line begins.
    private let lineStarts: [Int]

    init(_ document: MarkdownDocument, _ bytes: [UInt8]) {
        self.document = document
        self.bytes = bytes
        var starts = [0]
        for offset in bytes.indices {
            let isPair = bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
            if bytes[offset] == 0x0A || bytes[offset] == 0x0D && !isPair { starts.append(offset + 1) }
        }
        lineStarts = starts
    }

    /// Blocks of each kind stand in order, behind the front matter, on the lines they name.
    func check() {
        let start = document.frontMatter?.upperBound ?? 0
        require(start <= bytes.count, "the front matter is longer than the text")
        checkOrder(document.codeBlocks.map(\.range), from: start, "code")
        checkOrder(document.headings.map(\.range), from: start, "heading")
        checkOrder(document.comments.map(\.range), from: start, "comment")
        for block in document.codeBlocks {
            checkLine(block.startLine, of: block.range.lowerBound)
            require(block.startLine <= block.endLine && block.endLine < lineStarts.count, "code ends at a wrong line")
        }
        for heading in document.headings {
            require(1...6 ~= heading.level, "a heading of level \(heading.level)")
            checkLine(heading.line, of: heading.range.lowerBound)
        }
        for comment in document.comments {
            let text = bytes[comment.range]
            require(text.starts(with: "<!--".utf8) && text.suffix(3).elementsEqual("-->".utf8), "no comment")
            checkLine(comment.startLine, of: comment.range.lowerBound)
            checkLine(comment.endLine, of: comment.range.upperBound - 1)
        }
        for warning in document.warnings {
            require(isInText(warning.range), "a warning outside the text")
            require(warning.related.map(isInText) ?? true, "a place of a warning outside the text")
            checkLine(warning.line, of: warning.range.lowerBound)
        }
    }

    private func checkOrder(_ ranges: [Range<Int>], from start: Int, _ name: String) {
        var end = start
        for range in ranges {
            require(range.lowerBound >= end && isInText(range), "\(name) at \(range), behind \(end)")
            end = range.upperBound
        }
    }

    private func isInText(_ range: Range<Int>) -> Bool { range.upperBound <= bytes.count }

    private func checkLine(_ line: Int, of offset: Int) {
        require(lineStarts.indices ~= line && lineStarts[line] <= offset, "line \(line) does not hold \(offset)")
        require(line + 1 >= lineStarts.count || offset < lineStarts[line + 1], "line \(line) does not hold \(offset)")
    }

    /// With other line breaks, the structure is the same.
    func checkLineBreaks(skipsFrontMatter: Bool) {
        guard !bytes.contains(0x0D) else { return }
        let returns = bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
        let other = MarkdownDocument(returns, skippingFrontMatter: skipsFrontMatter)
        require(
            document.codeBlocks.map { $0.content(in: bytes).bytes } == other.codeBlocks.map { $0.content(in: returns).bytes },
            "other code with \\r\\n")
        require(document.headings.map(\.text) == other.headings.map(\.text), "other headings with \\r\\n")
        require(document.comments.map(\.text) == other.comments.map(\.text), "other comments with \\r\\n")
        require(document.warnings.map(\.kind) == other.warnings.map(\.kind), "other warnings with \\r\\n")
    }
}
