/// Swift text with gaps, written `<Name>`, that are filled with other words each time.
struct CodeTemplate: Sendable {
    private enum Part: Sendable {
        case text([UInt8])
        case gap(Gap)
    }

    /// What fills a gap.
    enum Gap: String, CaseIterable, Sendable {
        /// The type that the piece declares.
        case type = "Type"
        /// A type that a piece before it in the same file declares.
        case model = "Model"
        case noun, nouns, verb, other
        /// Words for people.
        case title = "Title"
        case number
    }

    private let parts: [Part]

    init(_ text: String) {
        var parts: [Part] = []
        var literal: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.first {
            if let (gap, length) = CodeTemplate.gap(at: rest) {
                parts.append(.text(literal))
                parts.append(.gap(gap))
                literal = []
                rest = rest.dropFirst(length)
            } else {
                literal.append(byte)
                rest = rest.dropFirst()
            }
        }
        parts.append(.text(literal))
        self.parts = parts
    }

    private static func gap(at bytes: ArraySlice<UInt8>) -> (Gap, length: Int)? {
        guard bytes.first == UInt8(ascii: "<"), let end = bytes.firstIndex(of: UInt8(ascii: ">")),
            let gap = Gap(rawValue: String(decoding: bytes[(bytes.startIndex + 1)..<end], as: UTF8.self))
        else { return nil }
        return (gap, end - bytes.startIndex + 1)
    }

    func fill(into bytes: inout [UInt8], _ word: (Gap) -> String) {
        for part in parts {
            switch part {
            case .text(let text): bytes.append(contentsOf: text)
            case .gap(let gap): bytes.append(contentsOf: word(gap).utf8)
            }
        }
    }
}
