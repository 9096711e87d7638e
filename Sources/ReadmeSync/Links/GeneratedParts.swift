import Markdown

/// Parts of a README that the tool for lists of contributors writes. Its links name anchors that it never makes.
struct GeneratedParts {
    private let ranges: [Range<Int>]

    init(_ document: MarkdownDocument) {
        var ranges: [Range<Int>] = []
        var start: Int?
        for comment in document.comments {
            let text = String(decoding: comment.text, as: UTF8.self)
            if text.hasPrefix("ALL-CONTRIBUTORS-LIST:START") {
                start = start ?? comment.range.upperBound
            } else if text.hasPrefix("ALL-CONTRIBUTORS-LIST:END"), let begin = start {
                ranges.append(begin..<max(begin, comment.range.lowerBound))
                start = nil
            }
        }
        self.ranges = ranges
    }

    func contain(_ range: Range<Int>) -> Bool { ranges.contains { $0.contains(range.lowerBound) } }
}
