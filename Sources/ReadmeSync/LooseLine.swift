/// Ways to look at a line without what READMEs lose most often. They work on bytes, not tokens: damaged code need not
/// lex.
enum LooseLine {
    /// Hash of the line without white space, comment and generic arguments; 0 when nothing is left.
    static func hash(of line: ArraySlice<UInt8>) -> UInt64 {
        // Most lines have nothing to take out, and all lines of all sources come through here.
        let mayHoldMore = line.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "/") }
        return mayHoldMore ? hashOfBytes(in: withoutGenericArguments(withoutComment(line)).text[...]) : hashOfBytes(in: line)
    }

    /// FNV-1a of the bytes that are no white space; 0 when there are none.
    private static func hashOfBytes(in line: ArraySlice<UInt8>) -> UInt64 {
        let start: UInt64 = 0xCBF2_9CE4_8422_2325
        let hash = line.withUnsafeBufferPointer { bytes in
            var hash = start
            for byte in bytes where byte != 0x20 && byte != 0x09 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            return hash
        }
        return hash == start ? 0 : max(hash, 1)
    }

    /// The line up to a `//` that is not in a string, without white space before it.
    static func withoutComment(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var isInString = false
        var position = line.startIndex
        while position < line.endIndex {
            let byte = line[position]
            if byte == UInt8(ascii: "\\") {
                position += 1
            } else if byte == UInt8(ascii: "\"") {
                isInString.toggle()
            } else if byte == UInt8(ascii: "/"), !isInString, position + 1 < line.endIndex,
                line[position + 1] == UInt8(ascii: "/")
            {
                break
            }
            position += 1
        }
        var kept = line[..<min(position, line.endIndex)]
        while let last = kept.last, last == 0x20 || last == 0x09 { kept.removeLast() }
        return kept
    }

    /// Whether the line, given without indentation, is a comment and nothing else.
    static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
        line.starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")])
    }

    /// The line without `<…>` behind names, and what was taken out, in order.
    static func withoutGenericArguments(_ line: ArraySlice<UInt8>) -> (text: [UInt8], arguments: [ArraySlice<UInt8>]) {
        var text: [UInt8] = []
        var arguments: [ArraySlice<UInt8>] = []
        var position = line.startIndex
        while position < line.endIndex {
            if line[position] == UInt8(ascii: "<"), let last = text.last, isNameByte(last),
                let end = endOfArguments(in: line, from: position)
            {
                arguments.append(line[position..<end])
                position = end
            } else {
                text.append(line[position])
                position += 1
            }
        }
        return (text, arguments)
    }

    static func isNameByte(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte >= 0x80 || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
    }

    /// Bytes; nobody writes longer arguments on one line, and the bound keeps the work linear.
    private static let longestArguments = 300

    /// Behind the `>` that closes the `<` at `start`, if only types stand between them.
    private static func endOfArguments(in line: ArraySlice<UInt8>, from start: Int) -> Int? {
        var depth = 0
        for position in start..<min(line.endIndex, start + longestArguments) {
            let byte = line[position]
            if byte == UInt8(ascii: "<") {
                depth += 1
            } else if byte == UInt8(ascii: ">"), line[position - 1] != UInt8(ascii: "-") {
                depth -= 1
                if depth == 0 { return position + 1 }
            } else if !isNameByte(byte), !" .,:?!&@[]()->".utf8.contains(byte) {
                return nil
            }
        }
        return nil
    }
}
