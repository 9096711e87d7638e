import Markdown
import Testing

@Suite struct LinkTests {
    /// `kind destination` of each link.
    private static func found(_ text: String) -> [String] {
        links(in: text).map { "\($0.kind) \(String(decoding: $0.destination, as: UTF8.self))" }
    }

    @Test(
        "Every kind of link is found",
        arguments: [
            ("[a](b.md)", ["link b.md"]),
            ("[a](<b c.md> 'title')", ["link b c.md"]),
            ("![a](b.png \"title\")", ["image b.png"]),
            ("[![badge](b.svg)](c.md)", ["image b.svg", "link c.md"]),
            ("[a]\n\n[a]: b.md\n", ["definition b.md"]),
            ("> [a]:\n> <b c>\n", ["definition b c"]),
            ("# See [a](b.md)\n", ["link b.md"]),
            ("See [a](b.md)\n===\n", ["link b.md"]),
            ("- [a](b(c)d)\n", ["link b(c)d"]),
            ("<a href=\"b.md\">x</a>", ["anchorTag b.md"]),
            ("<p align=center>\n<IMG alt='' SRC='b.png'>\n</p>", ["mediaTag b.png"]),
            (
                "<picture><source srcset=\"a.png, b.png 2x\"><img src=c.png></picture>",
                [
                    "mediaTag a.png", "mediaTag b.png", "mediaTag c.png",
                ]
            ),
            ("| [a](b) | `x` |\n|---|---|\n| ![c](d) | |\n", ["link b", "image d"]),
            ("[a](b&amp;c\\_d)", ["link b&c_d"]),
            ("[a]()", ["link "]),
        ])
    func kinds(text: String, links: [String]) {
        #expect(Self.found(text) == links)
    }

    @Test(
        "What only looks like a link is none",
        arguments: [
            "`[a](b)`", "```\n[a](b)\n```\n", "    [a](b)\n", "\\[a](b)", "[a] (b)", "[a](b c)", "<https://a.example>",
            "<!-- [a](b) <img src=\"b\"> -->", "[a][b]", "<a title='[a](b)'>", "[^1]: b\n", "[a](b \"c)",
        ])
    func none(text: String) {
        #expect(Self.found(text) == [])
    }

    @Test("A link stands where its destination is written", arguments: ["", "> ", "  "])
    func place(prefix: String) throws {
        let text = "\(prefix)one [é](\n\(prefix)<dest.md> 't')\n"
        let link = try #require(links(in: text).first)
        #expect(String(decoding: Array(text.utf8)[link.range], as: UTF8.self) == "dest.md")
    }

    @Test("Headings are read without what is not shown")
    func headings() {
        let text = """
            # One [two](three.md) ![four](five.png) `six` <b>seven</b>

            <h2 align="center">Eight <img src="x.png"> &amp; nine</h2>

            Ten
            [eleven]
            ---

            [eleven]: twelve.md
            """
        let bytes = Array(text.utf8)
        let inlines = MarkdownInlines(of: MarkdownDocument(bytes), in: bytes)
        let words = inlines.headings.map { $0.text.split { "` ".contains($0) }.joined(separator: " ") }
        #expect(words == ["One two six seven", "Eight & nine", "Ten eleven"])
        #expect(inlines.headings.map(\.level) == [1, 2, 2])
        #expect(!inlines.hasUnclosedHeading)
    }

    @Test("Ids and names are anchors")
    func ids() {
        let text = "<a name=\"one\"></a>text <span id='two'>\n\n<div\n id=three>\n"
        let bytes = Array(text.utf8)
        #expect(MarkdownInlines(of: MarkdownDocument(bytes), in: bytes).ids == ["one", "two", "three"])
    }

    @Test(
        "Hostile text takes time in proportion to its length",
        arguments: [
            "[", "]", "![", "[a](", "[a](b", "[a](<b", "[a](b \"", "[a](b 'c' ", "[a](b (", "[a][", "[a][b", "`",
            "`` ` ",
            "<a ", "<a b=\"", "<a b='\"", "<!--", "<!-- -", "<?", "<![CDATA[", "<!A", "<a:", "](", "](x](", "[a]: b\n",
            "[[a]", "*[a](b)*", "\\[", "<img srcset=',", "![a](b)[", "(", "a](b(",
        ])
    func hostile(piece: String) {
        // A quadratic scan of this much would take minutes; the test's own limit is all there is to see.
        let text = String(repeating: piece, count: 100_000 / piece.utf8.count)
        let nested = String(repeating: "[", count: 30_000) + text + String(repeating: "](x](x", count: 6_000)
        #expect(links(in: text).count + links(in: nested).count >= 0)
    }
}
