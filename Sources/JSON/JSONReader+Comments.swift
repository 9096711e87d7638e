extension JSONReader {
    /// Steps over the comment that begins with the `/` the reader stands on.
    mutating func skipComment() throws(JSONError) {
        let start = offset
        let second = offset + 1 < bytes.count ? bytes[offset + 1] : 0
        offset += 2
        switch second {
        case UInt8(ascii: "/"):
            while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { try stepOverCharacter() }
        case UInt8(ascii: "*"):
            while true {
                guard offset + 1 < bytes.count else {
                    throw JSONError(offset: start, message: "the comment that begins here never ends")
                }
                if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") { break }
                try stepOverCharacter()
            }
            offset += 2
        default:
            offset = start
            throw unexpected("a value, a comma or a comment")
        }
    }

    private mutating func stepOverCharacter() throws(JSONError) {
        if bytes[offset] < 0x80 { offset += 1 } else { try stepOverMultibyteCharacter() }
    }
}
