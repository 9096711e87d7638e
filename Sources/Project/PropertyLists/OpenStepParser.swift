/// Reads the OpenStep text of `project.pbxproj`, and JSON, into nodes.
///
/// Foundation reads it too, but takes half a second for 10,000 files, and knows neither the places of values nor of
/// mistakes. Brackets are kept on a stack of our own, because a text can nest deeper than a thread's stack reaches.
struct OpenStepParser {
    static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private let bytes: [UInt8]
    private var position = 0
    private var nodes: [PlacedPropertyList.Node] = []
    /// Arrays and dictionaries that are not closed yet, outermost first.
    private var open: [Int] = []
    /// Keys end with a colon and values with a comma.
    private var isJSON = false

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func parse() throws(OpenStepError) -> PlacedPropertyList {
        if bytes.starts(with: Self.byteOrderMark) { position = 3 }
        try skipSpace()
        guard position < bytes.count else { throw .empty }
        // Half of all nodes of a project file take less than this.
        nodes.reserveCapacity(bytes.count / 24)
        try readValue()
        while let last = open.last {
            if nodes[last].kind == .array { try readElement() } else { try readEntry() }
        }
        try skipSpace()
        guard position == bytes.count else { throw .surplus(offset: position) }
        return PlacedPropertyList(bytes: bytes, nodes: nodes)
    }

    private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func readEntry() throws(OpenStepError) {
        try skipSpace()
        guard let byte else { throw unclosedBracket }
        if byte == UInt8(ascii: "}") { return try close() }
        try readString(expected: .key)
        try skipSpace()
        guard let sign = self.byte else { throw unclosedBracket }
        if nodes.count == 2, sign == UInt8(ascii: ":") { isJSON = true }
        guard sign == UInt8(ascii: isJSON ? ":" : "=") else {
            throw .unexpected(offset: position, expected: .equalsSign)
        }
        position += 1
        try readValue()
    }

    private mutating func readElement() throws(OpenStepError) {
        try skipSpace()
        guard let byte else { throw unclosedBracket }
        if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") { return try close() }
        try readValue()
    }

    private mutating func readValue() throws(OpenStepError) {
        try skipSpace()
        guard let byte else { throw unclosedBracket }
        switch byte {
        case UInt8(ascii: "{"): begin(.dictionary)
        case UInt8(ascii: "("), UInt8(ascii: "["): begin(.array)
        case UInt8(ascii: "<"):
            try readData()
            try endValue()
        default:
            try readString(expected: .value)
            try endValue()
        }
    }

    private mutating func begin(_ kind: PlacedPropertyList.Kind) {
        position += 1
        open.append(nodes.count)
        append(kind, from: position, to: position)
    }

    private mutating func close() throws(OpenStepError) {
        guard let index = open.popLast() else { throw .surplus(offset: position) }
        nodes[index].end = UInt32(position)
        nodes[index].next = UInt32(nodes.count)
        position += 1
        try endValue()
    }

    /// What stands between a value and the next one.
    private mutating func endValue() throws(OpenStepError) {
        guard let parent = open.last else { return }
        let end = position
        try skipSpace()
        guard let byte else { throw unclosedBracket }
        if nodes[parent].kind == .array || isJSON {
            if byte == UInt8(ascii: ",") {
                position += 1
            } else if byte != UInt8(ascii: ")"), byte != UInt8(ascii: "]"), !isJSON || byte != UInt8(ascii: "}") {
                throw .missingComma(offset: end)
            }
        } else {
            guard byte == UInt8(ascii: ";") else { throw .missingSemicolon(offset: end) }
            position += 1
        }
    }

    private mutating func readString(expected: OpenStepError.Expectation) throws(OpenStepError) {
        guard let byte else { throw unclosedBracket }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try readQuoted(byte) }
        let start = position
        while position < bytes.count, Self.isPlain(bytes[position]) { position += 1 }
        guard position > start else { throw .unexpected(offset: position, expected: expected) }
        append(.text, from: start, to: position)
    }

    private mutating func readQuoted(_ quote: UInt8) throws(OpenStepError) {
        let start = position + 1
        var kind = PlacedPropertyList.Kind.text
        position = start
        while position < bytes.count, bytes[position] != quote {
            if bytes[position] == UInt8(ascii: "\\") {
                kind = .escapedText
                position += 1
            }
            position += 1
        }
        guard position < bytes.count else { throw .unclosed(offset: start - 1) }
        append(kind, from: start, to: position)
        position += 1
    }

    private mutating func readData() throws(OpenStepError) {
        let start = position
        position += 1
        while let byte, byte != UInt8(ascii: ">") {
            guard Self.isHexadecimal(byte) || Self.isSpace(byte) else {
                throw .unexpected(offset: start, expected: .value)
            }
            position += 1
        }
        guard position < bytes.count else { throw .unclosed(offset: start) }
        append(.data, from: start + 1, to: position)
        position += 1
    }

    private mutating func append(_ kind: PlacedPropertyList.Kind, from start: Int, to end: Int) {
        nodes.append(
            PlacedPropertyList.Node(start: UInt32(start), end: UInt32(end), next: UInt32(nodes.count + 1), kind: kind))
    }

    private var unclosedBracket: OpenStepError {
        .unclosed(offset: open.last.map { Int(nodes[$0].start) - 1 } ?? 0)
    }

    private mutating func skipSpace() throws(OpenStepError) {
        while position < bytes.count {
            if Self.isSpace(bytes[position]) {
                position += 1
                continue
            }
            guard bytes[position] == UInt8(ascii: "/"), position + 1 < bytes.count else { return }
            switch bytes[position + 1] {
            case UInt8(ascii: "/"):
                while let byte, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { position += 1 }
            case UInt8(ascii: "*"): try skipComment()
            default: return
            }
        }
    }

    private mutating func skipComment() throws(OpenStepError) {
        let start = position
        position += 2
        while position + 1 < bytes.count {
            if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
                position += 2
                return
            }
            position += 1
        }
        throw .unclosed(offset: start)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }

    /// What may stand outside quotes.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
            true
        default: false
        }
    }
}
