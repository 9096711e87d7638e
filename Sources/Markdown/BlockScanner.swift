/// Takes a text apart line by line, by the method that the specification's appendix describes: a line first continues
/// open blocks, then opens new ones, and what is left of it is text.
///
/// Where the specification leaves room, or hardly matters, this follows cmark, because that is what GitHub renders with.
struct BlockScanner {
    let bytes: [UInt8]
    var cursor: LineCursor
    var document = MarkdownDocument()

    /// Open blocks from the document inwards; each but the first is the last child of the one before.
    var stack: [OpenBlock] = [OpenBlock(.document)]
    /// Places of the block quotes in `stack`.
    var quoteDepths: [Int] = []
    /// A run of thematic break characters up to here is known to be none, so that `- - - - x` is read once, not once for
    /// each item it opens.
    var noThematicBreakBefore = 0

    /// Zero-based number of the line that is read.
    var lineNumber = 0
    var line = 0..<0

    /// Only the innermost block can be a paragraph, code or HTML, so one of each is enough.
    var paragraph = OpenParagraph()
    var code: OpenCode?
    var html = OpenHTML()
    /// The fence that ended on this line because its list item did.
    var fenceEndedByItem: CodeFence?

    init(bytes: [UInt8]) {
        self.bytes = bytes
        cursor = LineCursor(bytes: bytes)
    }

    mutating func scan(from start: Int) {
        lineNumber = lineCount(before: start)
        var position = start
        while position < bytes.count {
            var end = position
            while end < bytes.count, !bytes[end].isLineBreak { end += 1 }
            line = position..<end
            readLine()
            position = end + 1
            if end < bytes.count, bytes[end] == Byte.carriageReturn, position < bytes.count,
                bytes[position] == Byte.lineFeed
            {
                position += 1
            }
            lineNumber += 1
        }
        closeBlocks(to: 1, ending: .document)
    }

    private mutating func readLine() {
        cursor.begin(line)
        fenceEndedByItem = nil
        guard let depth = continueOpenBlocks() else { return }
        switch openBlocks(from: depth) {
        case .consumed:
            return
        case .opened:
            addText()
        case .none:
            // A lazy line continues the paragraph although it lacks the marks of the containers around it.
            let isLazy = depth < stack.count && !cursor.isBlank && stack.last?.isParagraph == true
            if isLazy {
                // With its white space: cmark takes no definition from a lazy line that is indented.
                paragraph.lines.append(cursor.offset..<cursor.end)
            } else {
                closeBlocks(to: depth)
                addText()
            }
        }
    }

    /// Gives the rest of the line to the innermost open block.
    private mutating func addText() {
        switch stack.last?.kind {
        case .fencedCode, .indentedCode:
            addCodeLine()
        case .html(let kind):
            addHTMLLine(of: kind)
        case .paragraph:
            if !cursor.isBlank { paragraph.lines.append(cursor.textOffset..<cursor.end) }
        case .document, .quote, .list, .item, nil:
            guard !cursor.isBlank else { return }
            open(.paragraph)
            paragraph.lines = [cursor.textOffset..<cursor.end]
        }
    }

    private func lineCount(before offset: Int) -> Int {
        var count = 0
        var position = 0
        while position < offset {
            if bytes[position] == Byte.lineFeed {
                count += 1
            } else if bytes[position] == Byte.carriageReturn,
                position + 1 >= bytes.count || bytes[position + 1] != Byte.lineFeed
            {
                count += 1
            }
            position += 1
        }
        return count
    }
}

// MARK: - The stack of open blocks

extension BlockScanner {
    /// Opens a block in the innermost open one, which gives way if it cannot hold it.
    mutating func open(_ kind: OpenBlock.Kind) {
        prepareForChild(isItem: false)
        push(kind)
    }

    /// Opens a list item, and a list around it unless one of the same kind is open.
    mutating func openItem(marker: ListMarker, width: Int) {
        prepareForChild(isItem: true)
        if let last = stack.last, last.isList, !last.isList(of: marker) { closeBlocks(to: stack.count - 1) }
        if stack.last?.isList != true { push(.list(marker)) }
        push(.item(width: width))
    }

    /// Counts a block of one line, which is never open.
    mutating func addClosedBlock() {
        prepareForChild(isItem: false)
        stack[stack.count - 1].childCount += 1
    }

    private mutating func prepareForChild(isItem: Bool) {
        if stack.last?.isParagraph == true { closeBlocks(to: stack.count - 1) }
        if !isItem, stack.last?.isList == true { closeBlocks(to: stack.count - 1) }
    }

    private mutating func push(_ kind: OpenBlock.Kind) {
        stack[stack.count - 1].childCount += 1
        let block = OpenBlock(kind)
        if block.isQuote { quoteDepths.append(stack.count) }
        stack.append(block)
    }

    /// Closes open blocks, innermost first, until `depth` are left.
    mutating func closeBlocks(to depth: Int, ending: CodeBlock.Ending = .container) {
        while stack.count > max(depth, 1), let block = stack.popLast() {
            switch block.kind {
            case .paragraph:
                if paragraph.dropDefinitions(in: bytes, to: &document.definitions) {
                    stack[stack.count - 1].childCount -= 1
                } else {
                    document.texts.append(InlineText(kind: .paragraph, lines: paragraph.lines))
                }
            case .fencedCode:
                finishCode(ending: ending)
            case .indentedCode:
                finishCode(ending: .indentation)
            case .html(let kind):
                document.texts.append(InlineText(kind: .html, lines: html.lines))
                finishHTML(of: kind, atEndOfDocument: ending == .document)
            case .quote:
                quoteDepths.removeLast()
            case .document, .list, .item:
                break
            }
        }
    }
}
