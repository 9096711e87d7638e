import RuleEngine

/// Makes lines of a source read as the block of a README that resembles them: the other way round than ``DriftFix``, for
/// a person who changed the README on purpose. Only editors offer it, and nothing is done without somebody looking.
///
/// What the README does not show stays: the white space before the lines as a whole, snippet markers and instructions
/// to tools, line endings.
struct SourceFix {
    /// How much of the block (0 to 1) must stand in the source. Less than for a fix that nobody looks at.
    private static let minimumSimilarity = 0.6

    let block: BlockText
    let source: SourceText
    let alignment: Alignment

    /// Nil where the block cannot be meant as it stands: too little is the same, an end has no line in the source, or it
    /// bears the marks of a README that was damaged on its way.
    init?(of block: BlockText, to source: SourceText, _ alignment: Alignment) {
        self.block = block
        self.source = source
        self.alignment = alignment
        guard alignment.similarity >= SourceFix.minimumSimilarity,
            alignment.edits.contains(where: { !$0.isEqual }),
            let first = alignment.edits.first, first.isPair, let last = alignment.edits.last, last.isPair,
            alignment.edits.allSatisfy(isMeant), !block.lines.contains(where: isElision)
        else { return nil }
    }

    // MARK: What is meant

    /// Whether a person may have written what the README holds, where the source holds something else.
    private func isMeant(_ edit: LineEdit) -> Bool {
        switch edit {
        case .equal, .onlyInBlock: return true
        case .reindented(let line, let other): return keepsDepth(line, other)
        case .replaced(let line, let other):
            switch LineDamage.kind(of: edit, block: block, source: source) {
            case .genericArgumentMissing, .partOfLine: return false
            default: return keepsDepth(line, other)
            }
        // Between markers may stand what the README hides.
        case .onlyInSource: return !holdsDirective
        }
    }

    /// Whether the white space of the source's line is also in the block. Converters flatten code; they do not indent it.
    private func keepsDepth(_ line: Int, _ other: Int) -> Bool {
        let outer = source.bytes[source.lines[other].indentation]
        guard outer.starts(with: alignment.addedIndentation) else { return false }
        return block.indentation(of: block.lines[line])
            .starts(with: outer.dropFirst(alignment.addedIndentation.count))
    }

    /// Whether a line among those of the source was left out of the comparison.
    private var holdsDirective: Bool {
        guard let first = alignment.lines.first, let last = alignment.lines.last else { return false }
        return Int(source.lines[last].number - source.lines[first].number) != last - first
    }

    private func isElision(_ line: NormalizedLine) -> Bool {
        Self.elisions.contains { block.bytes[line.text].elementsEqual($0.utf8) }
    }

    private static let elisions = ["...", "…", "// ...", "// …"]

    // MARK: Edits

    /// Of the source; empty where the result would not hold the block.
    var edits: [TextEdit] {
        var changes: [Change] = []
        for edit in alignment.edits {
            switch edit {
            case .equal(_, let other): changes.append(Change(line: other))
            case .reindented(let line, let other), .replaced(let line, let other):
                changes.append(Change(line: other, texts: [text(line)], isReplaced: true))
            case .onlyInSource(let other): changes.append(Change(line: other, isReplaced: true))
            // The first edit is a pair, so there is a line before.
            case .onlyInBlock(let line): changes[changes.count - 1].texts.append(text(line))
            }
        }
        let edits = changes.compactMap(edit)
        return holdBlock(edits) ? edits : []
    }

    /// A line of the source, and what comes in its place or behind it.
    private struct Change {
        let line: Int
        var texts: [String] = []
        var isReplaced = false
    }

    private func edit(_ change: Change) -> TextEdit? {
        let line = source.lines[change.line]
        let end = endOfLine(line)
        let text = change.texts.joined(separator: "\n")
        if !change.isReplaced {
            guard !change.texts.isEmpty else { return nil }
            return TextEdit(path: source.path, range: end..<end, replacement: "\n" + text)
        }
        let start = Int(line.start)
        return TextEdit(
            path: source.path, range: start..<(change.texts.isEmpty ? endOfBreak(at: end) : end), replacement: text)
    }

    /// A line of the block with the white space that the source has before its lines.
    private func text(_ line: Int) -> String {
        let line = block.lines[line]
        guard !line.isBlank else { return "" }
        return String(decoding: Array(alignment.addedIndentation) + block.text(of: line), as: UTF8.self)
    }

    /// Where the break of a line begins, behind white space that does not count.
    private func endOfLine(_ line: NormalizedLine) -> Int {
        let rest = source.bytes[Int(line.end)...]
        return rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? source.bytes.count
    }

    private func endOfBreak(at offset: Int) -> Int {
        let rest = source.bytes[offset...].prefix(2)
        if rest.elementsEqual([0x0D, 0x0A]) { return offset + 2 }
        return min(offset + 1, source.bytes.count)
    }

    /// Whether the lines with the edits made are those of the block.
    private func holdBlock(_ edits: [TextEdit]) -> Bool {
        guard let first = alignment.lines.first, let last = alignment.lines.last else { return false }
        let start = Int(source.lines[first].start)
        let lines = Array(source.bytes[start..<endOfLine(source.lines[last])])
        let moved = edits.map {
            TextEdit(
                path: $0.path, range: $0.range.lowerBound - start..<$0.range.upperBound - start,
                replacement: $0.replacement)
        }
        let result = SourceText(
            ReadmeSource(path: source.path, bytes: EditedText(lines, applying: moved).bytes))
        var added: ArraySlice<UInt8>?
        return result.lines.count == block.lines.count
            && BlockMatcher.stands(block, block.lines.indices, in: result, at: 0, added: &added)
    }
}

extension LineEdit {
    /// Whether a line of the block and one of the source go together.
    var isPair: Bool { blockLine != nil && sourceLine != nil }
}

extension DriftFinder {
    /// What makes the source read as the block, where one place alone can be meant.
    func sourceEdits(of block: BlockText, _ alignments: [Alignment], _ matcher: inout BlockMatcher) -> [TextEdit] {
        if let imports = LeadingImports(of: block) {
            let alignments = self.alignments(of: imports.rest, &matcher)
            if let edits = edits(of: imports.rest, alignments, where: imports.areImported) { return edits }
        }
        return edits(of: block, alignments) { _ in true } ?? []
    }

    private func edits(
        of block: BlockText, _ alignments: [Alignment], where isAllowed: (SourceText) -> Bool
    ) -> [TextEdit]? {
        guard let alignment = alignments.first, isAllowed(nearest.files[alignment.file]),
            // Different votes may have led to the same lines.
            alignments.allSatisfy({ $0.file == alignment.file && $0.lines == alignment.lines }),
            let fix = SourceFix(of: block, to: nearest.files[alignment.file], alignment)
        else { return nil }
        let edits = fix.edits
        return edits.isEmpty ? nil : edits
    }
}
