/// What stands within the blocks of a Markdown text: links, ids of HTML tags, and headings with their text.
public struct MarkdownInlines: Sendable {
    /// In the order of the text. Links by reference are in it once, as their definitions.
    public private(set) var links: [MarkdownLink] = []
    /// Values of `id` attributes, and of `name` ones, which both make anchors.
    public private(set) var ids: [String] = []
    /// Markdown headings and HTML ones, in the order of the text.
    public private(set) var headings: [OutlineHeading] = []
    /// Whether an HTML heading does not end in the block in which it begins, so that its text is not known.
    public private(set) var hasUnclosedHeading = false

    private let bytes: [UInt8]

    public init(of document: MarkdownDocument, in bytes: [UInt8]) {
        self.bytes = bytes
        let labels = Set(document.definitions.map(\.label))
        var plainHeadings: [Int: String] = [:]
        for text in document.texts {
            let content = CodeContent(of: text.lines.map { CodeLine(padding: 0, range: $0) }, in: bytes)
            switch text.kind {
            case .html:
                addTags(Self.tags(in: content.bytes), content)
            case .paragraph, .heading:
                let scanner = InlineScanner(content.bytes, labels: labels)
                for link in scanner.links {
                    add(link.isImage ? .image : .link, link.destination, content)
                }
                addTags(scanner.tags, content)
                if text.kind == .heading, let start = text.lines.first?.lowerBound {
                    plainHeadings[start] = Self.plain(content.bytes, 0..<content.bytes.count, without: scanner.hidden)
                }
            }
        }
        for definition in document.definitions where !definition.label.hasPrefix("^") {
            links.append(
                MarkdownLink(
                    kind: .definition, destination: InfoString.decoded(Array(bytes[definition.destination])),
                    range: definition.destination))
        }
        links.sort { $0.range.lowerBound < $1.range.lowerBound }
        for heading in document.headings {
            headings.append(
                OutlineHeading(
                    level: heading.level, text: plainHeadings[heading.textStart] ?? "", range: heading.range))
        }
        headings.sort { $0.range.lowerBound < $1.range.lowerBound }
    }

    private mutating func add(_ kind: MarkdownLink.Kind, _ range: Range<Int>, _ content: CodeContent) {
        links.append(
            MarkdownLink(
                kind: kind, destination: InfoString.decoded(Array(content.bytes[range])),
                range: content.fileRange(of: range)))
    }

    // MARK: Tags

    /// The tags of an HTML block.
    private static func tags(in text: [UInt8]) -> [(tag: HTMLTag, start: Int)] {
        var tags: [(tag: HTMLTag, start: Int)] = []
        var missingEndings: Set<HTMLEnding> = []
        var position = 0
        while position < text.count {
            guard text[position] == Byte.less else {
                position += 1
                continue
            }
            if let tag = HTMLTag(in: text, at: position, end: text.count) {
                tags.append((tag, position))
                position = tag.end
            } else if let ending = HTMLEnding(in: text, at: position), !missingEndings.contains(ending) {
                let end = ending.end(in: text, from: position)
                if end == nil { missingEndings.insert(ending) }
                // An open comment hides all that follows.
                position = end ?? (ending == .comment ? text.count : position + 1)
            } else {
                position += 1
            }
        }
        return tags
    }

    private mutating func addTags(_ tags: [(tag: HTMLTag, start: Int)], _ content: CodeContent) {
        var open: (level: Int, start: Int, textStart: Int)?
        for (tag, start) in tags {
            if let level = Self.headingLevel(of: tag.name) {
                if !tag.isClosing {
                    if open != nil { hasUnclosedHeading = true }
                    open = (level, start, tag.end)
                } else if let heading = open {
                    let hidden = tags.map { $0.start..<$0.tag.end }
                    headings.append(
                        OutlineHeading(
                            level: heading.level,
                            text: Self.plain(content.bytes, heading.textStart..<start, without: hidden),
                            range: content.fileRange(of: heading.start..<tag.end)))
                    open = nil
                }
            }
            for attribute in tag.attributes { add(attribute, of: tag, content) }
        }
        if open != nil { hasUnclosedHeading = true }
    }

    private mutating func add(_ attribute: HTMLTag.Attribute, of tag: HTMLTag, _ content: CodeContent) {
        let name = String(decoding: attribute.name, as: UTF8.self)
        switch (String(decoding: tag.name, as: UTF8.self), name) {
        case (_, "id"), (_, "name"):
            ids.append(String(decoding: InfoString.decoded(Array(content.bytes[attribute.value])), as: UTF8.self))
        case ("a", "href"):
            add(.anchorTag, trimmed(attribute.value, content), content)
        case ("img", "src"), ("source", "src"), ("video", "src"):
            add(.mediaTag, trimmed(attribute.value, content), content)
        case ("img", "srcset"), ("source", "srcset"):
            for range in Self.candidates(in: content.bytes, attribute.value) { add(.mediaTag, range, content) }
        default:
            break
        }
    }

    private func trimmed(_ range: Range<Int>, _ content: CodeContent) -> Range<Int> {
        content.bytes.trimmingSpace(range)
    }

    /// The addresses of a `srcset`: `a.png, b.png 2x`.
    private static func candidates(in text: [UInt8], _ range: Range<Int>) -> [Range<Int>] {
        var candidates: [Range<Int>] = []
        var position = range.lowerBound
        while position < range.upperBound {
            while position < range.upperBound, text[position].isWhitespace || text[position] == Byte.comma {
                position += 1
            }
            let start = position
            while position < range.upperBound, !text[position].isWhitespace { position += 1 }
            var end = position
            while end > start, text[end - 1] == Byte.comma { end -= 1 }
            if end > start { candidates.append(start..<end) }
            // A comma right behind the address ends it; otherwise a size follows.
            guard end == position else { continue }
            while position < range.upperBound, text[position] != Byte.comma { position += 1 }
        }
        return candidates
    }

    private static func headingLevel(of name: [UInt8]) -> Int? {
        guard name.count == 2, name[0] == UInt8(ascii: "h"), (0x31...0x36).contains(name[1]) else { return nil }
        return Int(name[1] - 0x30)
    }

    /// The text in `range` without what is hidden, on one line.
    private static func plain(_ text: [UInt8], _ range: Range<Int>, without hidden: [Range<Int>]) -> String {
        var plain: [UInt8] = []
        var position = range.lowerBound
        for part in hidden.sorted(by: { $0.lowerBound < $1.lowerBound }) where part.overlaps(range) {
            if part.lowerBound > position { plain += text[position..<part.lowerBound] }
            position = max(position, part.upperBound)
        }
        if position < range.upperBound { plain += text[position..<range.upperBound] }
        let lines = InfoString.decoded(plain).split { $0.isLineBreak }
        return lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    }
}
