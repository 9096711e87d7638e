/// An HTML block whose lines are still coming.
struct OpenHTML {
    var startLine = 0
    /// Text of the first line.
    var firstLine = 0..<0
    /// Text of each line.
    var lines: [Range<Int>] = []
    /// The first line that would open a fence outside HTML.
    var fence: (range: Range<Int>, line: Int)?
    /// Where an open comment begins.
    var commentStart: (offset: Int, line: Int)?
    var commentText: [UInt8] = []

    mutating func begin(line: Int) {
        self = OpenHTML()
        startLine = line
    }
}

extension BlockScanner {
    mutating func addHTMLLine(of kind: HTMLBlockKind) {
        let text = cursor.textOffset..<cursor.end
        if html.lines.isEmpty { html.firstLine = text }
        html.lines.append(text)
        if html.fence == nil, html.commentStart == nil || kind == .comment, cursor.indent <= 3,
            let length = cursor.openingFenceLength()
        {
            html.fence = (text.lowerBound..<text.lowerBound + length, lineNumber)
        }
        findComments(in: text)
        if kind.ends(with: bytes[text]) { closeBlocks(to: stack.count - 1) }
    }

    mutating func finishHTML(of kind: HTMLBlockKind, atEndOfDocument: Bool) {
        guard let fence = html.fence else { return }
        if kind.endsAtBlankLine {
            document.warnings.append(
                StructuralWarning(kind: .fenceInHTML, range: fence.range, line: fence.line, related: html.firstLine))
        } else if atEndOfDocument {
            document.warnings.append(
                StructuralWarning(
                    kind: .unclosedHTML, range: html.firstLine, line: html.startLine, related: fence.range))
        }
    }

    /// Records the comments that end on this line of HTML.
    private mutating func findComments(in line: Range<Int>) {
        var position = line.lowerBound
        while position < line.upperBound {
            if let start = html.commentStart {
                guard let end = find("-->", from: position, in: line) else {
                    html.commentText.append(contentsOf: bytes[position..<line.upperBound])
                    html.commentText.append(Byte.lineFeed)
                    return
                }
                html.commentText.append(contentsOf: bytes[position..<end])
                let text = html.commentText[html.commentText.trimmingSpace(0..<html.commentText.count)]
                document.comments.append(
                    HTMLComment(
                        text: Array(text), range: start.offset..<end + 3, startLine: start.line, endLine: lineNumber))
                html.commentStart = nil
                position = end + 3
            } else {
                guard let start = find("<!--", from: position, in: line) else { return }
                html.commentStart = (start, lineNumber)
                html.commentText = []
                position = start + 4
            }
        }
    }

    private func find(_ text: StaticString, from start: Int, in line: Range<Int>) -> Int? {
        let length = text.utf8CodeUnitCount
        return text.withUTF8Buffer { wanted in
            var position = start
            while position + length <= line.upperBound {
                if bytes[position..<position + length].elementsEqual(wanted) { return position }
                position += 1
            }
            return nil
        }
    }
}
