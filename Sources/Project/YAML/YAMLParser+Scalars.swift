extension YAMLParser {
    /// Where a scalar stands, which says how far it goes.
    enum ScalarContext {
        /// One line.
        case key
        /// Lines indented by at least so many columns go on with it.
        case block(least: Int)
        /// Inside brackets.
        case flow

        var isFlow: Bool {
            if case .flow = self { true } else { false }
        }
    }

    /// Reads a quoted or plain scalar.
    mutating func parseFlatScalar(_ context: ScalarContext) throws(ProjectProblem) -> YAMLNode {
        let startLine = line
        let (scalar, range) = try parseScalarText(context)
        return makeNode(.scalar(scalar), from: range.lowerBound, to: range.upperBound, line: startLine)
    }

    mutating func parseScalarText(_ context: ScalarContext) throws(ProjectProblem) -> (YAMLScalar, Range<Int>) {
        switch peek() {
        case UInt8(ascii: "\""):
            let (text, range) = try parseDoubleQuoted()
            return (YAMLScalar(text: text, isPlain: false), range)
        case UInt8(ascii: "'"):
            let (text, range) = try parseSingleQuoted()
            return (YAMLScalar(text: text, isPlain: false), range)
        default:
            let (text, range) = try parsePlain(context)
            return (YAMLScalar(text: text, isPlain: true), range)
        }
    }

    private mutating func parsePlain(_ context: ScalarContext) throws(ProjectProblem) -> (String, Range<Int>) {
        try checkPlainStart(context)
        let start = offset
        var end = scanPlainLine(context)
        guard end > start else { throw problem("a value is missing in front of this: write it, or quote the text") }
        var text = Array(bytes[start..<end])
        if case .key = context { return (String(decoding: text, as: UTF8.self), start..<end) }
        while let breaks = skipToContinuation(context) {
            let lineBegin = offset
            let lineEnd = scanPlainLine(context)
            // A colon or a bracket is for the caller to judge.
            guard lineEnd > lineBegin else { break }
            if breaks == 1 {
                text.append(UInt8(ascii: " "))
            } else {
                text += Array(repeating: UInt8(ascii: "\n"), count: breaks - 1)
            }
            text += bytes[lineBegin..<lineEnd]
            end = lineEnd
        }
        return (String(decoding: text, as: UTF8.self), start..<end)
    }

    private func checkPlainStart(_ context: ScalarContext) throws(ProjectProblem) {
        let byte = peek()
        let isRefused: Bool
        switch byte {
        case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
            isRefused = isSpace(at: 1) || (context.isFlow && peek(1).isYAMLFlowIndicator)
        case UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"), UInt8(ascii: "|"), UInt8(ascii: ">"),
            UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "#"):
            isRefused = true
        default: isRefused = byte.isYAMLFlowIndicator
        }
        guard isRefused else { return }
        throw problem("a value cannot start with \(Character(UnicodeScalar(byte))): quote it")
    }

    /// Moves behind the plain text of this line and returns its end, blanks at its end left out.
    private mutating func scanPlainLine(_ context: ScalarContext) -> Int {
        var end = offset
        while !isAtLineEnd {
            let byte = peek()
            if byte == UInt8(ascii: "#"), offset > end { break }
            if byte == UInt8(ascii: ":"), isSpace(at: 1) || (context.isFlow && peek(1).isYAMLFlowIndicator) { break }
            if context.isFlow, byte.isYAMLFlowIndicator { break }
            offset += 1
            if !byte.isYAMLBlank { end = offset }
        }
        offset = end
        return end
    }

    /// Moves to the next line of a plain scalar and returns the number of line breaks on the way; nil, without moving,
    /// when the scalar ends here.
    private mutating func skipToContinuation(_ context: ScalarContext) -> Int? {
        let before = (offset: offset, line: line, lineStart: lineStart)
        var breaks = 0
        skipBlanks()
        while skipBreak() {
            breaks += 1
            skipBlanks()
        }
        var isContinued = breaks > 0 && !isAtEnd && peek() != UInt8(ascii: "#") && !isAtAnyMarker
        if case .block(let least) = context {
            let hasTab = bytes[lineStart..<offset].contains(UInt8(ascii: "\t"))
            isContinued = isContinued && column >= least && !hasTab
        }
        if isContinued { return breaks }
        (offset, line, lineStart) = before
        return nil
    }
}
