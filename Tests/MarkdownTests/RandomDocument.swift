/// Markdown put together at random from the pieces that decide about block structure.
struct RandomDocument {
    private var state: UInt64
    /// Whether a blank line may follow another, container marks aside.
    var mayRepeatBlankLines = true

    init(seed: UInt64) { state = seed }

    /// The next text: up to `maximumLines` lines that have little to do with each other, or nested blocks.
    mutating func next(maximumLines: Int = 24) -> String {
        let lineBreak = chance(8) ? "\r\n" : chance(30) ? "\r" : "\n"
        var lines: [String] = []
        if chance(2) {
            lines = blocks()
            if chance(4) { lines.insert(line(after: lines.last), at: below(lines.count + 1)) }
        } else {
            for _ in 0..<1 + below(maximumLines) { lines.append(line(after: lines.last)) }
        }
        if !mayRepeatBlankLines {
            let areBlank = lines.map { $0.allSatisfy { " \t>".contains($0) } }
            lines = lines.indices.filter { $0 == 0 || !areBlank[$0] || !areBlank[$0 - 1] }.map { lines[$0] }
        }
        return lines.joined(separator: lineBreak) + (chance(4) ? "" : lineBreak)
    }

    private mutating func line(after previous: String?) -> String {
        // Lines that begin like the one before are what containers are made of.
        if let previous, chance(4) {
            let line = previous.prefix(below(7)) + pick(RandomDocument.texts)
            return RandomDocument.beginsLowerCaseDeclaration(line) ? "" : String(line)
        }
        var line = ""
        for _ in 0..<below(4) { line += pick(RandomDocument.prefixes) }
        return line + pick(RandomDocument.texts) + (chance(12) ? "  " : "")
    }

    /// Whether `line` holds a `<!` before a small letter, which begins HTML since specification 0.30, and in no cmark yet.
    private static func beginsLowerCaseDeclaration(_ line: Substring) -> Bool {
        zip(line, zip(line.dropFirst(), line.dropFirst(2))).contains { $0 == "<" && $1.0 == "!" && $1.1.isLowercase }
    }

    mutating func pick(_ values: [String]) -> String { values[below(values.count)] }

    mutating func chance(_ one: Int) -> Bool { below(one) == 0 }

    mutating func below(_ limit: Int) -> Int { Int(nextNumber() % UInt64(limit)) }

    /// SplitMix64.
    private mutating func nextNumber() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    private static let prefixes = [
        "> ", ">", "- ", "-   ", "* ", "+\t", "1. ", "2) ", "10.  ", " ", "  ", "   ", "    ", "\t", " \t", ">\t", "-\t", "-",
        "1.",
    ]

    // Spellings on which cmark 0.30 differs from the specification 0.31.2 are left out: `<search>`, `<source>`,
    // `<!doctype` in lower case, control characters.
    private static let texts = [
        "", "", "", "let x = 1", "struct A {", "}", "    indented()", "\ttabbed()", "text `code` text", "# Title",
        "## Title ##", "#none", "===", "=", "---", "--", "***", "* * *", "_ _ _", "- - - x", "```", "```", "````", "~~~",
        "~~~~", "```swift", "``` swift title=\"x\"", "```a`b", "~~~ a`b ~", "~~~swift", "``", "```swift,ignore",
        "``` sw\\*ift &amp; &#35; &#x41;", "<details>", "</details>", "<div", "<span class='a'>", "<a href=b c = \"d\" />",
        "</b >", "<b> text", "<!-- comment", "-->", "<!-- one line -->", "<!-->", "<pre>", "</pre>", "<script>", "</SCRIPT>",
        "<?php", "?>", "<!DOCTYPE html", "<![CDATA[", "]]>", "[a]: /url", "[a]:", "[b]: <u> 'title'", "[c]: /u \"open",
        "'title'", "close\"", "[d]: /u x", "[e\\]]: u(v)", "[ ]: /u", "- item", "+", "1. one", "3. three", "123456789. x",
        "1234567890. x", "\\```", "|a|b|", "* \t", "  ",
    ]
}
