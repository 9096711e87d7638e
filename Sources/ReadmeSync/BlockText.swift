/// The code of a README block, normalised: no blank lines around it, no common indentation.
struct BlockText: Sendable {
    let bytes: [UInt8]
    let lines: [NormalizedLine]
    /// Bytes of white space that all lines that are not blank begin with.
    let commonIndentation: Int

    init(_ bytes: [UInt8]) { self.init(bytes: bytes, lines: NormalizedLine.lines(of: bytes)[...]) }

    init(bytes: [UInt8], lines: ArraySlice<NormalizedLine>) {
        let kept = lines.drop(while: \.isBlank)
        let end = kept.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? kept.startIndex
        self.bytes = bytes
        self.lines = Array(kept[kept.startIndex..<end])
        commonIndentation = BlockText.commonIndentation(of: self.lines, in: bytes).count
    }

    /// The lines from the `range`-th of this block as a block of their own.
    func part(_ range: Range<Int>) -> BlockText { BlockText(bytes: bytes, lines: lines[range]) }

    /// The lines without the common indentation, as one text.
    var normalized: [UInt8] { Array(lines.map(text).joined(separator: [0x0A])) }

    /// From the first line to the end of the last, as it is written.
    var code: ArraySlice<UInt8> {
        guard let first = lines.first, let last = lines.last else { return [] }
        return bytes[Int(first.start)..<Int(last.end)]
    }

    /// A line without the common indentation.
    func text(of line: NormalizedLine) -> ArraySlice<UInt8> {
        line.isBlank ? [] : bytes[Int(line.start) + commonIndentation..<Int(line.end)]
    }

    /// White space before a line, the common indentation aside.
    func indentation(of line: NormalizedLine) -> ArraySlice<UInt8> {
        line.isBlank ? [] : bytes[Int(line.start) + commonIndentation..<Int(line.textStart)]
    }

    /// White space that all lines which are not blank begin with. Tabs and spaces are not the same.
    static func commonIndentation(of lines: some Sequence<NormalizedLine>, in bytes: [UInt8]) -> ArraySlice<UInt8> {
        var common: ArraySlice<UInt8>?
        for line in lines where !line.isBlank {
            let indentation = bytes[line.indentation]
            guard let before = common else {
                common = indentation
                continue
            }
            let length = zip(before, indentation).prefix { $0 == $1 }.count
            common = before.prefix(length)
        }
        return common ?? []
    }
}
