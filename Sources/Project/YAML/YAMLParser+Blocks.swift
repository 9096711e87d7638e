// Collections whose structure is their indentation.
extension YAMLParser {
    /// What a value must keep to.
    struct Indentation {
        /// Column of the key or dash the value belongs to; -1 for the document.
        let parent: Int
        /// The least column of a list: behind a key it may stand at the column of the key.
        let sequence: Int

        init(parent: Int, isBehindKey: Bool = false) {
            self.parent = parent
            sequence = isBehindKey ? parent : parent + 1
        }
    }

    /// Reads the value behind a key's colon, a dash, or the start of the document.
    ///
    /// - Parameter isInline: No block collection may start on this line, because something stands in front of it.
    mutating func parseBlockNode(_ indentation: Indentation, isInline: Bool) throws(ProjectProblem) -> YAMLNode {
        try descend { parser throws(ProjectProblem) in
            try parser.parseBlockNodeHere(indentation, isInline: isInline)
        }
    }

    private mutating func parseBlockNodeHere(
        _ indentation: Indentation, isInline: Bool
    ) throws(ProjectProblem) -> YAMLNode {
        let before = (offset: offset, line: line)
        let countBefore = nodeCount
        var properties = Properties()
        var isInline = isInline
        repeat {
            let lineBefore = line
            try skipToContent()
            let least = isAtDash ? indentation.sequence : indentation.parent + 1
            if isAtEnd || isAtAnyMarker || (line > lineBefore && column < least) {
                let node = makeNode(
                    .scalar(YAMLScalar(text: "", isPlain: !properties.isString)), from: before.offset,
                    to: before.offset,
                    line: before.line)
                define(properties.anchor, as: node, since: countBefore)
                return node
            }
            if line > lineBefore { isInline = false }
            if try !parseProperty(into: &properties) { break }
            isInline = true
        } while true
        var node = try parseBlockContent(indentation, isInline: isInline)
        if properties.isString, case .scalar(var scalar) = node.content {
            scalar.isPlain = false
            node.content = .scalar(scalar)
        }
        define(properties.anchor, as: node, since: countBefore)
        return node
    }

    private mutating func parseBlockContent(
        _ indentation: Indentation, isInline: Bool
    ) throws(ProjectProblem) -> YAMLNode {
        if isAtDash {
            guard !isInline else { throw problem("a list cannot start here: start a line for its first dash") }
            return try parseBlockSequence()
        }
        if !isInline, isAtKey() { return try parseBlockMapping() }
        switch peek() {
        case UInt8(ascii: "?") where isSpace(at: 1):
            throw problem("keys behind a question mark are not read: write key: value")
        case UInt8(ascii: "|"), UInt8(ascii: ">"):
            return try parseBlockScalar(parent: indentation.parent)
        case UInt8(ascii: "*"):
            let node = try parseAlias()
            try endValue()
            return node
        case UInt8(ascii: "["), UInt8(ascii: "{"):
            let node = try parseFlowNode()
            try endValue()
            return node
        default:
            let node = try parseFlatScalar(.block(least: indentation.parent + 1))
            try endValue()
            return node
        }
    }

    /// At a dash that starts an entry of a list.
    var isAtDash: Bool { peek() == UInt8(ascii: "-") && isSpace(at: 1) && !isAtMarker("---") }

    /// Whether a key with its colon stands here.
    private func isAtKey() -> Bool {
        var ahead = self
        guard (try? ahead.parseKey()) != nil else { return false }
        return true
    }

    private mutating func checkCompactStart() throws(ProjectProblem) {
        if offset > lineStart, bytes[offset - 1] == UInt8(ascii: "\t") {
            throw problem("a tab stands in front of this entry: YAML knows spaces only, write a space instead")
        }
    }

    private mutating func parseBlockSequence() throws(ProjectProblem) -> YAMLNode {
        try checkCompactStart()
        let start = (offset: offset, line: line, column: column)
        var elements: [YAMLNode] = []
        repeat {
            offset += 1
            elements.append(try parseBlockNode(Indentation(parent: start.column), isInline: false))
            try skipToContent()
        } while !isAtEnd && column == start.column && isAtDash
        try checkIndentation(since: start.column)
        let end = elements.last?.place.range.upperBound ?? start.offset
        return makeNode(.sequence(elements), from: start.offset, to: end, line: start.line)
    }

    private mutating func parseBlockMapping() throws(ProjectProblem) -> YAMLNode {
        try checkCompactStart()
        let start = (offset: offset, line: line, column: column)
        var mapping = MappingBuilder()
        repeat {
            if isAtDash { throw problem("a dash stands among keys: indent it below the key it belongs to") }
            let key = try parseKey()
            let value = try parseBlockNode(Indentation(parent: start.column, isBehindKey: true), isInline: true)
            try append(key, value, to: &mapping)
            try skipToContent()
        } while !isAtEnd && column == start.column && !isAtAnyMarker
        try checkIndentation(since: start.column)
        let end = mapping.entries.last.map { max($0.value.place.range.upperBound, $0.place.range.upperBound) }
        return makeNode(.mapping(mapping.allEntries), from: start.offset, to: end ?? start.offset, line: start.line)
    }

    private func checkIndentation(since column: Int) throws(ProjectProblem) {
        if !isAtEnd, self.column > column {
            throw problem("this line fits no line above it: indent it like its neighbours")
        }
    }

    /// Reads a key on one line with its colon.
    mutating func parseKey() throws(ProjectProblem) -> Key {
        switch peek() {
        case UInt8(ascii: "*"), UInt8(ascii: "&"), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "!"):
            throw problem("this cannot be a key: write a plain or quoted word and a colon")
        case UInt8(ascii: "?") where isSpace(at: 1):
            throw problem("keys behind a question mark are not read: write key: value")
        default: break
        }
        let keyLine = line
        let isPlain = peek() != UInt8(ascii: "\"") && peek() != UInt8(ascii: "'")
        let (scalar, range) = try parseScalarText(.key)
        skipBlanks()
        guard line == keyLine, peek() == UInt8(ascii: ":"), isSpace(at: 1) else {
            throw problem("this is no key with a colon and a space behind it: write key: value", line: keyLine)
        }
        offset += 1
        return Key(text: scalar.text, isPlain: isPlain, range: range, line: keyLine)
    }
}
