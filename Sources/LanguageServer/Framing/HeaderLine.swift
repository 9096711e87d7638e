/// Reads one line of a message's header.
enum HeaderLine {
    enum Length: Equatable {
        case bytes(Int)
        /// The text that should have been a length.
        case bad(String)
    }

    /// In lower case.
    static let name = Array("content-length".utf8)

    /// What a line says about the length of the body; `nil` when it says nothing.
    ///
    /// The name may stand behind the rest of a body that was longer than announced, but not inside another name.
    static func contentLength(in line: ArraySlice<UInt8>) -> Length? {
        guard let start = indexOfName(in: line, from: line.startIndex) else { return nil }
        var rest = line[(start + name.count)...].drop(while: isSpace)
        guard rest.popFirst() == UInt8(ascii: ":") else { return nil }
        rest = rest.drop(while: isSpace)
        while let last = rest.last, isSpace(last) { rest = rest.dropLast() }
        let text = String(decoding: rest.prefix(40), as: UTF8.self)
        guard !rest.isEmpty, rest.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }), let count = Int(text)
        else { return .bad(text) }
        return .bytes(count)
    }

    /// Where the header's name begins in `bytes`, at `start` or behind, not counting places inside another name.
    static func indexOfName(in bytes: ArraySlice<UInt8>, from start: Int) -> Int? {
        guard bytes.endIndex - start >= name.count else { return nil }
        for index in start...(bytes.endIndex - name.count) {
            guard bytes[index] | 0x20 == name[0] else { continue }
            let isMatch = (1..<name.count).allSatisfy { lowercased(bytes[index + $0]) == name[$0] }
            if isMatch, index == bytes.startIndex || !isNameCharacter(bytes[index - 1]) { return index }
        }
        return nil
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
    }

    private static func isNameCharacter(_ byte: UInt8) -> Bool {
        switch lowercased(byte) {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
            UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
