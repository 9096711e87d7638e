/// A code block whose lines are still coming.
struct OpenCode {
    var fence: CodeFence?
    var info = 0..<0
    /// Columns that are taken from each line of fenced code.
    var strippedColumns = 0
    var start: Int
    var startLine: Int
    var container: ContainerPrefix
    var lines: [CodeLine] = []
}

extension BlockScanner {
    mutating func openFence(length: Int) {
        let start = cursor.textOffset
        let fence = CodeFence(
            character: cursor.textByte, length: length, indent: cursor.indent, range: start..<start + length)
        let info = bytes.trimmingSpace(start + length..<cursor.end)
        if let listFence = fenceEndedByItem, listFence.character == fence.character, length >= listFence.length,
            info.isEmpty
        {
            document.warnings.append(
                StructuralWarning(
                    kind: .closingFenceOutsideListItem, range: fence.range, line: lineNumber, related: listFence.range))
        }
        // cmark counts bytes, so a tab that a block quote took a part of is one column here.
        let strippedColumns = start - cursor.offset
        open(.fencedCode)
        code = OpenCode(
            fence: fence, info: info, strippedColumns: strippedColumns, start: start, startLine: lineNumber,
            container: containerPrefix())
    }

    mutating func openIndentedCode() {
        cursor.advance(columns: 4)
        open(.indentedCode)
        code = OpenCode(start: cursor.restOfLine().range.lowerBound, startLine: lineNumber, container: containerPrefix())
    }

    mutating func addCodeLine() {
        code?.lines.append(cursor.restOfLine())
    }

    /// Turns the open code into a block of the document.
    mutating func finishCode(ending: CodeBlock.Ending) {
        guard var finished = code else { return }
        code = nil
        if finished.fence == nil {
            while let last = finished.lines.last, bytes[last.range].allSatisfy(\.isSpaceOrTab) {
                finished.lines.removeLast()
            }
        }
        var end = finished.lines.last?.range.upperBound ?? max(finished.info.upperBound, finished.fence?.range.upperBound ?? 0)
        var endLine = finished.startLine + finished.lines.count - (finished.fence == nil ? 1 : 0)
        if case .fence(let closing) = ending {
            end = closing.upperBound
            endLine = lineNumber
        }
        document.codeBlocks.append(
            CodeBlock(
                fence: finished.fence, infoRange: finished.info, info: Array(bytes[finished.info]),
                lines: finished.lines, range: finished.start..<max(end, finished.start), startLine: finished.startLine,
                endLine: endLine, ending: ending, container: finished.container))
        warnAboutEnd(of: finished, ending: ending)
    }

    private mutating func warnAboutEnd(of code: OpenCode, ending: CodeBlock.Ending) {
        guard let fence = code.fence else { return }
        if ending == .container, code.container.isInListItem { fenceEndedByItem = fence }
        guard ending == .document else { return }
        // A fence that should have closed a block in a list item has been reported as that.
        let isReported = document.warnings.contains { $0.line == code.startLine && $0.range == fence.range }
        if !isReported {
            document.warnings.append(StructuralWarning(kind: .unclosedFence, range: fence.range, line: code.startLine))
        }
    }

    /// What stands before the lines of a block in the open containers.
    private func containerPrefix() -> ContainerPrefix {
        var continuation: [UInt8] = []
        var isInListItem = false
        for block in stack {
            switch block.kind {
            case .quote:
                continuation += [Byte.greater, Byte.space]
            case .item(let width):
                isInListItem = true
                continuation += repeatElement(Byte.space, count: width)
            case .document, .list, .paragraph, .fencedCode, .indentedCode, .html:
                break
            }
        }
        return ContainerPrefix(isInListItem: isInListItem, continuation: continuation)
    }
}
