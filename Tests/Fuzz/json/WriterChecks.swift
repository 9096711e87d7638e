import JSON

/// What was read, written and read again is the same.
enum WriterChecks {
    static func check(_ value: JSONValue) {
        for layout in [JSONWriter.Layout.compact, .indented(2)] {
            let text = value.serialized(layout)
            guard let read = try? JSONValue.parse(text) else { fatalError("what was written cannot be read") }
            require(isSame(read, value), "what was written reads as something else")
            require(read.serialized(layout) == text, "written again, it is another text")
        }
    }

    /// Whether two values are the same wherever they stand. Strings are compared byte by byte: Swift's own comparison
    /// takes composed and decomposed letters for equal.
    private static func isSame(_ read: JSONValue, _ value: JSONValue) -> Bool {
        switch (read.content, value.content) {
        case (.null, .null): true
        // There is no way to write one in JSON.
        case (.null, .number(let number)): !number.isFinite
        case (.bool(let left), .bool(let right)): left == right
        case (.integer(let left), .integer(let right)): left == right
        case (.number(let left), .number(let right)): left.bitPattern == right.bitPattern
        case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
        case (.array(let left), .array(let right)):
            left.count == right.count && zip(left, right).allSatisfy(isSame)
        case (.object(let left), .object(let right)):
            left.count == right.count
                && zip(left, right).allSatisfy {
                    $0.name.utf8.elementsEqual($1.name.utf8) && isSame($0.value, $1.value)
                }
        default: false
        }
    }
}
