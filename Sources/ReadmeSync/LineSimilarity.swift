/// How much two lines have in common.
enum LineSimilarity {
    /// How much a line tells about where it comes from, from 0 for a blank one to 1. A brace, or an import, stands in
    /// many files, and a comment may say the same of other code.
    static func weight(of line: ArraySlice<UInt8>) -> Double {
        guard !line.isEmpty else { return 0 }
        guard !line.starts(with: "import ".utf8) else { return leastWeight }
        let letters = line.lazy.filter(LooseLine.isNameByte).prefix(lettersOfFullWeight).count
        let weight = max(leastWeight, Double(letters) / Double(lettersOfFullWeight))
        return LooseLine.isComment(line) ? weight / 2 : weight
    }

    private static let leastWeight = 0.1
    private static let lettersOfFullWeight = 8

    /// The part of the longer line (0 to 1) that the common beginning and the common end make up.
    static func of(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Double {
        let longer = max(left.count, right.count)
        let shorter = min(left.count, right.count)
        guard longer > 0 else { return 1 }
        let head = zip(left, right).prefix { $0 == $1 }.count
        let tail = zip(left.reversed(), right.reversed()).prefix(shorter - head).prefix { $0 == $1 }.count
        return Double(head + tail) / Double(longer)
    }
}
