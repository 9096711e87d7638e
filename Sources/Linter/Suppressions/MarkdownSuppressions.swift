import Markdown
import ReadmeSync
import RuleEngine
import SwiftSource
import WidgetModel

/// The suppressions of a Markdown file: HTML comments before its code blocks or at its top, and comments in its Swift
/// blocks.
struct MarkdownSuppressions {
    private let bytes: [UInt8]
    private let document: MarkdownDocument

    static func all(in bytes: [UInt8], path: String) -> [Suppression] {
        MarkdownText.all(in: bytes, ofFileAt: path).flatMap { text in
            let file = MarkdownSuppressions(bytes: bytes, document: text.document)
            return file.ofDocument + text.blocks.flatMap(file.suppressions)
        }
    }

    private var ofDocument: [Suppression] {
        let following = BlockBehindComment(document, bytes)
        return document.comments.compactMap { comment -> Suppression? in
            guard let words = SuppressionComment(comment, in: bytes) else { return nil }
            guard !words.isForWholeFile else {
                let isAtTop = following.isAtTop(comment)
                return Suppression(words, covering: 0..<bytes.count + 1, isMisplaced: !isAtTop)
            }
            let block = following.block(behind: comment)
            return Suppression(words, covering: block.map { comment.range.lowerBound..<$0.range.upperBound + 1 })
        }
    }

    /// A block is a piece of a program: what a rule finds in it is not all that it finds in the whole.
    private func suppressions(in block: SwiftBlock) -> [Suppression] {
        guard DirectiveSearch.mayFind(in: block.content.bytes) else { return [] }
        return SwiftSuppressions.all(in: SyntaxTree.parse(block.content.bytes)).map { suppression in
            Suppression(
                suppression.comment.moved(block.content.fileRange),
                covering: suppression.covered.map(block.content.fileRange), isMisplaced: suppression.isMisplaced,
                canBeUnused: false, block: block.location)
        }
    }
}
