/// Text from files and names, made harmless for a terminal.
enum PrintableText {
    /// The lines of a text, without what could move the cursor, change colours or reorder characters. A line break at the
    /// end makes no further line.
    static func lines(_ text: String) -> [String] {
        var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
        while lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map { printable($0, tab: "    ") }
    }

    /// The same on one line, line breaks made spaces.
    static func oneLine(_ text: String) -> String { lines(text).joined(separator: " ") }

    private static func printable(_ text: Substring, tab: String) -> String {
        guard text.unicodeScalars.contains(where: { $0 == "\t" || replacement(for: $0) != nil }) else { return String(text) }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar == "\t" {
                result.append(contentsOf: tab.unicodeScalars)
            } else {
                result.append(replacement(for: scalar) ?? scalar)
            }
        }
        return String(result)
    }

    /// What stands for a control character: the picture Unicode has for it, else the replacement character.
    static func replacement(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value)
        case 0x7F: "\u{2421}"
        case 0x80...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: "\u{FFFD}"
        default: nil
        }
    }
}
