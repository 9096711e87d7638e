import JSON

/// Values stand in the text, in order, each inside the one that holds it.
struct RangeChecks {
    let bytes: [UInt8]

    func check(_ value: JSONValue, in outer: Range<Int>) {
        let range = value.range
        require(!range.isEmpty && outer.contains(range), "\(range) is outside \(outer)")
        let first = bytes[range.lowerBound]
        let last = bytes[range.upperBound - 1]
        var start = range.lowerBound + 1
        switch value.content {
        case .null: require(text(range, is: "null"), "\(range) is not null")
        case .bool(let value): require(text(range, is: value ? "true" : "false"), "\(range) is not \(value)")
        case .integer, .number:
            require(first == UInt8(ascii: "-") || isDigit(first), "\(range) does not begin as a number")
            require(isDigit(last), "\(range) does not end as a number")
        case .string:
            checkQuotes(range)
        case .array(let values):
            require(first == UInt8(ascii: "[") && last == UInt8(ascii: "]"), "\(range) is not in brackets")
            for value in values {
                check(value, in: start..<range.upperBound - 1)
                start = value.range.upperBound
            }
        case .object(let members):
            require(first == UInt8(ascii: "{") && last == UInt8(ascii: "}"), "\(range) is not in braces")
            for member in members {
                require((start..<range.upperBound - 1).contains(member.nameRange), "a name is outside its object")
                checkQuotes(member.nameRange)
                check(member.value, in: member.nameRange.upperBound..<range.upperBound - 1)
                start = member.value.range.upperBound
            }
        }
    }

    private func checkQuotes(_ range: Range<Int>) {
        require(
            range.count >= 2 && bytes[range.lowerBound] == UInt8(ascii: "\"")
                && bytes[range.upperBound - 1] == UInt8(ascii: "\""), "\(range) is not in quotes")
    }

    private func text(_ range: Range<Int>, is text: String) -> Bool { bytes[range].elementsEqual(text.utf8) }

    private func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
}
