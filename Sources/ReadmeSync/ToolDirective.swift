/// Lines that speak to tools and not to readers. A README shows code without them, so they are left out of both sides.
enum ToolDirective {
    /// Whether a line, given without indentation, is nothing but a directive: a snippet marker (`// snippet.hide`) or an
    /// instruction to a linter or formatter.
    static func isWhole(line: UnsafeBufferPointer<UInt8>) -> Bool {
        guard line.count > 4, line[0] == UInt8(ascii: "/"), line[1] == UInt8(ascii: "/") else { return false }
        var start = 2
        while start < line.count, line[start] == 0x20 { start += 1 }
        let text = line[start...]
        return prefixes.contains { text.starts(with: $0) }
    }

    private static let prefixes: [[UInt8]] = [
        "snippet.", "swiftlint:", "swiftformat:", "swift-format-ignore", "widgetlint:", "periphery:",
    ].map { Array($0.utf8) }
}
