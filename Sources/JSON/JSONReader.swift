/// Which texts are accepted.
public enum JSONDialect: Sendable {
    /// RFC 8259 and nothing else.
    case strict
    /// Also `//` and `/* */` comments, a comma behind the last element, and a byte order mark, as people write
    /// configuration files.
    case commented
}

extension JSONValue {
    /// Reads a whole text of one value.
    ///
    /// Takes time in proportion to the length of the text, whatever it holds. An escaped surrogate without its other
    /// half becomes U+FFFD; bytes that are not UTF-8 are an error.
    ///
    /// - Parameter depthLimit: How deep arrays and objects may nest.
    public static func parse(
        _ bytes: [UInt8], dialect: JSONDialect = .strict, depthLimit: Int = 256
    ) throws(JSONError) -> JSONValue {
        var reader = JSONReader(bytes: bytes, dialect: dialect, depthLimit: depthLimit)
        return try reader.readDocument()
    }
}

/// Recursive descent over the bytes; the depth limit bounds the recursion.
struct JSONReader {
    let bytes: [UInt8]
    let dialect: JSONDialect
    let depthLimit: Int
    var offset = 0
    var depth = 0

    init(bytes: [UInt8], dialect: JSONDialect, depthLimit: Int) {
        self.bytes = bytes
        self.dialect = dialect
        self.depthLimit = depthLimit
    }

    /// The byte at the offset; 0 at the end, which no place of a JSON text accepts.
    var current: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    var isAtEnd: Bool { offset >= bytes.count }

    mutating func readDocument() throws(JSONError) -> JSONValue {
        if dialect == .commented, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
        try skipSpace()
        let value = try readValue()
        try skipSpace()
        guard isAtEnd else { throw unexpected("the end of the text") }
        return value
    }

    mutating func readValue() throws(JSONError) -> JSONValue {
        let start = offset
        let content: JSONValue.Content
        switch current {
        case UInt8(ascii: "\""): content = .string(try readString())
        case UInt8(ascii: "{"): content = try readObject()
        case UInt8(ascii: "["): content = try readArray()
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): content = try readNumber()
        case UInt8(ascii: "t"): content = try readWord("true", .bool(true))
        case UInt8(ascii: "f"): content = try readWord("false", .bool(false))
        case UInt8(ascii: "n"): content = try readWord("null", .null)
        default: throw unexpected("a value")
        }
        return JSONValue(content, range: start..<offset)
    }

    private mutating func readObject() throws(JSONError) -> JSONValue.Content {
        try enter()
        var members: [JSONMember] = []
        while true {
            try skipSpace()
            if current == UInt8(ascii: "}"), members.isEmpty || dialect == .commented { break }
            guard current == UInt8(ascii: "\"") else { throw unexpected("a name in quotes") }
            let nameStart = offset
            let name = try readString()
            let nameRange = nameStart..<offset
            try skipSpace()
            guard current == UInt8(ascii: ":") else { throw unexpected("':'") }
            offset += 1
            try skipSpace()
            members.append(JSONMember(name: name, nameRange: nameRange, value: try readValue()))
            guard try readComma(closer: UInt8(ascii: "}")) else { break }
        }
        leave()
        return .object(members)
    }

    private mutating func readArray() throws(JSONError) -> JSONValue.Content {
        try enter()
        var values: [JSONValue] = []
        while true {
            try skipSpace()
            if current == UInt8(ascii: "]"), values.isEmpty || dialect == .commented { break }
            values.append(try readValue())
            guard try readComma(closer: UInt8(ascii: "]")) else { break }
        }
        leave()
        return .array(values)
    }

    /// Steps over an opening bracket.
    private mutating func enter() throws(JSONError) {
        guard depth < depthLimit else {
            throw JSONError(offset: offset, message: "nested deeper than \(depthLimit) levels")
        }
        depth += 1
        offset += 1
    }

    /// Steps over the closing bracket the reader stands on.
    private mutating func leave() {
        depth -= 1
        offset += 1
    }

    /// Steps over a comma between elements; false at the closing bracket.
    private mutating func readComma(closer: UInt8) throws(JSONError) -> Bool {
        try skipSpace()
        if current == UInt8(ascii: ",") {
            offset += 1
            return true
        }
        guard current == closer else { throw unexpected("',' or '\(Character(Unicode.Scalar(closer)))'") }
        return false
    }

    private mutating func readWord(
        _ word: StaticString, _ content: JSONValue.Content
    ) throws(JSONError) -> JSONValue.Content {
        let end = offset + word.utf8CodeUnitCount
        guard end <= bytes.count, word.withUTF8Buffer({ $0.elementsEqual(bytes[offset..<end]) }) else {
            throw unexpected("a value")
        }
        offset = end
        return content
    }

    private mutating func skipSpace() throws(JSONError) {
        while offset < bytes.count {
            switch bytes[offset] {
            case 0x20, 0x0A, 0x0D, 0x09: offset += 1
            case UInt8(ascii: "/") where dialect == .commented: try skipComment()
            default: return
            }
        }
    }

    /// Names what stands at the offset instead of what was expected.
    func unexpected(_ expected: String) -> JSONError {
        guard !isAtEnd else {
            return JSONError(offset: bytes.count, message: "the text ends where \(expected) belongs")
        }
        let found: String =
            switch bytes[offset] {
            case 0x21...0x7E: "'\(Character(Unicode.Scalar(bytes[offset])))'"
            case 0x20: "a space"
            case 0..<0x20, 0x7F: "a control character"
            default: "a character outside ASCII"
            }
        return JSONError(offset: offset, message: "\(found) stands where \(expected) belongs")
    }
}
