extension JSONReader {
    /// Reads the number whose first byte the reader stands on.
    mutating func readNumber() throws(JSONError) -> JSONValue.Content {
        let start = offset
        var isWhole = true
        if current == UInt8(ascii: "-") { offset += 1 }
        let firstDigit = offset
        try stepOverDigits()
        if bytes[firstDigit] == UInt8(ascii: "0"), offset > firstDigit + 1 {
            throw JSONError(offset: firstDigit, message: "a number begins with a superfluous zero")
        }
        if current == UInt8(ascii: ".") {
            isWhole = false
            offset += 1
            try stepOverDigits()
        }
        if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
            isWhole = false
            offset += 1
            if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { offset += 1 }
            try stepOverDigits()
        }
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        if isWhole, let value = Int64(text) { return .integer(value) }
        guard let value = Double(text) else {
            throw JSONError(offset: start, message: "the number cannot be read")
        }
        return .number(value)
    }

    /// Steps over one digit or more.
    private mutating func stepOverDigits() throws(JSONError) {
        let start = offset
        while offset < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[offset] { offset += 1 }
        guard offset > start else { throw unexpected("a digit") }
    }
}
