extension BlockScanner {
    /// Moves the cursor behind the marks by which the line continues open blocks, and returns how many of them it does
    /// continue. `nil` when the line closed a fence and is used up.
    mutating func continueOpenBlocks() -> Int? {
        var depth = 1
        var quotes = 0
        while depth < stack.count {
            switch stack[depth].kind {
            case .document, .list:
                depth += 1
            case .quote:
                guard cursor.indent <= 3, cursor.textByte == Byte.greater else { return depth }
                cursor.advance(to: cursor.textOffset + 1)
                cursor.advanceOverOptionalSpace()
                quotes += 1
                depth += 1
            case .item(let width):
                if cursor.indent >= width {
                    cursor.advance(columns: width)
                    depth += 1
                } else if cursor.isBlank, stack[depth].childCount > 0 {
                    cursor.advance(to: cursor.textOffset)
                    depth = depthBehindItems(from: depth, quotes: quotes)
                } else {
                    return depth
                }
            case .paragraph:
                return cursor.isBlank ? depth : depth + 1
            case .html(let kind):
                return kind.endsAtBlankLine && cursor.isBlank ? depth : depth + 1
            case .indentedCode:
                return continueIndentedCode() ? depth + 1 : depth
            case .fencedCode:
                return continueFencedCode() ? depth + 1 : nil
            }
        }
        return depth
    }

    /// A blank line continues all items up to the next block quote, however deep they are nested. They are passed in one
    /// step, or many blank lines in deeply nested lists would take quadratic time. The last open block is left to be
    /// looked at: it alone may be an item with nothing in it, which a blank line ends.
    private func depthBehindItems(from depth: Int, quotes: Int) -> Int {
        let nextQuote = quotes < quoteDepths.count ? quoteDepths[quotes] : stack.count
        return max(depth + 1, min(nextQuote, stack.count - 1))
    }

    private mutating func continueIndentedCode() -> Bool {
        if cursor.indent >= 4 {
            cursor.advance(columns: 4)
            return true
        }
        guard cursor.isBlank else { return false }
        cursor.advance(to: cursor.textOffset)
        return true
    }

    /// Whether the line is code; if not, it is the closing fence and the block is finished.
    private mutating func continueFencedCode() -> Bool {
        guard let code, let fence = code.fence else { return true }
        if cursor.indent <= 3, cursor.textByte == fence.character,
            let length = cursor.closingFenceLength(of: fence.character), length >= fence.length
        {
            let start = cursor.textOffset
            stack.removeLast()
            finishCode(ending: .fence(start..<start + length))
            return false
        }
        var left = code.strippedColumns
        while left > 0, cursor.offset < cursor.end, cursor.byte(at: cursor.offset).isSpaceOrTab {
            cursor.advance(columns: 1)
            left -= 1
        }
        return true
    }
}
