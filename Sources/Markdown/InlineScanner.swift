/// Finds the links, images and HTML tags of a paragraph or heading, as CommonMark does: code spans, autolinks and tags
/// before brackets, brackets from the inside out, and no link within a link. Emphasis does not matter to links.
///
/// Takes time proportional to the text, whatever stands in it.
struct InlineScanner {
    struct Link {
        let isImage: Bool
        /// Of the text, without angle brackets.
        let destination: Range<Int>
    }

    let text: [UInt8]
    /// Labels of the document's link reference definitions.
    let labels: Set<String>
    private(set) var links: [Link] = []
    private(set) var tags: [(tag: HTMLTag, start: Int)] = []
    /// What is not shown as text: destinations, images, tags and comments.
    private(set) var hidden: [Range<Int>] = []

    private var position = 0
    private var brackets: [Bracket] = []
    private lazy var backQuotes = BackQuoteRuns(in: text)
    /// Endings that were looked for in vain, and so need not be looked for again.
    private var missingEndings: Set<HTMLEnding> = []

    /// A `[` that may begin a link, or a `![`.
    private struct Bracket {
        let isImage: Bool
        let start: Int
        /// Behind the bracket.
        let textStart: Int
        /// Whether no link stands within.
        var isActive = true
        /// Whether another bracket follows, which rules a label out.
        var holdsBracket = false
    }

    /// Longest label that counts, in bytes.
    private static let longestLabel = 999

    init(_ text: [UInt8], labels: Set<String>) {
        self.text = text
        self.labels = labels
        scan()
    }

    private mutating func scan() {
        while position < text.count {
            switch text[position] {
            case Byte.backslash: position += byte(at: position + 1).isPunctuation ? 2 : 1
            case Byte.backQuote: skipCode()
            case Byte.less: skipHTML()
            case Byte.exclamationMark where byte(at: position + 1) == Byte.leftSquare: open(isImage: true)
            case Byte.leftSquare: open(isImage: false)
            case Byte.rightSquare: close()
            default: position += 1
            }
        }
    }

    /// The byte at `offset`, or 0 behind the text.
    private func byte(at offset: Int) -> UInt8 { offset < text.count ? text[offset] : 0 }

    private mutating func skipCode() {
        let start = position
        while byte(at: position) == Byte.backQuote { position += 1 }
        let length = position - start
        if let end = backQuotes.next(ofLength: length, from: position) { position = end + length }
    }

    // MARK: Brackets

    private mutating func open(isImage: Bool) {
        if let last = brackets.indices.last { brackets[last].holdsBracket = true }
        let start = position
        position += isImage ? 2 : 1
        brackets.append(Bracket(isImage: isImage, start: start, textStart: position))
    }

    private mutating func close() {
        let textEnd = position
        position += 1
        guard let bracket = brackets.popLast(), bracket.isActive else { return }
        if byte(at: position) == Byte.leftParen {
            var reader = LinkReader(text, at: position + 1)
            if let destination = reader.inlineTarget() {
                position = reader.position
                links.append(Link(isImage: bracket.isImage, destination: destination))
                finish(bracket, textEnd: textEnd)
                return
            }
        }
        guard let end = referenceEnd(of: bracket, textEnd: textEnd) else { return }
        position = end
        finish(bracket, textEnd: textEnd)
    }

    private mutating func finish(_ bracket: Bracket, textEnd: Int) {
        guard !bracket.isImage else {
            hidden.append(bracket.start..<position)
            return
        }
        hidden.append(bracket.start..<bracket.textStart)
        hidden.append(textEnd..<position)
        for index in brackets.indices.reversed() where !brackets[index].isImage {
            guard brackets[index].isActive else { break }
            brackets[index].isActive = false
        }
    }

    /// Behind `[text][label]`, `[label][]` or `[label]`, if the label is defined.
    private func referenceEnd(of bracket: Bracket, textEnd: Int) -> Int? {
        var end = textEnd + 1
        var label = bracket.textStart..<textEnd
        var isOwnText = true
        if byte(at: end) == Byte.leftSquare, let close = labelEnd(from: end + 1) {
            if close > end + 1 {
                label = end + 1..<close
                isOwnText = false
            }
            end = close + 1
        }
        if isOwnText, bracket.holdsBracket { return nil }
        guard label.count <= Self.longestLabel, !labels.isEmpty else { return nil }
        return labels.contains(LinkDefinition.normalized(text[label])) ? end : nil
    }

    private func labelEnd(from start: Int) -> Int? {
        var position = start
        while position < text.count, position - start <= Self.longestLabel {
            switch text[position] {
            case Byte.rightSquare: return position
            case Byte.leftSquare: return nil
            case Byte.backslash where byte(at: position + 1).isPunctuation: position += 2
            default: position += 1
            }
        }
        return nil
    }

    // MARK: HTML

    private mutating func skipHTML() {
        let start = position
        if let end = autolinkEnd() {
            position = end
        } else if let tag = HTMLTag(in: text, at: position, end: text.count) {
            tags.append((tag, start))
            hidden.append(start..<tag.end)
            position = tag.end
        } else if let ending = HTMLEnding(in: text, at: position), !missingEndings.contains(ending) {
            if let end = ending.end(in: text, from: position) {
                hidden.append(start..<end)
                position = end
            } else {
                missingEndings.insert(ending)
                position += 1
            }
        } else {
            position += 1
        }
    }

    /// Behind `<scheme:address>`.
    private func autolinkEnd() -> Int? {
        var end = position + 1
        guard byte(at: end).isLetter else { return nil }
        while byte(at: end).isLetter || byte(at: end).isDigit || Self.schemeMarks.contains(byte(at: end)) { end += 1 }
        guard (2...32).contains(end - position - 1), byte(at: end) == Byte.colon else { return nil }
        while byte(at: end) > Byte.space, byte(at: end) != Byte.less {
            if byte(at: end) == Byte.greater { return end + 1 }
            end += 1
        }
        return nil
    }

    private static let schemeMarks: [UInt8] = [Byte.plus, Byte.period, Byte.hyphen]
}
