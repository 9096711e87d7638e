extension Lexer {
    /// `<#name#>` at the position, in one line.
    mutating func lexPlaceholder() -> Bool {
        var next = position + 2
        while next < end, base[next] != 0x0A {
            let byte = base[next]
            next += 1
            if byte == UInt8(ascii: "<"), byteIs(UInt8(ascii: "#"), at: next) { return false }
            if byte == UInt8(ascii: "#"), byteIs(UInt8(ascii: ">"), at: next) {
                append(.identifier, to: next + 1)
                return true
            }
        }
        return false
    }

    /// Whether the `<#` at `offset` has a `#>` behind it in its line.
    mutating func isPlaceholder(at offset: Int) -> Bool {
        if offset >= memory.placeholderEnd {
            var next = offset
            while next < end, base[next] != 0x0A {
                if base[next] == UInt8(ascii: "#"), byteIs(UInt8(ascii: ">"), at: next + 1) { break }
                next += 1
            }
            memory.placeholderEnd = next
            memory.isPlaceholder = byteIs(UInt8(ascii: "#"), at: next)
        }
        return memory.isPlaceholder
    }
}
