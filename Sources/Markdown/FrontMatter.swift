/// Metadata at the head of a file, between two lines `---` (YAML) or `+++` (TOML).
enum FrontMatter {
    /// Bytes of the front matter that begins at `start`, with both delimiter lines; `nil` when there is none.
    ///
    /// A text may begin with a thematic break, which looks the same. So the line behind the delimiter must look like
    /// metadata (a key with its value, or a comment), and a closing delimiter must follow.
    static func range(in bytes: [UInt8], from start: Int) -> Range<Int>? {
        guard bytes.count - start >= 3 else { return nil }
        let mark = bytes[start]
        guard mark == Byte.hyphen || mark == Byte.plus else { return nil }
        var line = nextLine(in: bytes, from: start)
        guard isDelimiter(bytes[line.content], mark: mark) else { return nil }

        line = nextLine(in: bytes, from: line.next)
        guard isDelimiter(bytes[line.content], mark: mark) || looksLikeMetadata(bytes[line.content]) else { return nil }
        while true {
            if isDelimiter(bytes[line.content], mark: mark) || isYAMLEnd(bytes[line.content], mark: mark) {
                return start..<line.next
            }
            if line.next >= bytes.count { return nil }
            line = nextLine(in: bytes, from: line.next)
        }
    }

    private static func nextLine(in bytes: [UInt8], from start: Int) -> (content: Range<Int>, next: Int) {
        var end = start
        while end < bytes.count, !bytes[end].isLineBreak { end += 1 }
        var next = min(end + 1, bytes.count)
        if end < bytes.count, bytes[end] == Byte.carriageReturn, next < bytes.count, bytes[next] == Byte.lineFeed {
            next += 1
        }
        return (start..<end, next)
    }

    private static func isDelimiter(_ line: ArraySlice<UInt8>, mark: UInt8) -> Bool {
        line.prefix(3).elementsEqual([mark, mark, mark]) && line.dropFirst(3).allSatisfy(\.isSpaceOrTab)
    }

    private static func isYAMLEnd(_ line: ArraySlice<UInt8>, mark: UInt8) -> Bool {
        mark == Byte.hyphen && line.prefix(3).elementsEqual([Byte.period, Byte.period, Byte.period])
            && line.dropFirst(3).allSatisfy(\.isSpaceOrTab)
    }

    private static func looksLikeMetadata(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first else { return false }
        if first == Byte.hash { return line.dropFirst().first != Byte.hash }
        return (first.isLetter || first == Byte.doubleQuote || first == Byte.leftSquare)
            && line.contains { $0 == Byte.colon || $0 == Byte.equal || $0 == Byte.rightSquare }
    }
}
