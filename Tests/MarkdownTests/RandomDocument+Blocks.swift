/// Documents that are nested as people nest them: lists in quotes in lists, each line with the marks of its containers,
/// and some lines without, as wrapped and edited text has them.
extension RandomDocument {
    /// The lines of some blocks in a row. `depth` is how many containers are around them.
    mutating func blocks(depth: Int = 0) -> [String] {
        var lines: [String] = []
        for _ in 0..<1 + below(depth == 0 ? 4 : 3) {
            if depth < 4, chance(depth == 0 ? 2 : 3) {
                lines += chance(3) ? quote(depth) : list(depth)
            } else {
                lines += leaf()
            }
            for _ in 0..<below(3) { lines.append(pick(Self.blankLines)) }
        }
        return lines
    }

    // MARK: Containers

    private mutating func quote(_ depth: Int) -> [String] {
        let mark = pick(["> ", "> ", "> ", ">", ">\t", " > ", "   >  "])
        return blocks(depth: depth + 1).map { chance(12) ? $0 : (chance(8) ? pick([">", " >", ">\t"]) : mark) + $0 }
    }

    private mutating func list(_ depth: Int) -> [String] {
        let indent = String(repeating: " ", count: chance(3) ? below(4) : 0)
        let delimiter = pick([".", ")"])
        let bullet = pick(["-", "*", "+"])
        let isOrdered = chance(2)
        let start = pick(["0", "1", "1", "1", "2", "9", "10", "007", "123456789", "1234567890"])
        var lines: [String] = []
        for number in 0..<1 + below(3) {
            // A list may change its marker, which begins another.
            let isOther = chance(8)
            let sequence = number == 0 ? start : String(number + 1)
            let marker =
                isOrdered
                ? sequence + (isOther ? pick([".", ")"]) : delimiter)
                : isOther ? pick(["-", "*"]) : bullet
            lines += item(marker: indent + marker, depth)
            if chance(3) { lines.append(pick(Self.blankLines)) }
        }
        return lines
    }

    private mutating func item(marker: String, _ depth: Int) -> [String] {
        let space = pick([" ", " ", " ", "  ", "   ", "    ", "     ", "\t", "", " \t"])
        let width = marker.count + max(1, space.count)
        let inner = blocks(depth: depth + 1)
        return inner.enumerated().map { index, line in
            if index == 0 { return chance(12) ? marker : marker + space + line }
            if line.isEmpty || chance(14) { return line }
            return indentation(of: chance(10) ? max(0, width - 1 + below(4)) : width) + line
        }
    }

    /// So many columns, in spaces or with tabs in them.
    private mutating func indentation(of columns: Int) -> String {
        guard columns >= 2, chance(5) else { return String(repeating: " ", count: columns) }
        let tabs = columns / 4
        guard tabs > 0 else { return " \t" }
        return String(repeating: "\t", count: tabs) + String(repeating: " ", count: columns % 4)
    }

    // MARK: Leaves

    private mutating func leaf() -> [String] {
        switch below(9) {
        case 0, 1, 2: fencedCode()
        case 3: indentedCode()
        case 4: html()
        case 5: definitions()
        case 6:
            chance(2)
                ? paragraph() + [pick(["===", "---", "  ==", "-", "    ---", "=== x", "--- ", "\t---"])]
                : [pick(Self.oneLiners)]
        default: paragraph()
        }
    }

    private mutating func fencedCode() -> [String] {
        let mark = pick(["`", "~"])
        let length = 3 + below(4)
        let fence = String(repeating: mark, count: length)
        let indent = String(repeating: " ", count: chance(3) ? below(5) : 0)
        var lines = [indent + fence + pick(Self.infoStrings)]
        for _ in 0..<below(4) {
            let inner = String(repeating: chance(3) ? pick(["`", "~"]) : mark, count: 3 + below(length - 2))
            lines.append((chance(4) ? indentation(of: below(6)) : indent) + (chance(6) ? inner : pick(Self.codeLines)))
        }
        if !chance(8) {
            let longer = String(repeating: mark, count: chance(4) ? below(3) : 0)
            lines.append(
                (chance(4) ? indentation(of: below(5)) : indent) + fence + longer
                    + pick(["", "", "", " ", "\t", " x"]))
        }
        return lines
    }

    private mutating func indentedCode() -> [String] {
        (0..<1 + below(4)).map { _ in
            chance(5)
                ? pick(Self.blankLines)
                : pick(["    ", "    ", "\t", "  \t", "     ", "\t\t", "   "]) + pick(Self.codeLines)
        }
    }

    private mutating func paragraph() -> [String] {
        (0..<1 + below(3)).map { _ in pick(["", "", "", " ", "   ", "    ", "\t"]) + pick(Self.proseLines) }
    }

    private mutating func definitions() -> [String] {
        (0..<1 + below(3)).map { _ in pick(Self.definitionLines) } + (chance(3) ? paragraph() : [])
    }

    /// One of the seven kinds, with whatever between its beginning and its end, if it has one.
    private mutating func html() -> [String] {
        let tags = Self.htmlTags[below(Self.htmlTags.count)]
        var lines = [pick(["", "", " ", "   ", "    "]) + tags.start]
        for _ in 0..<below(4) { lines += chance(3) ? fencedCode() : [pick(Self.codeLines + Self.blankLines)] }
        if !chance(4) { lines.append(pick(["", "", "  ", "x "]) + tags.end + pick(["", "", " text"])) }
        return chance(4) ? paragraph() + lines : lines
    }

    private static let htmlTags: [(start: String, end: String)] = [
        ("<pre>", "</pre>"), ("<script async>", "</script>"), ("<STYLE", "</style>"), ("<textarea>", "</TEXTAREA>"),
        ("<!-- note", "-->"), ("<!--", "--> -->"), ("<!-- a --> b", "-->"), ("<?xml", "?>"), ("<!ENTITY", ">"),
        ("<![CDATA[", "]]>"), ("<details>", "</details>"), ("<summary>a</summary>", "</p>"), ("<table", "</table>"),
        ("</div>", "<br>"), ("<hr/>", "<td>"), ("<my-tag>", "</my-tag>"), ("<a b='c' d=e>", "</a>"), ("<a b=>", "</a>"),
        ("</span>", "<i/>"), ("<b> text", "</b>"),
    ]

    static let blankLines = ["", "", "", " ", "  ", "    ", "\t", "     ", " \t "]

    private static let infoStrings = [
        "", "", "swift", " swift", "swift no-check", "\tswift", "swift `x`", "a~b", " ~~~", "sw\\*ift", "&auml;b",
        "{.swift}",
    ]

    private static let codeLines = [
        "let a = 1", "    indented", "\ttab", "}", "> quoted", "- item", "1. item", "# Title", "<b>", "-->", "</pre>",
        "```", "~~~", "a\tb", "  two", "",
    ]

    private static let proseLines = [
        "text", "more `text`", "text  ", "- no list", "2. no list", "1. list", "> quote", "#no title", "+", "`code",
        "``` a`b", "<b>bold</b>", "<i>", "[a]", "text\\", "*", "1)", "|a|",
    ]

    private static let oneLiners = [
        "# Title", "###### Title ######", "#", "####### none", "***", "- - -", "_____", " **  * **", "\t***",
        "#\tTitle", "--",
    ]

    private static let definitionLines = [
        "[a]: /url", "[a]: /url 'title'", "[a]:", "/url", "'title'", "[a]: <>", "[a]: <b c> (d)", "[a]: b \"c", "d\"",
        "[a b]: c", "[a", "b]: c", "[]: a", "[a]: b c", "   [a]: b", "    [a]: b", "[a]:b", "[a] : b", "[\\]]: b",
    ]
}
