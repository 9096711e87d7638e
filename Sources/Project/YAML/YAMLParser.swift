/// Reads the part of YAML that project files use: block and flow collections, all kinds of scalars, comments, anchors,
/// aliases and merge keys. JSON is a part of that part.
///
/// Keys are scalars on one line. What is not understood is an error with its line, never left out.
struct YAMLParser {
    /// How deep collections may stand in each other.
    static let deepest = 100
    /// How many values all aliases of a file together may stand for. Lists of aliases of lists of aliases grow without
    /// limit, in a file of a few lines.
    static let mostAliasedNodes = 100_000

    let path: String
    let bytes: [UInt8]
    var offset = 0
    /// One-based.
    var line = 1
    var lineStart = 0
    var depth = 0
    var anchors: [String: Anchor] = [:]
    /// Values made so far, with those that aliases stand for.
    var nodeCount = 0
    var aliasedNodeCount = 0
    /// What does not keep the file from being read.
    var problems: [ProjectProblem] = []

    /// What an alias may name.
    struct Anchor {
        let node: YAMLNode
        let nodeCount: Int
    }

    private init(_ bytes: [UInt8], path: String) {
        self.bytes = bytes
        self.path = path
    }

    /// The document of a file; an empty file is a scalar that is null. Of two entries with one key the later counts,
    /// and that is a problem.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8 text.
    ///   - path: For the places of values and the message of an error.
    static func parse(_ bytes: [UInt8], path: String) throws(ProjectProblem) -> YAMLDocument {
        var parser = YAMLParser(bytes, path: path)
        let root = try parser.parseDocument()
        return YAMLDocument(root: root, problems: parser.problems)
    }

    private mutating func parseDocument() throws(ProjectProblem) -> YAMLNode {
        // With it out of the way, the byte behind the last may be said to be 0.
        if let nul = bytes.firstIndex(of: 0) {
            line += bytes[..<nul].count { $0 == UInt8(ascii: "\n") }
            throw problem("this is no UTF-8 text: save the file as UTF-8")
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            offset = 3
            lineStart = 3
        }
        try skipToContent()
        while column == 0, peek() == UInt8(ascii: "%") {
            skipLine()
            try skipToContent()
        }
        let hasMarker = isAtMarker("---")
        if hasMarker { offset += 3 }
        let node = try parseBlockNode(Indentation(parent: -1), isInline: hasMarker)
        try skipToContent()
        if isAtMarker("...") {
            offset += 3
            try skipToContent()
        }
        if isAtMarker("---") { throw problem("a second document starts here: only one per file is read") }
        guard isAtEnd else { throw problem("this line belongs to nothing above it: correct its indentation") }
        return node
    }
}

// MARK: Looking and moving

extension YAMLParser {
    var isAtEnd: Bool { offset >= bytes.count }

    /// Zero-based, in UTF-8 bytes.
    var column: Int { offset - lineStart }

    /// 0 behind the end.
    func peek(_ distance: Int = 0) -> UInt8 {
        let index = offset + distance
        return index < bytes.count ? bytes[index] : 0
    }

    /// Whether a space, a tab, a line break or the end is there.
    func isSpace(at distance: Int) -> Bool {
        let byte = peek(distance)
        return byte == 0 || byte.isYAMLBlank || byte.isYAMLBreak
    }

    var isAtLineEnd: Bool { peek() == 0 || peek().isYAMLBreak }

    /// Whether `---` or `...` stands here as a line's first word.
    func isAtMarker(_ marker: StaticString) -> Bool {
        guard column == 0, isSpace(at: 3) else { return false }
        return marker.withUTF8Buffer { marker in (0..<3).allSatisfy { peek($0) == marker[$0] } }
    }

    var isAtAnyMarker: Bool { isAtMarker("---") || isAtMarker("...") }

    mutating func skipBlanks() {
        while peek().isYAMLBlank { offset += 1 }
    }

    /// Skips everything up to the line break.
    mutating func skipLine() {
        while !isAtLineEnd { offset += 1 }
    }

    /// Skips one line break; false when there is none.
    mutating func skipBreak() -> Bool {
        guard peek().isYAMLBreak else { return false }
        offset += peek() == UInt8(ascii: "\r") && peek(1) == UInt8(ascii: "\n") ? 2 : 1
        line += 1
        lineStart = offset
        return true
    }

    /// Skips blanks, comments and line breaks.
    ///
    /// - Parameter allowsTabs: Inside brackets, where indentation means nothing.
    mutating func skipToContent(allowsTabs: Bool = false) throws(ProjectProblem) {
        var indentationTab = false
        repeat {
            let start = offset
            skipBlanks()
            indentationTab = start == lineStart && bytes[start..<offset].contains(UInt8(ascii: "\t"))
            let startsWord = offset == lineStart || bytes[offset - 1].isYAMLBlank
            if peek() == UInt8(ascii: "#"), startsWord { skipLine() }
        } while skipBreak()
        if indentationTab, !allowsTabs, !isAtEnd {
            throw problem("a tab indents this line: YAML knows spaces only, write spaces instead")
        }
    }

    /// Checks that nothing but a comment stands behind a value on its line.
    mutating func endValue() throws(ProjectProblem) {
        let end = offset
        skipBlanks()
        if isAtLineEnd || (peek() == UInt8(ascii: "#") && offset > end) { return }
        if peek() == UInt8(ascii: ":") {
            throw problem(
                "a key cannot stand here: start a line for it, indented below the one it belongs to, or quote the text")
        }
        throw problem("nothing may follow the value on this line: quote the whole text")
    }

    func problem(_ message: String, line: Int? = nil) -> ProjectProblem {
        ProjectProblem(path: path, line: line ?? self.line, message: message)
    }

    mutating func makeNode(_ content: YAMLNode.Content, from start: Int, to end: Int, line: Int) -> YAMLNode {
        nodeCount += 1
        return YAMLNode(content: content, place: FilePlace(path: path, range: start..<max(start, end)), line: line)
    }

    /// Runs `body` one level deeper.
    mutating func descend<Result>(
        _ body: (inout YAMLParser) throws(ProjectProblem) -> Result
    ) throws(ProjectProblem) -> Result {
        guard depth < Self.deepest else {
            throw problem(
                "lists and mappings stand more than \(Self.deepest) deep in each other here: make them flatter")
        }
        depth += 1
        defer { depth -= 1 }
        return try body(&self)
    }
}

extension UInt8 {
    var isYAMLBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
    var isYAMLBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
    /// `,`, `[`, `]`, `{`, `}`
    var isYAMLFlowIndicator: Bool {
        switch self {
        case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
        default: false
        }
    }
}
