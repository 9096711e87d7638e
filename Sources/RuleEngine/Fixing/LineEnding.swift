/// How the lines of a text end.
public enum LineEnding {
    /// The break that ends the first line, or `\n` where there is none.
    public static func first(in bytes: [UInt8]) -> [UInt8] {
        guard let place = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return [0x0A] }
        if bytes[place] == 0x0A { return [0x0A] }
        return place + 1 < bytes.count && bytes[place + 1] == 0x0A ? [0x0D, 0x0A] : [0x0D]
    }

    /// The text with each of its line breaks written as `ending`.
    public static func rewrite(_ text: String, as ending: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count)
        var isBehindReturn = false
        for byte in text.utf8 {
            switch byte {
            case 0x0A where isBehindReturn: break
            case 0x0A, 0x0D: result += ending
            default: result.append(byte)
            }
            isBehindReturn = byte == 0x0D
        }
        return result
    }
}
