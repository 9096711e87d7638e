import Markdown
import Testing

@Suite struct ArbitraryBytesTests {
    @Test("Any bytes are scanned, and every byte of code is the byte of the file it is mapped to", arguments: 0..<200)
    func mapsAreTrue(_ seed: UInt64) {
        var random = RandomDocument(seed: seed)
        var bytes = Array(random.next(maximumLines: 60).utf8)
        for _ in 0..<random.below(20) where !bytes.isEmpty {
            bytes[random.below(bytes.count)] = UInt8(random.below(256))
        }
        let document = MarkdownDocument(bytes)
        for block in document.codeBlocks {
            #expect(block.range.upperBound <= bytes.count)
            #expect(block.startLine <= block.endLine)
            let content = block.content(in: bytes)
            for (line, start) in zip(content.lines, content.lineStarts) {
                for index in 0..<line.range.count {
                    let offset = start + line.padding + index
                    #expect(content.bytes[offset] == bytes[content.fileOffset(of: offset)])
                }
            }
        }
    }

    @Test("Deep nesting and long lines take time in proportion to their length", arguments: longTexts)
    func timeIsLinear(_ text: LongText) {
        // A scan in quadratic time would not come to an end here.
        _ = MarkdownDocument(Array(text.text.utf8))
    }

    static let longTexts = [
        LongText("blank lines in deeply nested lists", String(repeating: "- ", count: 100_000) + String(repeating: "\n", count: 100_000)),
        LongText("nested items", String(repeating: "- ", count: 100_000) + "x"),
        LongText("lazy lines in nested quotes", String(repeating: "> ", count: 100_000) + String(repeating: "\nlazy", count: 100_000)),
        LongText("nested items and blank lines", String(repeating: "* ", count: 100_000) + "x\n\n\n"),
        LongText("many definitions", String(repeating: "[a]: b\n", count: 50_000) + "===\n"),
        LongText("definitions with open titles", String(repeating: "[a]: b (\n", count: 50_000) + "===\n"),
        LongText("definitions that are underlined", String(repeating: "[a]: /u\n===\n", count: 50_000)),
        LongText("a long indentation", String(repeating: " ", count: 1_000_000) + "x"),
        LongText("a long run of back-quotes", String(repeating: "`", count: 1_000_000) + "x`"),
        LongText("a long tag", String(repeating: "<a ", count: 300_000) + "\n"),
        LongText("many comment openers", String(repeating: "<!--", count: 300_000) + "\n```\n"),
        LongText("many fences", String(repeating: "```\n", count: 100_001)),
        LongText("many lone tags", String(repeating: "<b>\n\n", count: 100_000)),
        LongText("many fences in items", String(repeating: "- ```\n", count: 100_000)),
        LongText("many tabs", String(repeating: "\t", count: 500_000) + "- a"),
    ]
}

/// A text too long to be printed.
struct LongText: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String

    init(_ name: String, _ text: String) {
        testDescription = name
        self.text = text
    }
}
