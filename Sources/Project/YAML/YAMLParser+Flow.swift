// Collections in brackets, in which indentation means nothing.
extension YAMLParser {
    mutating func parseFlowNode() throws(ProjectProblem) -> YAMLNode {
        try descend { parser throws(ProjectProblem) in try parser.parseFlowNodeHere() }
    }

    private mutating func parseFlowNodeHere() throws(ProjectProblem) -> YAMLNode {
        let countBefore = nodeCount
        var properties = Properties()
        repeat { try skipInBrackets() } while try parseProperty(into: &properties)
        var node: YAMLNode
        switch peek() {
        case UInt8(ascii: "["): node = try parseFlowSequence()
        case UInt8(ascii: "{"): node = try parseFlowMapping()
        case UInt8(ascii: "*"): node = try parseAlias()
        case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"):
            node = makeNode(.scalar(YAMLScalar(text: "", isPlain: true)), from: offset, to: offset, line: line)
        default: node = try parseFlatScalar(.flow)
        }
        if properties.isString, case .scalar(var scalar) = node.content {
            scalar.isPlain = false
            node.content = .scalar(scalar)
        }
        define(properties.anchor, as: node, since: countBefore)
        return node
    }

    private mutating func parseFlowSequence() throws(ProjectProblem) -> YAMLNode {
        let start = (offset: offset, line: line)
        offset += 1
        var elements: [YAMLNode] = []
        try skipInBrackets()
        while peek() != UInt8(ascii: "]") {
            try checkEntry(isIn: "[", openedOn: start.line)
            let isQuoted = peek() == UInt8(ascii: "\"") || peek() == UInt8(ascii: "'")
            let keyStart = offset
            let element = try parseFlowNode()
            try skipInBrackets()
            if isAtFlowColon(isBehindQuote: isQuoted), element.scalar != nil {
                let pair = try parsePair(element, isPlain: !isQuoted)
                let end = max(pair.value.place.range.upperBound, pair.place.range.upperBound)
                elements.append(makeNode(.mapping([pair]), from: keyStart, to: end, line: pair.line))
            } else {
                elements.append(element)
            }
            try skipComma(before: UInt8(ascii: "]"), openedOn: start.line)
        }
        offset += 1
        return makeNode(.sequence(elements), from: start.offset, to: offset, line: start.line)
    }

    private mutating func parseFlowMapping() throws(ProjectProblem) -> YAMLNode {
        let start = (offset: offset, line: line)
        offset += 1
        var mapping = MappingBuilder()
        try skipInBrackets()
        while peek() != UInt8(ascii: "}") {
            try checkEntry(isIn: "{", openedOn: start.line)
            let isQuoted = peek() == UInt8(ascii: "\"") || peek() == UInt8(ascii: "'")
            let keyNode = try parseFlatScalar(.flow)
            try skipInBrackets()
            let key = Key(
                text: keyNode.scalar?.text ?? "", isPlain: !isQuoted, range: keyNode.place.range, line: keyNode.line)
            if isAtFlowColon(isBehindQuote: isQuoted) {
                try append(key, try parsePair(keyNode, isPlain: !isQuoted).value, to: &mapping)
            } else {
                let end = keyNode.place.range.upperBound
                let value = makeNode(
                    .scalar(YAMLScalar(text: "", isPlain: true)), from: end, to: end, line: keyNode.line)
                try append(key, value, to: &mapping)
            }
            try skipComma(before: UInt8(ascii: "}"), openedOn: start.line)
        }
        offset += 1
        return makeNode(.mapping(mapping.allEntries), from: start.offset, to: offset, line: start.line)
    }

    /// Reads the colon and the value that make an entry of a key.
    private mutating func parsePair(_ key: YAMLNode, isPlain: Bool) throws(ProjectProblem) -> YAMLEntry {
        offset += 1
        let value = try parseFlowNode()
        try skipInBrackets()
        return YAMLEntry(key: key.scalar?.text ?? "", place: key.place, line: key.line, value: value)
    }

    /// Behind a quoted key, as in JSON, no space is needed.
    private func isAtFlowColon(isBehindQuote: Bool) -> Bool {
        peek() == UInt8(ascii: ":") && (isBehindQuote || isSpace(at: 1) || peek(1).isYAMLFlowIndicator)
    }

    private func checkEntry(isIn bracket: String, openedOn line: Int) throws(ProjectProblem) {
        if isAtEnd { throw unclosed(bracket, line) }
        if peek() == UInt8(ascii: ",") {
            throw problem("a value is missing in front of this comma: write it, or take the comma out")
        }
        if peek() == UInt8(ascii: "?"), isSpace(at: 1) {
            throw problem("keys behind a question mark are not read: write key: value")
        }
    }

    private mutating func skipComma(before close: UInt8, openedOn line: Int) throws(ProjectProblem) {
        if peek() == close { return }
        let bracket = close == UInt8(ascii: "]") ? "[" : "{"
        if isAtEnd || isAtAnyMarker { throw unclosed(bracket, line) }
        guard peek() == UInt8(ascii: ",") else {
            let text = Character(UnicodeScalar(close))
            throw problem("a comma or \(text) must stand here: add it, or quote the text in front")
        }
        offset += 1
        try skipInBrackets()
    }

    private func unclosed(_ bracket: String, _ line: Int) -> ProjectProblem {
        problem("the \(bracket) that opens on this line is never closed: close it", line: line)
    }

    private mutating func skipInBrackets() throws(ProjectProblem) { try skipToContent(allowsTabs: true) }
}
