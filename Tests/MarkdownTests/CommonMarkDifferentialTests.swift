import Foundation
import Markdown
import Testing

@Suite struct CommonMarkDifferentialTests {
    /// How many documents each run compares; `WIDGETLINT_CMARK_DOCUMENTS` sets another number.
    static let documentCount =
        ProcessInfo.processInfo.environment["WIDGETLINT_CMARK_DOCUMENTS"].flatMap(Int.init) ?? 2000
    static let seed = ProcessInfo.processInfo.environment["WIDGETLINT_CMARK_SEED"].flatMap(UInt64.init) ?? 1

    @Test("Code blocks of random documents are those that cmark finds") func codeBlocksAgreeWithCMark() throws {
        guard let cmark = CMark.installed else {
            print("skipped: the program cmark is not installed (apt-get install cmark, brew install cmark)")
            return
        }
        var random = RandomDocument(seed: Self.seed)
        random.mayRepeatBlankLines = try !cmark.passesOverBlankLines()
        let documents = (0..<Self.documentCount).map { _ in random.next() }
        let expected = try cmark.codeBlocks(of: documents)
        try #require(expected.count == documents.count)
        var compared = 0
        var differences = 0
        for (document, blocks) in zip(documents, expected) {
            let own = Self.blocks(of: document)
            compared += blocks.count
            guard own != blocks else { continue }
            differences += 1
            if differences <= 5 {
                Issue.record("\(document.debugDescription)\ncmark: \(blocks)\nhere:  \(own)\n\(document)")
            }
        }
        print("cmark: \(documents.count) documents, \(compared) code blocks, \(differences) differences")
        #expect(differences == 0)
    }

    private static func blocks(of text: String) -> [CMark.Block] {
        let bytes = Array(text.utf8)
        return MarkdownDocument(bytes, skippingFrontMatter: false).codeBlocks.map { block in
            CMark.Block(
                info: String(decoding: block.decodedInfo, as: UTF8.self),
                content: String(decoding: block.content(in: bytes).bytes, as: UTF8.self))
        }
    }
}
