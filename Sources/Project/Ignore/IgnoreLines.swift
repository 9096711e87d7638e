/// The lines of an ignore file that hold a pattern: no empty lines, no comments, no line ends, and no spaces at the end
/// but for those behind a backslash.
struct IgnoreLines: Sequence, IteratorProtocol {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        rest = bytes.starts(with: byteOrderMark) ? bytes[3...] : bytes[...]
    }

    mutating func next() -> ArraySlice<UInt8>? {
        while !rest.isEmpty {
            let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
            var line = rest[rest.startIndex..<end]
            rest = rest[Swift.min(end + 1, rest.endIndex)...]
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
            if line.first == UInt8(ascii: "#") { continue }
            line = withoutSpacesAtEnd(line)
            if !line.isEmpty { return line }
        }
        return nil
    }

    private func withoutSpacesAtEnd(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var end = line.startIndex
        var index = line.startIndex
        while index < line.endIndex {
            let byte = line[index]
            index += 1
            if byte == UInt8(ascii: "\\"), index < line.endIndex { index += 1 }
            if byte != UInt8(ascii: " ") { end = index }
        }
        return line[line.startIndex..<end]
    }
}
