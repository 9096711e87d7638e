/// A block with lines of dots, which stand for lines of the source that it leaves out.
struct ElidedBlock {
    /// What stands between the lines of dots, without blank lines around it: indices of lines of the block.
    let segments: [Range<Int>]
    /// The line of dots before each segment but the first.
    let dots: [Int]
    /// Whether the block begins with dots.
    let leavesOutBeginning: Bool
    /// Whether it ends with dots.
    let leavesOutEnd: Bool

    /// More segments than this are no example of anything.
    private static let segmentLimit = 100

    /// `nil` when the block leaves nothing out, or shows nothing.
    init?(_ block: BlockText) {
        var segments: [Range<Int>] = []
        var dots: [Int] = []
        var lastDots: Int?
        var leavesOutBeginning = false
        for (number, line) in block.lines.enumerated() {
            if ElidedBlock.isElision(block.bytes[line.text]) {
                lastDots = number
                if segments.isEmpty { leavesOutBeginning = true }
            } else if !line.isBlank {
                if let last = segments.last, lastDots.map({ $0 < last.upperBound }) ?? true {
                    segments[segments.count - 1] = last.lowerBound..<number + 1
                } else {
                    if !segments.isEmpty, let lastDots { dots.append(lastDots) }
                    segments.append(number..<number + 1)
                }
            }
        }
        guard let lastDots, let last = segments.last, segments.count <= ElidedBlock.segmentLimit else { return nil }
        self.segments = segments
        self.dots = dots
        self.leavesOutBeginning = leavesOutBeginning
        leavesOutEnd = lastDots >= last.upperBound
    }

    /// Whether a line, given without white space around it, stands for others.
    static func isElision(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first, first == UInt8(ascii: ".") || first == UInt8(ascii: "/") || first == 0xE2 else {
            return false
        }
        return spellings.contains { line.elementsEqual($0) }
    }

    private static let spellings = ["...", "…", "// ...", "// …", "//...", "//…"].map { Array($0.utf8) }
}
