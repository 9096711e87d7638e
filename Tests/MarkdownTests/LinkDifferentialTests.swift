import Foundation
import Markdown
import Testing

@Suite struct LinkDifferentialTests {
    @Test("Links and images of random paragraphs are those that cmark finds") func linksAgreeWithCMark() throws {
        guard let cmark = CMark.installed else {
            print("skipped: the program cmark is not installed (apt-get install cmark, brew install cmark)")
            return
        }
        var random = RandomInlines(seed: CommonMarkDifferentialTests.seed)
        let documents = (0..<CommonMarkDifferentialTests.documentCount).map { _ in random.next() }
        let expected = try cmark.destinations(of: documents)
        try #require(expected.count == documents.count)
        var compared = 0
        var differences = 0
        for (document, destinations) in zip(documents, expected) {
            // Links by reference are listed once, where they are defined, and autolinks not at all.
            let inline = destinations.filter { !$0.hasPrefix("/ref") && !$0.hasPrefix("http:") }
            let own = Self.destinations(of: document)
            compared += inline.count
            guard own != inline else { continue }
            differences += 1
            if differences <= 5 { Issue.record("\(document.debugDescription)\ncmark: \(inline)\nhere:  \(own)") }
        }
        print("cmark: \(documents.count) documents, \(compared) links, \(differences) differences")
        #expect(differences == 0)
    }

    private static func destinations(of text: String) -> [String] {
        links(in: text).filter { $0.kind == .link || $0.kind == .image }
            .map { String(decoding: $0.destination, as: UTF8.self) }.sorted()
    }
}

/// The links of a text.
func links(in text: String) -> [MarkdownLink] {
    let bytes = Array(text.utf8)
    return MarkdownInlines(of: MarkdownDocument(bytes), in: bytes).links
}
