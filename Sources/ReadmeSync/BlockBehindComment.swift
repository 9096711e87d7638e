import Markdown
import RuleEngine

/// Finds the code block that a comment of a Markdown text stands before.
public struct BlockBehindComment {
    private let document: MarkdownDocument
    /// For each comment, where something other than white space, quote marks and comments begins behind it.
    private let textStarts: [Int]
    /// Where the text of the whole file begins in the same sense, behind front matter.
    private let start: Int
    private let textStart: Int

    public init(_ document: MarkdownDocument, _ bytes: [UInt8]) {
        self.document = document
        let comments = document.comments
        // Backwards, so that a row of comments is walked along once, however many there are.
        var textStarts = [Int](repeating: 0, count: comments.count)
        var next = comments.count
        func text(from offset: Int) -> Int {
            var position = offset
            while position < bytes.count, Self.isEmpty(bytes[position]) { position += 1 }
            return next < comments.count && comments[next].range.lowerBound == position ? textStarts[next] : position
        }
        while next > 0 {
            let position = text(from: comments[next - 1].range.upperBound)
            next -= 1
            textStarts[next] = position
        }
        start = document.frontMatter?.upperBound ?? (bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
        textStart = text(from: start)
        self.textStarts = textStarts
    }

    /// The block that comes next, if nothing but white space, quote marks and comments stands between.
    public func block(behind comment: HTMLComment) -> CodeBlock? {
        let comments = document.comments
        let number = firstIndex(comments.count) { comments[$0].range.lowerBound >= comment.range.lowerBound }
        let index = firstIndex(document.codeBlocks.count) {
            document.codeBlocks[$0].range.lowerBound >= comment.range.upperBound
        }
        guard index < document.codeBlocks.count, number < comments.count else { return nil }
        let block = document.codeBlocks[index]
        return textStarts[number] >= block.range.lowerBound ? block : nil
    }

    /// Whether nothing stands before the comment but front matter, white space and other comments.
    public func isAtTop(_ comment: HTMLComment) -> Bool {
        start <= comment.range.lowerBound && comment.range.lowerBound <= textStart
    }

    /// White space and quote marks.
    private static func isEmpty(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte) || byte == UInt8(ascii: ">")
    }

    /// The first number below `count` for which an ordered condition holds, else `count`.
    private func firstIndex(_ count: Int, where condition: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if condition(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension SuppressionComment {
    /// Reads a comment of a Markdown text; nil when it speaks to nobody or to somebody else.
    public init?(_ comment: HTMLComment, in bytes: [UInt8]) {
        let content = comment.range.lowerBound + 4..<max(comment.range.lowerBound + 4, comment.range.upperBound - 3)
        self.init(bytes, content: content, comment: comment.range)
    }
}
