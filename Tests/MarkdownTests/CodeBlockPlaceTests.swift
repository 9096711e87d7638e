import Markdown
import Testing

@Suite struct CodeBlockPlaceTests {
    @Test("A block knows its fence, its lines, its end and its containers")
    func blockKnowsItsPlaces() throws {
        let text = "- > ~~~~ swift\n  >  a\n  > ~~~~~\n"
        let block = try #require(MarkdownDocument(Array(text.utf8)).codeBlocks.first)
        let fence = try #require(block.fence)
        #expect(fence.length == 4)
        #expect(fence.character == UInt8(ascii: "~"))
        #expect(slice(text, fence.range) == "~~~~")
        #expect(slice(text, block.infoRange) == "swift")
        #expect(block.lines.map { slice(text, $0.range) } == [" a"])
        #expect(slice(text, block.range) == "~~~~ swift\n  >  a\n  > ~~~~~")
        #expect([block.startLine, block.firstContentLine, block.endLine] == [0, 1, 2])
        #expect(block.isClosed)
        #expect(block.container.isInListItem)
        #expect(String(decoding: block.container.continuation, as: UTF8.self) == "  > ")
    }

    @Test("Offsets in the code lead back to the bytes of the file")
    func offsetsLeadBack() throws {
        let text = "> ```swift\n> let a\n>\tb\n> ```\n"
        let bytes = Array(text.utf8)
        let content = try #require(MarkdownDocument(bytes).codeBlocks.first).content(in: bytes)
        #expect(String(decoding: content.bytes, as: UTF8.self) == "let a\n  b\n")
        #expect(slice(text, content.fileRange(of: 0..<3)) == "let")
        #expect(slice(text, content.fileRange(of: 8..<9)) == "b")
        #expect(slice(text, content.fileRange(of: 4..<9)) == "a\n>\tb")
        #expect(content.fileOffset(of: 100) == content.lines[1].range.upperBound)
    }

    @Test("Indented code begins behind the four columns that mark it", arguments: [
        ("\t\tcode\n", "\tcode"), ("      code\n", "  code"), ("- \n\n\t\t  code\n", "\t  code"),
        ("\t\u{B}\n", "\u{B}"),
    ])
    func beginningOfIndentedCode(_ text: String, _ expected: String) throws {
        let block = try #require(MarkdownDocument(Array(text.utf8)).codeBlocks.first)
        #expect(slice(text, block.range) == expected)
    }

    @Test("The language of an info string", arguments: [
        ("swift", "swift"), ("Swift", "swift"), ("swift title=\"x\"", "swift"), ("swift,ignore", "swift"),
        ("swift{1,3}", "swift"), ("swift:Sources/A.swift", "swift"), ("{.swift .numberLines}", "swift"), ("{.swift}", "swift"),
        ("swiftui", "swiftui"), ("", ""),
    ])
    func languageOfInfoString(_ info: String, _ language: String) {
        let blocks = MarkdownDocument(Array("```\(info)\n```".utf8)).codeBlocks
        #expect(blocks.map(\.language) == [language])
    }

    @Test("Headings have a level, a text and a line")
    func headings() {
        let text = "# One ##\n\nTwo\nlines\n---\n\n> ### `Three` #\n####\n#five\n"
        let headings = MarkdownDocument(Array(text.utf8)).headings
        #expect(headings.map(\.level) == [1, 2, 3, 4])
        #expect(headings.map { String(decoding: $0.text, as: UTF8.self) } == ["One", "Two\nlines", "`Three`", ""])
        #expect(headings.map(\.line) == [0, 2, 6, 7])
        #expect(slice(text, headings[1].range) == "Two\nlines\n---")
    }

    @Test("Comments are found in HTML, and not in code or text")
    func comments() {
        let text = "<!-- a -->\n`<!-- b -->`\n\n```\n<!-- c -->\n```\n> <!--\n> d\n> e -->\n\n<p><!-- f --><!-- g --></p>\n"
        let comments = MarkdownDocument(Array(text.utf8)).comments
        #expect(comments.map { String(decoding: $0.text, as: UTF8.self) } == ["a", "d\ne", "f", "g"])
        #expect(comments.map(\.startLine) == [0, 6, 10, 10])
        #expect(comments.map(\.endLine) == [0, 8, 10, 10])
        #expect(slice(text, comments[1].range) == "<!--\n> d\n> e -->")
    }

    @Test("Front matter is a part of the file and of no block, and lines are counted from the first of the file")
    func frontMatter() {
        let text = "---\na: b\n---\n# Title\n"
        let document = MarkdownDocument(Array(text.utf8))
        #expect(document.frontMatter == 0..<13)
        #expect(document.headings.map(\.line) == [3])
    }

    private func slice(_ text: String, _ range: Range<Int>) -> String {
        String(decoding: Array(text.utf8)[range], as: UTF8.self)
    }
}
