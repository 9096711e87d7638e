import Markdown
import RuleEngine

/// Finds the code block that a comment of a Markdown text stands before.
public struct BlockBehindComment {
    private let document: MarkdownDocument
    private let bytes: [UInt8]

    public init(_ document: MarkdownDocument, _ bytes: [UInt8]) {
        self.document = document
        self.bytes = bytes
    }

    /// The block that comes next, if nothing but white space, quote marks and comments stands between.
    public func block(behind comment: HTMLComment) -> CodeBlock? {
        let index = firstIndex(document.codeBlocks.count) {
            document.codeBlocks[$0].range.lowerBound >= comment.range.upperBound
        }
        guard index < document.codeBlocks.count else { return nil }
        let block = document.codeBlocks[index]
        return isEmpty(comment.range.upperBound..<block.range.lowerBound) ? block : nil
    }

    /// Whether nothing stands before the comment but front matter, white space and other comments.
    public func isAtTop(_ comment: HTMLComment) -> Bool {
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        let start = document.frontMatter?.upperBound ?? (hasMark ? 3 : 0)
        return start <= comment.range.lowerBound && isEmpty(start..<comment.range.lowerBound)
    }

    private func isEmpty(_ range: Range<Int>) -> Bool {
        var position = range.lowerBound
        while position < range.upperBound {
            let byte = bytes[position]
            if byte == 0x20 || (0x09...0x0D).contains(byte) || byte == UInt8(ascii: ">") {
                position += 1
            } else if byte == UInt8(ascii: "<"), let comment = comment(at: position) {
                position = comment.range.upperBound
            } else {
                return false
            }
        }
        return true
    }

    private func comment(at offset: Int) -> HTMLComment? {
        let comments = document.comments
        let index = firstIndex(comments.count) { comments[$0].range.lowerBound >= offset }
        return index < comments.count && comments[index].range.lowerBound == offset ? comments[index] : nil
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
