extension Lexer {
    /// Takes the indentation out of the segments of a multi-line literal, once its closing quote, at the position, is
    /// reached: it is part of the gaps. The line break in front of the last line is none of the string's, and the last
    /// line's segment, white space, is none of its tokens.
    ///
    /// Text between the last line break and the closing quote is an error; its indentation counts then, and it stays a
    /// segment, as in swift-syntax. So does every byte if there is no line break in front of the last segment.
    mutating func removeIndentation(of literal: OpenLiteral) {
        let segments = multilineSegments[literal.outerSegments...]
        defer { multilineSegments.removeLast(multilineSegments.count - literal.outerSegments) }
        // A segment for which there was no room is in no array; the text is lexed again.
        guard !buffer.isTooSmall, let last = segments.last.map({ Int($0) }), startsLine(last) else { return }
        let lastStart = Int(buffer.starts[last])
        var next = lastStart
        while next < position, isIndentation(base[next]) { next += 1 }
        let indentation = lastStart..<next
        var unchanged: UInt32?
        if segments.count > 1, let previous = segments.dropLast().last {
            unchanged = endLastLine(Int(previous), in: literal, before: last)
        }
        let isLastLineBlank = next == position
        for segment in isLastLineBlank ? segments.dropLast() : segments where segment != unchanged {
            removeIndentation(indentation, ofSegment: Int(segment))
        }
        if isLastLineBlank {
            buffer.before = buffer.flags[last]
            buffer.count = last
            if next > lastStart { buffer.noteGap(.spaceBefore) }
        }
    }

    /// Whether a segment begins behind a line break. An escape such as `\n` is none.
    private func startsLine(_ segment: Int) -> Bool {
        let start = Int(buffer.starts[segment])
        return start > 0 && (base[start - 1] == 0x0A || base[start - 1] == 0x0D)
    }

    private func isIndentation(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    /// Takes the line break at the end of a segment out of it. Gives the segment back if its line break is escaped, which
    /// is an error there, and its indentation stays.
    private mutating func endLastLine(_ segment: Int, in literal: OpenLiteral, before last: Int) -> UInt32? {
        var segmentEnd = Int(buffer.ends[segment])
        if segmentEnd < Int(buffer.starts[last]) {
            return literal.pounds == 0 ? UInt32(truncatingIfNeeded: segment) : nil
        }
        segmentEnd -=
            base[segmentEnd - 1] == 0x0A && segmentEnd - 2 >= Int(buffer.starts[segment]) && base[segmentEnd - 2] == 0x0D
            ? 2 : 1
        buffer.ends[segment] = UInt32(truncatingIfNeeded: segmentEnd)
        buffer.flags[segment].insert(.spaceAfter)
        buffer.flags[last].formUnion([.startsLine, .spaceBefore])
        return nil
    }

    private mutating func removeIndentation(_ indentation: Range<Int>, ofSegment segment: Int) {
        guard startsLine(segment) else { return }
        let start = Int(buffer.starts[segment])
        let segmentEnd = Int(buffer.ends[segment])
        let isEmptyLine =
            start == segmentEnd || base[start] == 0x0A
            || base[start] == 0x0D && (segmentEnd - start == 1 || base[start + 1] == 0x0A)
        var next = start
        var expected = indentation.lowerBound
        while expected < indentation.upperBound, next < segmentEnd, base[next] == base[expected] {
            next += 1
            expected += 1
        }
        if expected < indentation.upperBound {
            guard !isEmptyLine || isFollowedByEscapedLineBreak(segment) else { return }
            while next < segmentEnd, isIndentation(base[next]) { next += 1 }
        }
        guard next > start else { return }
        buffer.starts[segment] = UInt32(truncatingIfNeeded: next)
        buffer.flags[segment].insert(.spaceBefore)
        buffer.flags[segment - 1].insert(.spaceAfter)
    }

    private func isFollowedByEscapedLineBreak(_ segment: Int) -> Bool {
        byteIs(UInt8(ascii: "\\"), at: Int(buffer.ends[segment]))
            && segment + 1 < buffer.count && buffer.starts[segment + 1] > buffer.ends[segment]
    }
}
