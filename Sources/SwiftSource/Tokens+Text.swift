extension Tokens {
    /// The text of a token, without back-quotes.
    func text(_ token: Int, in bytes: [UInt8]) -> String {
        var start = Int(starts[token])
        var end = Int(ends[token])
        if end - start >= 2, bytes[start] == UInt8(ascii: "`"), bytes[end - 1] == UInt8(ascii: "`") {
            start += 1
            end -= 1
        }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }
}
