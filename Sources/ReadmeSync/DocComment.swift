import Markdown
import SwiftSource

/// A documentation comment of a Swift file: a run of lines with `///`, or a `/** … */`.
struct DocComment {
    /// The whole comment, as UTF-8 byte offsets.
    let range: Range<Int>
    /// Its text as DocC sees it: without the marks, and without the indentation of its first line of text.
    let map: LineMap

    /// Those that may hold a code block.
    static func all(in bytes: [UInt8]) -> [DocComment] {
        guard mayHoldFence(bytes) else { return [] }
        let tokens = Tokens(lexing: bytes)
        let lines = LineTable(bytes)
        return (0..<tokens.count).flatMap { token -> [DocComment] in
            guard tokens.flags[token].contains(.commentBefore) else { return [] }
            return runs(in: tokens.gap(before: token), bytes).map { DocComment($0, bytes, lines) }
        }
    }

    /// The file with the marks of the comments made blank, so that only their text is left of them.
    static func mask(_ comments: [DocComment], in bytes: [UInt8]) -> [UInt8] {
        guard !comments.isEmpty else { return bytes }
        var masked = bytes
        for line in comments.flatMap(\.map.lines) {
            for offset in line.fileStart..<line.text.lowerBound { masked[offset] = UInt8(ascii: " ") }
        }
        return masked
    }

    private static func mayHoldFence(_ bytes: [UInt8]) -> Bool {
        bytes.indices.dropLast(2).contains { index in
            let byte = bytes[index]
            return (byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~")) && bytes[index + 1] == byte
                && bytes[index + 2] == byte
        }
    }

    /// The pieces of each comment between two tokens; lines with `///` that follow each other are one.
    private static func runs(in gap: Range<Int>, _ bytes: [UInt8]) -> [[TriviaPiece]] {
        var runs: [[TriviaPiece]] = []
        var newlines = 2
        for piece in TriviaScanner(bytes, in: gap) {
            // What stands behind code on its line is no place for a block.
            let lineStart = bytes.lineStart(before: piece.range.lowerBound)
            if piece.isDocumentation, !bytes[lineStart..<piece.range.lowerBound].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
                newlines = 2
                continue
            }
            switch piece.kind {
            case .newline: newlines += 1
            case .whitespace: break
            case .docLineComment:
                if newlines < 2, runs.last?.last?.kind == .docLineComment {
                    runs[runs.count - 1].append(piece)
                } else {
                    runs.append([piece])
                }
                newlines = 0
            case .docBlockComment:
                runs.append([piece])
                newlines = 2
            case .lineComment, .blockComment, .unexpected: newlines = 2
            }
        }
        return runs
    }

    private init(_ pieces: [TriviaPiece], _ bytes: [UInt8], _ table: LineTable) {
        let start = pieces.first?.range.lowerBound ?? 0
        range = start..<(pieces.last?.range.upperBound ?? start)
        let isBlock = pieces.first?.kind == .docBlockComment
        let lines =
            isBlock
            ? DocComment.blockLines(range, bytes)
            : pieces.map { piece in
                LineMap.Line(
                    fileStart: bytes.lineStart(before: piece.range.lowerBound),
                    text: min(piece.range.lowerBound + 3, piece.range.upperBound)..<piece.range.upperBound)
            }
        map = LineMap(DocComment.dedented(lines, bytes), firstLine: table.line(at: start))
    }

    /// The lines of a `/** … */` without its ends and, where its second line has one, the asterisk before each.
    private static func blockLines(_ range: Range<Int>, _ bytes: [UInt8]) -> [LineMap.Line] {
        let isClosed = range.count > 4 && bytes[range.upperBound - 1] == UInt8(ascii: "/")
        let end = isClosed ? range.upperBound - 2 : range.upperBound
        var lines: [LineMap.Line] = []
        var start = min(range.lowerBound + 3, end)
        var fileStart = bytes.lineStart(before: range.lowerBound)
        while start <= end {
            let lineEnd = bytes[start..<end].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? end
            lines.append(LineMap.Line(fileStart: fileStart, text: start..<lineEnd))
            guard lineEnd < end else { break }
            start = lineEnd + 1
            if bytes[lineEnd] == 0x0D, start < end, bytes[start] == 0x0A { start += 1 }
            fileStart = start
        }
        guard lines.count > 1, asterisk(in: lines[1].text, bytes) != nil else { return lines }
        return lines.prefix(1) + lines.dropFirst().map { line in
            let text = asterisk(in: line.text, bytes).map { $0 + 1..<line.text.upperBound } ?? line.text
            return LineMap.Line(fileStart: line.fileStart, text: text)
        }
    }

    /// The asterisk that a line begins with.
    private static func asterisk(in line: Range<Int>, _ bytes: [UInt8]) -> Int? {
        guard let first = line.first(where: { bytes[$0] != 0x20 && bytes[$0] != 0x09 }), bytes[first] == UInt8(ascii: "*"),
            first + 1 == line.upperBound || bytes[first + 1] == 0x20 || bytes[first + 1] == 0x09
        else { return nil }
        return first
    }

    /// The lines without as much white space as the first line of text has before it.
    private static func dedented(_ lines: [LineMap.Line], _ bytes: [UInt8]) -> [LineMap.Line] {
        let counts = lines.map { line in line.text.prefix { bytes[$0] == 0x20 || bytes[$0] == 0x09 }.count }
        let first = lines.indices.first { counts[$0] < lines[$0].text.count }
        let common = first.map { counts[$0] } ?? 0
        return zip(lines, counts).map { line, count in
            let start = line.text.lowerBound + min(common, count)
            return LineMap.Line(fileStart: line.fileStart, text: start..<line.text.upperBound)
        }
    }
}

extension [UInt8] {
    /// Where the line begins that holds the byte at `offset`.
    fileprivate func lineStart(before offset: Int) -> Int {
        var start = offset
        while start > 0, self[start - 1] != 0x0A, self[start - 1] != 0x0D { start -= 1 }
        return start
    }
}
