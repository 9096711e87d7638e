import Markdown
import SwiftSource

extension RulePage {
    /// Reads a page.
    ///
    /// - Parameters:
    ///   - text: The whole file: front matter, then Markdown whose first heading is the title.
    ///   - path: Where the text stands, for errors.
    ///   - owner: Whose rule it is. A project's page may leave out what only matters in the catalogue.
    public init(parsing text: String, path: String, owner: RuleOwner = .catalogue) throws(RulePageError) {
        let bytes = Array(text.utf8)
        let lines = LineTable(bytes)
        let document = MarkdownDocument(bytes)
        guard let frontMatter = document.frontMatter else {
            throw RulePageError(path: path, line: 1, problem: .noFrontMatter)
        }
        let metadata = try RulePageMetadata(in: bytes[frontMatter], lines: lines, path: path, owner: owner)
        guard let heading = document.headings.first, heading.level == 1 else {
            let line = document.headings.first?.line ?? lines.line(at: frontMatter.upperBound)
            throw RulePageError(path: path, line: line + 1, problem: .noTitle)
        }
        self.init(
            id: try metadata[.id],
            title: String(decoding: heading.text, as: UTF8.self),
            group: try metadata[.group],
            severity: try metadata.severity,
            set: try metadata[.set],
            fix: try metadata[.fix],
            since: try metadata[.since],
            markdown: String(decoding: bytes[frontMatter.upperBound...], as: UTF8.self),
            definitions: document.codeBlocks.compactMap { RuleDefinition($0, in: bytes) })
    }
}

extension RuleDefinition {
    /// The definition in a fence at the margin; nil for other blocks, which the page may quote.
    fileprivate init?(_ block: CodeBlock, in bytes: [UInt8]) {
        guard block.language == "selector", block.fence?.indent == 0, block.container.continuation.isEmpty,
            let start = block.lines.first?.range.lowerBound, let end = block.lines.last?.range.upperBound
        else { return nil }
        self.init(text: String(decoding: bytes[start..<end], as: UTF8.self), offset: start)
    }
}

/// The pairs of a page's front matter.
private struct RulePageMetadata {
    private let path: String
    private let owner: RuleOwner
    private var values: [RulePageKey: String] = [:]
    /// One-based line that ends the front matter, where a key could be added.
    private let lastLine: Int

    init(
        in frontMatter: ArraySlice<UInt8>, lines: LineTable, path: String, owner: RuleOwner
    ) throws(RulePageError) {
        self.path = path
        self.owner = owner
        let first = lines.line(at: frontMatter.startIndex)
        let last = lines.line(at: frontMatter.endIndex - 1)
        lastLine = last + 1
        // The first and the last line are the delimiters.
        for line in first + 1..<max(first + 1, last) {
            let range = lines.range(ofLine: line)
            try read(String(decoding: frontMatter[range], as: UTF8.self), line: line + 1)
        }
    }

    private mutating func read(_ pair: String, line: Int) throws(RulePageError) {
        guard let colon = pair.utf8.firstIndex(of: 0x3A) else {
            throw RulePageError(path: path, line: line, problem: .notAPair)
        }
        let name = Self.trimmed(pair.utf8[..<colon])
        let value = Self.trimmed(pair.utf8[colon...].dropFirst())
        guard let key = RulePageKey(rawValue: name) else {
            throw RulePageError(path: path, line: line, problem: .unknownKey(name))
        }
        guard values[key] == nil else {
            throw RulePageError(path: path, line: line, problem: .repeatedKey(name))
        }
        guard key.accepts(value) else {
            throw RulePageError(
                path: path, line: line, problem: .badValue(key: name, value: value, expected: key.expectation))
        }
        values[key] = value
    }

    subscript(key: RulePageKey) -> String {
        get throws(RulePageError) {
            guard let value = values[key] ?? key.standardValue(for: owner) else {
                throw RulePageError(path: path, line: lastLine, problem: .missingKey(key.rawValue))
            }
            return value
        }
    }

    var severity: Severity {
        get throws(RulePageError) {
            guard let severity = Severity(name: try self[.severity]) else {
                throw RulePageError(path: path, line: lastLine, problem: .missingKey(RulePageKey.severity.rawValue))
            }
            return severity
        }
    }

    /// `text` without white space and line breaks around it.
    private static func trimmed(_ text: Substring.UTF8View) -> String {
        let isSpace: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
        let start = text.drop(while: isSpace)
        let count = start.reversed().drop(while: isSpace).count
        return String(decoding: start.prefix(count), as: UTF8.self)
    }
}
