/// All runs of as many lines of the sources. They tell apart what its single lines do not: code that is made up of
/// braces and `return nil` stands in few places all the same.
struct LineRuns: Sendable {
    /// Lines in a run.
    let length: Int
    let index: SourceIndex
    /// For each file, the hash of the run that each line begins.
    private let hashes: [[UInt64]]

    /// Runs of two lines, from the hashes of the lines of each file.
    init(_ lineHashes: [[UInt64]]) { self.init(length: 2, lineHashes.map { LineRuns.doubled($0, length: 1) }) }

    /// Runs that are twice as long.
    init(doubling runs: LineRuns) {
        self.init(length: runs.length * 2, runs.hashes.map { LineRuns.doubled($0, length: runs.length) })
    }

    private init(length: Int, _ hashes: [[UInt64]]) {
        self.length = length
        self.hashes = hashes
        index = SourceIndex(lineCounts: hashes.map(\.count)) { hashes[$0][$1] }
    }

    /// Hashes of runs of twice the length, from those of runs of `length` lines.
    static func doubled(_ hashes: [UInt64], length: Int) -> [UInt64] {
        guard hashes.count > length else { return [] }
        return (0..<hashes.count - length).map { line in
            let product = (hashes[line] &* 0x9E37_79B9_7F4A_7C15 &+ hashes[line + length]) &* 0xD6E8_FEB8_6659_FD93
            return max(product ^ (product >> 32), 1)
        }
    }
}
