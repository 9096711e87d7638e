import SwiftSource

/// A text in which `{capture}` stands for the source text of a captured node and `{capture.name}` for its name. The node
/// that a selector describes is called `self`.
struct MessageTemplate: Sendable {
    private let pieces: [Piece]

    private enum Piece: Sendable {
        case text(String)
        case node(CapturedPart)
    }

    /// - Parameter captures: Names of the captures that there are.
    init(_ text: String, captures: Set<String>) throws(SelectorError) {
        var pieces: [Piece] = []
        var rest = text[...]
        while let open = rest.firstIndex(of: "{") {
            let inner = rest[rest.index(after: open)...].prefix { $0 != "}" && $0 != "{" }
            // Braces of code hold more than a name.
            guard inner.endIndex < rest.endIndex, rest[inner.endIndex] == "}", CapturedPart.mayBe(inner) else {
                pieces.append(.text(String(rest[...open])))
                rest = rest[rest.index(after: open)...]
                continue
            }
            pieces.append(.text(String(rest[..<open])))
            let start = text.utf8.distance(from: text.startIndex, to: inner.startIndex)
            pieces.append(.node(try CapturedPart(inner, at: start, captures: captures)))
            rest = rest[rest.index(after: inner.endIndex)...]
        }
        pieces.append(.text(String(rest)))
        self.pieces = pieces
    }

    func text(for captures: SelectorMatcher.Captures) -> String { joined(captures) { $0 } }

    /// The same without what stands behind the first line of each node, for messages.
    func line(for captures: SelectorMatcher.Captures) -> String {
        joined(captures) { String($0.prefix { !$0.isNewline }) }
    }

    private func joined(_ captures: SelectorMatcher.Captures, _ shown: (String) -> String) -> String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .node(let part): shown(part.text(in: captures))
            }
        }.joined()
    }
}

/// A captured node, or its name: `label`, `label.name`.
struct CapturedPart: Sendable {
    /// The name of the node that the selector describes.
    static let subject = "self"

    private let capture: String
    private let isName: Bool

    /// Whether the text in braces can only be meant for a capture.
    static func mayBe(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { byte in
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
                || byte == UInt8(ascii: "_") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        }
    }

    /// - Parameter offset: Where `text` stands in the text that was parsed, in UTF-8 bytes.
    init(_ text: Substring, at offset: Int, captures: Set<String>) throws(SelectorError) {
        isName = text.hasSuffix(".name")
        capture = String(isName ? text.dropLast(".name".count) : text)
        guard capture == Self.subject || captures.contains(capture) else {
            let known = [Self.subject] + captures.sorted()
            throw SelectorError.unknown(capture, "capture", among: known, offset..<offset + capture.utf8.count)
        }
    }

    /// UTF-8 byte range in the file.
    func range(in captures: SelectorMatcher.Captures) -> Range<Int>? {
        guard let node = captures[capture] else { return nil }
        return isName ? NodeSelection.nameRange(of: node) : node.range
    }

    /// Empty where an alternative of the selector does not capture the node.
    func text(in captures: SelectorMatcher.Captures) -> String {
        guard let node = captures[capture], let range = range(in: captures) else { return "" }
        return node.tree.text(range)
    }
}
