/// Link reference definitions at the head of a paragraph. They vanish from it, and a paragraph that held nothing else
/// is none, so that it can be no heading.
enum ReferenceDefinition {
    /// The definitions among `lines` (the lines of one paragraph), and how many lines they take.
    static func all(in lines: [Range<Int>], _ bytes: [UInt8]) -> (lineCount: Int, definitions: [LinkDefinition]) {
        guard let first = lines.first, !first.isEmpty, bytes[first.lowerBound] == Byte.leftSquare else {
            return (0, [])
        }
        let content = CodeContent(of: lines.map { CodeLine(padding: 0, range: $0) }, in: bytes)
        let text = content.bytes
        var reader = LinkReader(text)
        var definitions: [LinkDefinition] = []
        while reader.byte == Byte.leftSquare, let found = reader.definition() {
            definitions.append(
                LinkDefinition(
                    label: LinkDefinition.normalized(text[found.label]),
                    destination: content.fileRange(of: found.destination)))
        }
        return (text[..<reader.position].count { $0 == Byte.lineFeed }, definitions)
    }
}

extension LinkReader {
    /// Moves over one definition with its line break. Moves nothing when there is none.
    fileprivate mutating func definition() -> (label: Range<Int>, destination: Range<Int>)? {
        let start = position
        if let definition = definitionFromHere() { return definition }
        move(to: start)
        return nil
    }

    private mutating func definitionFromHere() -> (label: Range<Int>, destination: Range<Int>)? {
        guard let label = label(), take(Byte.colon) else { return nil }
        skipSpaceAndLineBreak()
        let destinationStart = position
        guard let destination = destination(), position > destinationStart else { return nil }
        let destinationEnd = position
        skipSpaceAndLineBreak()
        if position == destinationEnd || !title() { move(to: destinationEnd) }
        if endOfLine() { return (label, destination) }
        // What follows is no title, so the definition must end with its destination.
        move(to: destinationEnd)
        return endOfLine() ? (label, destination) : nil
    }

    /// What stands between the brackets.
    private mutating func label() -> Range<Int>? {
        guard take(Byte.leftSquare) else { return nil }
        let start = position
        var hasText = false
        while position < text.count, position - start < 1000 {
            if take(Byte.rightSquare) { return hasText ? start..<position - 1 : nil }
            if byte == Byte.leftSquare { return nil }
            if !byte.isWhitespace { hasText = true }
            skipPossiblyEscaped()
        }
        return nil
    }

    private mutating func skipSpaceAndLineBreak() {
        skip(while: \.isSpaceOrTab)
        if take(Byte.lineFeed) { skip(while: \.isSpaceOrTab) }
    }

    private mutating func endOfLine() -> Bool {
        skip(while: \.isSpaceOrTab)
        return position >= text.count || take(Byte.lineFeed)
    }
}
