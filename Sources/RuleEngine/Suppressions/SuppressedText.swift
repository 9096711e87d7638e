/// The file that suppressions stand in, for edits of them.
public struct SuppressedText {
    public let path: String
    public let bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// What has to go for a comment to be gone: its line, if it is alone there, or the white space on one side.
    public func removal(of comment: Range<Int>) -> Range<Int> {
        var start = comment.lowerBound
        // Marks of block quotes are no text.
        while start > 0, isBlank(start - 1) || bytes[start - 1] == UInt8(ascii: ">") { start -= 1 }
        let isAlone = start == 0 || isBreak(start - 1)
        var end = comment.upperBound
        while end < bytes.count, isBlank(end) { end += 1 }
        let endsLine = end == bytes.count || isBreak(end)
        guard !isAlone || !endsLine else { return start..<endOfBreak(at: end) }
        guard endsLine else { return comment.lowerBound..<end }
        var behindCode = comment.lowerBound
        while behindCode > 0, isBlank(behindCode - 1) { behindCode -= 1 }
        return behindCode..<end
    }

    /// The word that begins there.
    func word(at start: Int, before end: Int) -> String {
        let word = bytes[start..<max(start, end)].prefix { $0 > 0x20 && $0 != UInt8(ascii: ",") }
        return String(decoding: word, as: UTF8.self)
    }

    private func isBreak(_ offset: Int) -> Bool { bytes[offset] == 0x0A || bytes[offset] == 0x0D }

    private func isBlank(_ offset: Int) -> Bool { bytes[offset] == 0x20 || bytes[offset] == 0x09 }

    private func endOfBreak(at offset: Int) -> Int {
        guard offset < bytes.count else { return offset }
        let isPair = bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
        return offset + (isPair ? 2 : 1)
    }
}
