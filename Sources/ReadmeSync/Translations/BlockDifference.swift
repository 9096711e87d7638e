import RuleEngine

/// How a Swift block of a translation differs from the one of the original that it stands for.
struct BlockDifference {
    let damage: TranslationDamage
    /// The first differing line in the translation, as UTF-8 byte offsets.
    let range: Range<Int>
    /// Zero-based line of the original that it stands for.
    let originalLine: Int
    let originalRange: Range<Int>
    let differingLines: Int
    /// A unified diff from the translation to the original.
    let diff: String
    /// What copies the original's block; empty where that is not certain to be meant.
    let edits: [TextEdit]

    /// Nil when they are the same.
    ///
    /// - Parameter isInSync: Whether the original's block is known to be right.
    init?(
        of block: FencedBlock, in translation: ReadmeText, from source: FencedBlock, in original: ReadmeText,
        isInSync: Bool
    ) {
        let text = SourceText(path: original.file.path, block: source.text)
        let alignment = Alignment(whole: block.text, with: text)
        let isAtEnd = block.codeBlock.ending == .document
        let damage = TranslationDamage(of: alignment, block: block.text, source: text, isAtEnd: isAtEnd) { line in
            original.line(holding: line, outside: source)
        }
        guard let damage, let first = alignment.edits.firstIndex(where: { !$0.isEqual }) else { return nil }
        self.damage = damage
        let own = alignment.edits.nearby(first, \.blockLine)
        let other = alignment.edits.nearby(first, \.sourceLine)
        range = damage == .otherBlock ? block.fence : own.map(block.fileRange) ?? block.fence
        originalLine = other.map(source.fileLine) ?? source.codeBlock.startLine
        originalRange = other.map(source.fileRange) ?? source.fence
        differingLines = alignment.edits.count { !$0.isEqual }
        diff = DriftDiff(
            block: block.text, source: text, alignment: alignment, firstReadmeLine: block.codeBlock.firstContentLine,
            firstSourceLine: source.codeBlock.firstContentLine
        ).text(readmePath: translation.file.path)
        let isWhole = !block.isWithoutComments && !source.isWithoutComments
        let subject = DriftFinder.Subject(
            block: block.text,
            swift: SwiftBlock(content: block.content, location: block.location, codeBlock: block.codeBlock),
            readmePath: translation.file.path)
        let fix = isInSync && isWhole && !isAtEnd ? DriftFix(certain: subject, from: text, alignment) : nil
        edits = fix?.edits(readmePath: translation.file.path) ?? []
    }
}

extension ReadmeText {
    /// Zero-based line of a Swift block other than `block` that holds the text, if it is long enough to be no chance.
    fileprivate func line(holding text: ArraySlice<UInt8>, outside block: FencedBlock) -> Int? {
        guard text.count >= 8 else { return nil }
        for other in blocks where other.isSwift && other.codeBlock.range != block.codeBlock.range {
            let index = other.text.lines.firstIndex { other.text.bytes[$0.text].elementsEqual(text) }
            if let index { return other.fileLine(ofLine: index) }
        }
        return nil
    }
}
