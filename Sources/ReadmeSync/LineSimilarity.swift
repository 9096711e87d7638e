/// How much two lines have in common.
enum LineSimilarity {
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
