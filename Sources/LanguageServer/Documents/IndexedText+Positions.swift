import SwiftSource

extension IndexedText {
    /// Offset of a position. Behind the last line is the end of the text, behind the end of a line its end, inside a
    /// character its start.
    func offset(of position: Position, _ encoding: PositionEncoding) -> Int {
        let line = content(ofLine: position.line)
        var offset = line.lowerBound
        var rest = position.character
        if encoding == .utf8 {
            guard rest < line.count else { return line.upperBound }
            offset += max(0, rest)
            return startOfCharacter(at: offset, from: line.lowerBound)
        }
        while rest > 0, offset < line.upperBound {
            let character = character(at: offset, before: line.upperBound)
            let units = encoding == .utf16 ? character.utf16Length : 1
            guard units <= rest else { return offset }
            rest -= units
            offset += character.length
        }
        return offset
    }

    func offsets(of range: PositionRange, _ encoding: PositionEncoding) -> Range<Int> {
        let start = offset(of: range.start, encoding)
        return start..<max(start, offset(of: range.end, encoding))
    }

    /// Position of an offset; one behind the end is at the end, one inside a character at its start.
    func position(at offset: Int, _ encoding: PositionEncoding) -> Position {
        let offset = min(max(0, offset), bytes.count)
        let line = line(at: offset)
        let start = Int(lineStarts[line])
        if encoding == .utf8 {
            return Position(line: line, character: startOfCharacter(at: offset, from: start) - start)
        }
        var units = 0
        var index = start
        while index < offset {
            let character = character(at: index, before: bytes.count)
            guard index + character.length <= offset else { break }
            units += encoding == .utf16 ? character.utf16Length : 1
            index += character.length
        }
        return Position(line: line, character: units)
    }

    func positions(of range: Range<Int>, _ encoding: PositionEncoding) -> PositionRange {
        PositionRange(position(at: range.lowerBound, encoding), position(at: range.upperBound, encoding))
    }

    private func startOfCharacter(at offset: Int, from start: Int) -> Int {
        guard offset < bytes.count else { return offset }
        // A character has three continuation bytes at most; more of them are no text, and each stands for itself.
        var index = offset
        while index > start, offset - index < 3, bytes[index] & 0xC0 == 0x80 { index -= 1 }
        return index + character(at: index, before: bytes.count).length > offset ? index : offset
    }

    /// Length in bytes and in UTF-16 units. A byte that belongs to no character counts as one unit, as the replacement
    /// character does that stands for it in an editor.
    private func character(at offset: Int, before end: Int) -> (length: Int, utf16Length: Int) {
        let length: Int
        switch bytes[offset] {
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF: length = 3
        case 0xF0...0xF4: length = 4
        default: return (1, 1)
        }
        guard offset + length <= end else { return (1, 1) }
        for index in (offset + 1)..<(offset + length) where bytes[index] & 0xC0 != 0x80 { return (1, 1) }
        return (length, length == 4 ? 2 : 1)
    }
}
