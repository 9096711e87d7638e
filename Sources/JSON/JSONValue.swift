/// A value of a JSON text and where it stands there.
public struct JSONValue: Sendable, Hashable {
    /// What the value is.
    public enum Content: Sendable, Hashable {
        case null
        case bool(Bool)
        /// A number written without fraction and exponent that fits.
        case integer(Int64)
        /// Any other number; one beyond the range of `Double` is infinite.
        case number(Double)
        case string(String)
        case array([JSONValue])
        /// Members in the order of the text, duplicates included.
        case object([JSONMember])
    }

    public var content: Content
    /// UTF-8 byte offsets in the text that was read; empty at 0 for a value that was made by hand.
    public var range: Range<Int>

    public init(_ content: Content, range: Range<Int> = 0..<0) {
        self.content = content
        self.range = range
    }
}

/// A name of an object and its value.
public struct JSONMember: Sendable, Hashable {
    public var name: String
    /// UTF-8 byte offsets of the name, quotes included.
    public var nameRange: Range<Int>
    public var value: JSONValue

    public init(name: String, nameRange: Range<Int> = 0..<0, value: JSONValue) {
        self.name = name
        self.nameRange = nameRange
        self.value = value
    }
}

extension JSONValue {
    /// A null made by hand. There is no literal for it, since `nil` says that a value is not there at all.
    public static let null = JSONValue(.null)

    public var isNull: Bool { content == .null }

    public var bool: Bool? {
        if case .bool(let value) = content { value } else { nil }
    }

    /// The number when it is whole, also where it is written as `3.0` or `3e0`.
    public var integer: Int64? {
        switch content {
        case .integer(let value): value
        case .number(let value): Self.wholeNumber(value)
        default: nil
        }
    }

    /// As `Int64(exactly:)`, which needs the C library's rounding functions to be linked.
    private static func wholeNumber(_ value: Double) -> Int64? {
        // 2^63 is the first value that does not fit; both bounds are exact.
        guard value >= -0x1p63, value < 0x1p63 else { return nil }
        let whole = Int64(value)
        return Double(whole) == value ? whole : nil
    }

    public var number: Double? {
        switch content {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }

    public var string: String? {
        if case .string(let value) = content { value } else { nil }
    }

    public var array: [JSONValue]? {
        if case .array(let values) = content { values } else { nil }
    }

    /// Members of an object in the order of the text, duplicates included.
    public var members: [JSONMember]? {
        if case .object(let members) = content { members } else { nil }
    }

    /// The last member of that name, or `nil` where there is none or the value is no object.
    public subscript(_ name: String) -> JSONValue? {
        guard case .object(let members) = content else { return nil }
        return members.last { $0.name == name }?.value
    }

    /// What kind of value it is, with its article, for messages.
    public var kindName: String {
        switch content {
        case .null: "null"
        case .bool: "a boolean"
        case .integer, .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    public init(stringLiteral value: String) { self.init(.string(value)) }
    public init(integerLiteral value: Int64) { self.init(.integer(value)) }
    public init(booleanLiteral value: Bool) { self.init(.bool(value)) }
    public init(floatLiteral value: Double) { self.init(.number(value)) }
    public init(arrayLiteral elements: JSONValue...) { self.init(.array(elements)) }
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self.init(.object(elements.map { JSONMember(name: $0.0, value: $0.1) }))
    }
}
