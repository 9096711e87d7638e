import Markdown
import RuleEngine

/// A Markdown text of a file. A README is one, an article of DocC as well, once its directives are taken out, and each
/// documentation comment of a Swift file is one by itself. All places are those in the file.
public struct MarkdownText: Sendable {
    public let document: MarkdownDocument
    /// The file. What marks its comments is blank.
    let bytes: [UInt8]
    /// The comment that the text stands in.
    let comment: Range<Int>?

    public var blocks: [SwiftBlock] { SwiftBlocks.extract(from: document, bytes: bytes) }

    /// The texts of a file, by what its name says it is.
    public static func all(in bytes: [UInt8], ofFileAt path: String) -> [MarkdownText] {
        switch MarkdownForm(path: path) {
        case .plain:
            return [MarkdownText(document: MarkdownDocument(bytes), bytes: bytes, comment: nil)]
        case .article:
            let document = MarkdownDocument(DocCArticle(bytes).map, of: bytes)
            return [MarkdownText(document: document, bytes: bytes, comment: nil)]
        case .docComments:
            let comments = DocComment.all(in: bytes)
            let masked = DocComment.mask(comments, in: bytes)
            return comments.map { comment in
                MarkdownText(
                    document: MarkdownDocument(comment.map, of: bytes, skippingFrontMatter: false), bytes: masked,
                    comment: comment.range)
            }
        }
    }
}

/// How Markdown stands in a file.
public enum MarkdownForm: Sendable {
    case plain
    /// With the directives of DocC.
    case article
    /// In the documentation comments of Swift code.
    case docComments

    public init(path: String) {
        if path.hasSuffix(".swift") {
            self = .docComments
        } else {
            self = path.contains(".docc/") ? .article : .plain
        }
    }
}

extension ReadmeFile {
    /// What a block is once edits are made to the file, all of them behind its beginning.
    func block(_ block: SwiftBlock, after edits: [TextEdit]) -> SwiftBlock? {
        var bytes = bytes
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            guard edit.path == path, edit.range.upperBound <= bytes.count else { return nil }
            bytes.replaceSubrange(edit.range, with: Array(edit.replacement.utf8))
        }
        let start = block.codeBlock.range.lowerBound
        return SwiftBlocks.extract(bytes, path: path).first { $0.codeBlock.range.lowerBound == start }
    }
}
