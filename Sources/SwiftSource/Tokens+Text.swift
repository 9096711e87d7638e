extension Tokens {
    /// The text of a token, without back-quotes.
    func text(_ token: Int, in bytes: [UInt8]) -> String {
        Tokens.text(Int(starts[token]), Int(ends[token]), in: bytes)
    }

    /// The text of a token from `start` to `end`, without back-quotes.
    static func text(_ start: Int, _ end: Int, in bytes: [UInt8]) -> String {
        var (start, end) = (start, end)
        if end - start >= 2, bytes[start] == UInt8(ascii: "`"), bytes[end - 1] == UInt8(ascii: "`") {
            start += 1
            end -= 1
        }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }
}
