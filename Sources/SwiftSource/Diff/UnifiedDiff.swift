/// A comparison of two texts in the form of `diff -u`, without the two lines that name the files.
public struct UnifiedDiff: Sendable {
    /// Equal lines shown around differing ones.
    private static let context = 3

    private let lines: [DiffLine]

    /// - Parameter lines: All lines of both texts, in order.
    public init(_ lines: [DiffLine]) { self.lines = lines }

    /// The hunks, each line ended by a line feed; empty when nothing differs.
    public var bytes: [UInt8] {
        var bytes: [UInt8] = []
        for hunk in hunks() { write(lines[hunk], to: &bytes) }
        return bytes
    }

    /// Ranges of lines that hold a difference and the lines around it.
    private func hunks() -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for (position, line) in lines.enumerated() where line.change != .kept {
            let start = max(0, position - UnifiedDiff.context)
            let end = min(lines.count, position + UnifiedDiff.context + 1)
            if let last = hunks.last, last.upperBound >= start {
                hunks[hunks.count - 1] = last.lowerBound..<end
            } else {
                hunks.append(start..<end)
            }
        }
        return hunks
    }

    private func write(_ hunk: ArraySlice<DiffLine>, to bytes: inout [UInt8]) {
        let old = UnifiedDiff.span(hunk.compactMap(\.oldLine))
        let new = UnifiedDiff.span(hunk.compactMap(\.newLine))
        bytes += "@@ -\(old) +\(new) @@\n".utf8
        // What is taken away comes before what takes its place.
        var added: [DiffLine] = []
        for line in hunk {
            switch line.change {
            case .removed: write("-", line, to: &bytes)
            case .added: added.append(line)
            case .kept:
                for line in added { write("+", line, to: &bytes) }
                added = []
                write(" ", line, to: &bytes)
            }
        }
        for line in added { write("+", line, to: &bytes) }
    }

    private func write(_ mark: String, _ line: DiffLine, to bytes: inout [UInt8]) {
        bytes += mark.utf8
        bytes += line.text
        bytes += "\n".utf8
        if line.isUnended { bytes += "\\ No newline at end of file\n".utf8 }
    }

    /// One-based first line and number of lines.
    private static func span(_ lines: [Int]) -> String {
        guard let first = lines.first else { return "0,0" }
        return lines.count == 1 ? "\(first + 1)" : "\(first + 1),\(lines.count)"
    }
}
