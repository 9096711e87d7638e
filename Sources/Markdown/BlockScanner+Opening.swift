extension BlockScanner {
    enum Opening {
        /// The line opens nothing.
        case none
        /// Blocks were opened, and the rest of the line belongs to the innermost.
        case opened
        /// Nothing of the line is left.
        case consumed
    }

    /// Opens the blocks whose marks the cursor stands before, in the innermost of the first `depth` open blocks.
    mutating func openBlocks(from depth: Int) -> Opening {
        let mayBeLazy = stack.last?.isParagraph == true
        var result = Opening.none
        while true {
            let container = result == .none ? stack[depth - 1] : stack[stack.count - 1]
            if container.isVerbatim { return result }
            if cursor.indent >= 4 {
                let interruptsNothing = result != .none || !mayBeLazy
                guard interruptsNothing, !cursor.isBlank else { return result }
                closeUnmatched(depth, result)
                openIndentedCode()
                return .opened
            }
            switch openBlock(in: container, depth: depth, sofar: result) {
            case .none: return result
            case .consumed: return .consumed
            case .opened:
                result = .opened
                if let last = stack.last, last.isVerbatim { return .opened }
            }
        }
    }

    private mutating func openBlock(in container: OpenBlock, depth: Int, sofar: Opening) -> Opening {
        if cursor.isBlank { return .none }
        if cursor.textByte == Byte.greater {
            closeUnmatched(depth, sofar)
            cursor.advance(to: cursor.textOffset + 1)
            cursor.advanceOverOptionalSpace()
            open(.quote)
            return .opened
        }
        if let length = cursor.headingMarkerLength() {
            closeUnmatched(depth, sofar)
            addHeading(markerLength: length)
            return .consumed
        }
        if let length = cursor.openingFenceLength() {
            closeUnmatched(depth, sofar)
            openFence(length: length)
            return .consumed
        }
        // A line that may lazily continue a paragraph interrupts it as well.
        let mayBeLazy = sofar == .none && stack.last?.isParagraph == true
        if let kind = HTMLBlockKind(at: cursor, interruptsParagraph: container.isParagraph || mayBeLazy) {
            closeUnmatched(depth, sofar)
            open(.html(kind))
            html.begin(line: lineNumber)
            return .opened
        }
        if container.isParagraph, let level = cursor.setextLevel() {
            // A paragraph of definitions is no heading. cmark then takes the line for text, even if it is `---`.
            if paragraph.dropDefinitions(in: bytes, to: &document.definitions) { return .none }
            addSetextHeading(level: level)
            return .consumed
        }
        if isThematicBreak() {
            closeUnmatched(depth, sofar)
            addClosedBlock()
            return .consumed
        }
        if let (marker, length) = cursor.listMarker(interruptsParagraph: container.isParagraph) {
            closeUnmatched(depth, sofar)
            let indent = cursor.indent
            let padding = takeListMarker(length: length)
            openItem(marker: marker, width: indent + padding)
            return .opened
        }
        return .none
    }

    /// Closes the open blocks that the line does not continue, once it is clear that it opens another.
    private mutating func closeUnmatched(_ depth: Int, _ sofar: Opening) {
        if sofar == .none { closeBlocks(to: depth) }
    }

    /// Moves behind a list marker and the white space that belongs to it; returns the columns of both.
    private mutating func takeListMarker(length: Int) -> Int {
        cursor.advance(to: cursor.textOffset + length)
        let space = cursor.indent
        if cursor.isBlank || space > 4 {
            // The item begins with a blank line or with indented code: one column of white space belongs to the marker.
            cursor.advanceOverOptionalSpace()
            return length + 1
        }
        cursor.advance(columns: space)
        return length + space
    }

    private mutating func isThematicBreak() -> Bool {
        let mark = cursor.textByte
        guard mark == Byte.asterisk || mark == Byte.hyphen || mark == Byte.underscore,
            noThematicBreakBefore <= cursor.textOffset
        else { return false }
        var count = 0
        var position = cursor.textOffset
        while position < cursor.end {
            let byte = cursor.byte(at: position)
            if byte == mark {
                count += 1
            } else if !byte.isSpaceOrTab {
                noThematicBreakBefore = position
                return false
            }
            position += 1
        }
        if count < 3 { noThematicBreakBefore = position }
        return count >= 3
    }
}

// MARK: - Headings

extension BlockScanner {
    private mutating func addHeading(markerLength: Int) {
        let start = cursor.textOffset
        var text = bytes.trimmingSpace(start + markerLength..<cursor.end)
        let end = text.isEmpty ? start + markerLength : text.upperBound
        // A closing run of `#`s is no text if white space, or nothing, stands before it.
        var closing = text.upperBound
        while closing > text.lowerBound, bytes[closing - 1] == Byte.hash { closing -= 1 }
        if closing == text.lowerBound || bytes[closing - 1].isSpaceOrTab {
            text = bytes.trimmingSpace(text.lowerBound..<closing)
        }
        addClosedBlock()
        document.texts.append(InlineText(kind: .heading, lines: [text]))
        document.headings.append(
            Heading(
                level: markerLength, text: Array(bytes[text]), range: start..<end, line: lineNumber,
                textStart: text.lowerBound))
    }

    private mutating func addSetextHeading(level: Int) {
        let lines = paragraph.lines.map(bytes.trimmingSpace)
        let start = lines.first?.lowerBound ?? cursor.textOffset
        let end = bytes.trimmingSpace(cursor.textOffset..<cursor.end).upperBound
        document.headings.append(
            Heading(
                level: level, text: Array(lines.map { bytes[$0] }.joined(separator: [Byte.lineFeed])), range: start..<end,
                line: lineNumber - lines.count, textStart: start))
        document.texts.append(InlineText(kind: .heading, lines: lines))
        paragraph.lines = []
        stack.removeLast()
    }
}
