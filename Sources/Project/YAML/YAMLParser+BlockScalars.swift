// Scalars over several lines, behind `|` (line breaks stay) and `>` (lines are folded).
extension YAMLParser {
    /// What stands behind `|` or `>`.
    private struct Header {
        var isFolded = false
        /// Columns more than the parent's.
        var indentation: Int?
        var chomping = Chomping.clip
    }

    /// What becomes of the line breaks at the end.
    private enum Chomping {
        /// One stays.
        case clip
        case strip
        case keep
    }

    /// - Parameter parent: Column of the key or dash the scalar belongs to; -1 for the document.
    mutating func parseBlockScalar(parent: Int) throws(ProjectProblem) -> YAMLNode {
        let start = (offset: offset, line: line)
        let header = try parseHeader()
        let indentation = header.indentation.map { max(parent, 0) + $0 } ?? detectIndentation(least: parent + 1)
        var text: [UInt8] = []
        var end = offset
        var breaks = skipEmptyLines(indentation)
        var endsWithBreak = false
        while isAtLine(indentedBy: indentation) {
            text.appendLineFeeds(breaks)
            let lineBegin = offset
            let isFlush = !peek().isYAMLBlank
            skipLine()
            text += bytes[lineBegin..<offset]
            end = offset
            endsWithBreak = skipBreak()
            breaks = endsWithBreak ? skipEmptyLines(indentation) : 0
            guard isAtLine(indentedBy: indentation) else { break }
            // Lines that are indented further than the text keep their breaks.
            if !header.isFolded || !isFlush || peek().isYAMLBlank {
                text.appendLineFeeds(1)
            } else if breaks == 0 {
                text.append(UInt8(ascii: " "))
            }
        }
        if header.chomping != .strip, endsWithBreak { text.appendLineFeeds(1) }
        if header.chomping == .keep { text.appendLineFeeds(breaks) }
        // So that the indentation of the line behind the scalar is looked at as a whole.
        if bytes[lineStart..<offset].allSatisfy({ $0 == UInt8(ascii: " ") }) { offset = lineStart }
        let scalar = YAMLScalar(text: String(decoding: text, as: UTF8.self), isPlain: false)
        return makeNode(.scalar(scalar), from: start.offset, to: end, line: start.line)
    }

    private mutating func parseHeader() throws(ProjectProblem) -> Header {
        var header = Header()
        header.isFolded = peek() == UInt8(ascii: ">")
        offset += 1
        while !isSpace(at: 0) {
            switch peek() {
            case UInt8(ascii: "-"): header.chomping = .strip
            case UInt8(ascii: "+"): header.chomping = .keep
            case UInt8(ascii: "1")...UInt8(ascii: "9"): header.indentation = Int(peek() - UInt8(ascii: "0"))
            default: throw problem("only a digit, + or - may stand behind | and >: start a line for the text")
            }
            offset += 1
        }
        skipBlanks()
        if peek() == UInt8(ascii: "#") { skipLine() }
        guard isAtLineEnd else { throw problem("nothing may follow | or > on its line: start a line for the text") }
        _ = skipBreak()
        return header
    }

    /// The column of the first line that is not empty.
    private func detectIndentation(least: Int) -> Int {
        var index = offset
        var start = offset
        while index < bytes.count {
            if bytes[index].isYAMLBreak {
                start = index + 1
            } else if bytes[index] != UInt8(ascii: " ") {
                break
            }
            index += 1
        }
        return max(least, index - start)
    }

    /// Skips lines that hold nothing but spaces, and the indentation of the next; returns the number of line breaks.
    private mutating func skipEmptyLines(_ indentation: Int) -> Int {
        var breaks = 0
        repeat {
            while column < indentation, peek() == UInt8(ascii: " ") { offset += 1 }
            guard skipBreak() else { return breaks }
            breaks += 1
        } while true
    }

    private func isAtLine(indentedBy indentation: Int) -> Bool {
        !isAtEnd && column == indentation && !(indentation == 0 && isAtAnyMarker)
    }
}

extension [UInt8] {
    fileprivate mutating func appendLineFeeds(_ count: Int) {
        append(contentsOf: repeatElement(UInt8(ascii: "\n"), count: count))
    }
}
