/// A value of a property list.
public enum PropertyListValue: Sendable, Hashable {
    case string(String)
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    /// Seconds since 1970.
    case date(Double)
    case data([UInt8])
    case array([PropertyListValue])
    case dictionary([String: PropertyListValue])

    /// The value of a key; `nil` for anything but a dictionary that has it.
    public subscript(key: String) -> PropertyListValue? { dictionary?[key] }

    public var string: String? {
        if case .string(let string) = self { string } else { nil }
    }

    public var boolean: Bool? {
        if case .boolean(let boolean) = self { boolean } else { nil }
    }

    public var array: [PropertyListValue]? {
        if case .array(let array) = self { array } else { nil }
    }

    public var dictionary: [String: PropertyListValue]? {
        if case .dictionary(let dictionary) = self { dictionary } else { nil }
    }
}
