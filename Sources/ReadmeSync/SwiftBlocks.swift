import Markdown
import RuleEngine

/// A fenced code block marked as Swift.
public struct SwiftBlock: Sendable {
    /// The code, and the way from its offsets to those of the Markdown file.
    public let content: CodeContent
    /// Language and line for findings in the block.
    public let location: CodeBlockLocation
    /// The block in the Markdown file.
    public let codeBlock: CodeBlock
}

/// The Swift code in Markdown.
public enum SwiftBlocks {
    /// The fenced blocks of a Markdown text whose language is Swift, in the order of the text.
    public static func extract(_ markdown: [UInt8]) -> [SwiftBlock] {
        extract(from: MarkdownDocument(markdown), bytes: markdown)
    }

    /// Those of a file, by what its name says it is: a README, an article of DocC, Swift code with documentation comments.
    public static func extract(_ bytes: [UInt8], path: String) -> [SwiftBlock] {
        MarkdownText.all(in: bytes, ofFileAt: path).flatMap(\.blocks)
    }

    /// The same of a document that was scanned already.
    public static func extract(from document: MarkdownDocument, bytes: [UInt8]) -> [SwiftBlock] {
        document.codeBlocks.filter { $0.fence != nil && $0.language == "swift" }.map { block in
            SwiftBlock(
                content: block.content(in: bytes),
                location: CodeBlockLocation(language: "swift", startLine: block.startLine + 1), codeBlock: block)
        }
    }
}
