/// How much of what a block and a source say is the same. Lines count by what they say: see
/// ``LineSimilarity/weight(of:)``.
struct Resemblance {
    /// Of the lines that both have; lines that differ in part count in part.
    private var common = 0.0
    /// Of all lines.
    private var total = 0.0

    /// - Parameter rarity: What a line of the source counts, from 0 to 1, where the block has it too.
    init(
        _ edits: [LineEdit], _ block: BlockText, _ source: SourceText, rarity: (NormalizedLine) -> Double = { _ in 1 }
    ) {
        func text(_ line: Int) -> ArraySlice<UInt8> { block.bytes[block.lines[line].text] }
        func sourceText(_ line: Int) -> ArraySlice<UInt8> { source.bytes[source.lines[line].text] }
        for edit in edits {
            switch edit {
            case .equal(let line, let other), .reindented(let line, let other):
                let weight = LineSimilarity.weight(of: text(line)) * rarity(source.lines[other])
                common += weight
                total += weight
            case .replaced(let line, let other):
                let weight = max(LineSimilarity.weight(of: text(line)), LineSimilarity.weight(of: sourceText(other)))
                common += weight * LineSimilarity.of(text(line), sourceText(other))
                total += weight
            case .onlyInBlock(let line): total += LineSimilarity.weight(of: text(line))
            case .onlyInSource(let line): total += LineSimilarity.weight(of: sourceText(line))
            }
        }
    }

    /// The part that is the same, from 0 to 1.
    var similarity: Double { total > 0 ? common / total : 0 }

    /// Whether so much is the same that it is no chance: most of it where it is little, a line or two.
    var isTelling: Bool { common >= 1.75 || common >= 0.75 && similarity >= 0.75 }
}
