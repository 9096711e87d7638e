/// Paragraphs put together at random from the pieces that decide about links.
struct RandomInlines {
    private var random: RandomDocument

    init(seed: UInt64) { random = RandomDocument(seed: seed) }

    /// The next text, with the definitions of a few labels behind it.
    mutating func next() -> String {
        var text = ""
        for _ in 0..<2 + random.below(22) { text += random.pick(RandomInlines.pieces) }
        let prefix = random.chance(6) ? "# " : random.chance(6) ? "> - " : ""
        return prefix + text + "\n\n[a]: /ref-a\n[b c]: </ref b> 'title'\n"
    }

    // Left out is what cmark 0.30 reads otherwise than the specification 0.31.2: comments that hold `--`, and what
    // stands behind two back-quotes that nothing closes.
    private static let pieces = [
        "[", "[", "]", "]", "![", "](", "](", ")", "(", "(u)", "](x)", "](y 'title')", "](<z z>)", "](q \"t\")", "[a]",
        "[a][]", "[B  C]", "[text][a]", "![i][b c]", "[none]", "[none][]", " `x", "]`]", " `code` ", "\\", "\\]", "\\[",
        "\\`x", "\\(", "<b>", "</b>", "<a href='h'>", "<i title=\"](x)\">", "<http://auto.example/](x)>", "<", ">", "!",
        " ", " ",
        "\n", "text", "é漢", "*", "_", "&amp;", "](&amp;\\))", "\"", "'", "(t)", "<!-- c -->", "](a(b)c)", "](a(b c)",
        "\t",
        "](#x)", "](./a%20b.md?raw=true#c)",
    ]
}
