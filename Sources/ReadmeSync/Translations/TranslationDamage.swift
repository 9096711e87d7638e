/// What happened to a Swift block on its way into a translation.
enum TranslationDamage: Equatable {
    /// To its first line that differs.
    case line(DriftKind)
    /// All lines begin at the margin.
    case indentationFlattened
    /// The numbers of a listing stand before the code.
    case lineNumbers
    /// A line stands in another block of the original.
    case spliced(originalLine: Int)
    /// The file ends within the block.
    case cutOff
    /// Hardly a line is the same.
    case otherBlock

    /// Less in common than this (0 to 1), and there is no line worth naming.
    private static let leastSimilarity = 0.3

    /// - Parameter isAtEnd: Whether the text ends with the block, and the block without closing fence.
    /// Nil when nothing differs.
    init?(
        of alignment: Alignment, block: BlockText, source: SourceText, isAtEnd: Bool,
        otherLines: (_ text: ArraySlice<UInt8>) -> Int?
    ) {
        guard let first = alignment.edits.firstIndex(where: { !$0.isEqual }),
            let kind = LineDamage.kind(of: alignment.edits[first], block: block, source: source)
        else { return nil }
        let differing = alignment.edits.filter { !$0.isEqual }
        if isAtEnd, alignment.edits[first...].allSatisfy({ $0.blockLine == nil }) {
            self = .cutOff
        } else if Self.areNumbered(block, source) {
            self = .lineNumbers
        } else if alignment.similarity < Self.leastSimilarity {
            self = .otherBlock
        } else if differing.count > 2, differing.allSatisfy(\.isReindented), Self.isFlat(block) {
            self = .indentationFlattened
        } else if case .onlyInBlock(let line) = alignment.edits[first],
            let other = otherLines(block.bytes[block.lines[line].text])
        {
            self = .spliced(originalLine: other)
        } else {
            self = .line(kind)
        }
    }

    private static func isFlat(_ block: BlockText) -> Bool {
        block.lines.allSatisfy { $0.isBlank || block.indentation(of: $0).isEmpty }
    }

    /// Whether most lines are a number and then a line of the source.
    private static func areNumbered(_ block: BlockText, _ source: SourceText) -> Bool {
        let sourceLines = Set(source.lines.filter { !$0.isBlank }.map { Array(source.bytes[$0.text]) })
        let own = block.lines.filter { !$0.isBlank }.map { block.bytes[$0.text] }
        guard own.count > 1 else { return false }
        let numbered = own.count { line in
            let digits = line.prefix { (0x30...0x39).contains($0) }
            guard (1...4).contains(digits.count) else { return false }
            let rest = line.dropFirst(digits.count).drop { " \t.:|)".utf8.contains($0) }
            return rest.isEmpty || sourceLines.contains(Array(rest))
        }
        return numbered * 3 >= own.count * 2
    }
}

extension LineEdit {
    var isReindented: Bool {
        if case .reindented = self { true } else { false }
    }
}
