import RuleEngine

/// Makes a block read as the lines of the source that it resembles: of what stands in a README, the source is right.
struct DriftFix {
    /// How much of the block (0 to 1) must stand in the source.
    static let minimumSimilarity = 0.8

    let subject: DriftFinder.Subject
    let source: SourceText
    let alignment: Alignment
    /// The code that the block should hold.
    let code: String

    /// Throws where it is not certain enough that these lines are meant.
    init(
        of subject: DriftFinder.Subject, from source: SourceText, _ alignment: Alignment
    ) throws(DriftFixObstacle) {
        guard alignment.similarity >= DriftFix.minimumSimilarity else { throw .tooDifferent }
        guard let first = alignment.edits.first, let last = alignment.edits.last,
            [first, last].allSatisfy({ Self.agrees($0, subject.block, source) })
        else { throw .otherEnds }
        guard ElidedBlock(subject.block) == nil else { throw .leavesOutCode }
        let code = alignment.code(for: subject.block, from: source)
        let delimiters = Delimiters(code.utf8)
        // Where the block lacks one, the copy may have it.
        guard delimiters.isBalanced || delimiters == Delimiters(subject.block.code) else { throw .otherEnds }
        guard subject.swift.content.lines.allSatisfy({ $0.padding == 0 }) else { throw .splitTab }
        self.subject = subject
        self.source = source
        self.alignment = alignment
        self.code = code
    }

    /// For an alignment that is known to be the right one.
    init?(certain subject: DriftFinder.Subject, from source: SourceText, _ alignment: Alignment) {
        guard alignment.similarity >= DriftFix.minimumSimilarity,
            subject.swift.content.lines.allSatisfy({ $0.padding == 0 })
        else { return nil }
        self.subject = subject
        self.source = source
        self.alignment = alignment
        code = alignment.code(for: subject.block, from: source)
    }

    /// Whether both have the line, but for what READMEs lose most often: white space, comments and generic arguments.
    private static func agrees(_ edit: LineEdit, _ block: BlockText, _ source: SourceText) -> Bool {
        switch edit {
        case .equal, .reindented: return true
        case .replaced(let line, let other):
            let hash = LooseLine.hash(of: block.bytes[block.lines[line].text])
            return hash != 0 && hash == LooseLine.hash(of: source.bytes[source.lines[other].text])
        case .onlyInBlock, .onlyInSource: return false
        }
    }

    /// Of the README: the code, and longer fences where the code holds what would close the block.
    func edits(readmePath: String) -> [TextEdit] {
        guard let first = subject.block.lines.first, let last = subject.block.lines.last else { return [] }
        let content = subject.swift.content
        let range = content.fileOffset(of: Int(first.start))..<content.fileOffset(of: Int(last.end))
        let text = subject.swift.codeBlock.continuing(code)
        return [TextEdit(path: readmePath, range: range, replacement: text)]
            + longerFences(around: code).map { TextEdit(path: readmePath, range: $0.place, replacement: $0.text) }
    }

    private func longerFences(around code: String) -> [(place: Range<Int>, text: String)] {
        let block = subject.swift.codeBlock
        guard let fence = block.fence, case .fence(let closing) = block.ending else { return [] }
        let character = Character(Unicode.Scalar(fence.character))
        var longest = 0
        for line in code.split(separator: "\n") {
            longest = max(longest, line.drop { $0 == " " }.prefix { $0 == character }.count)
        }
        guard longest >= fence.length else { return [] }
        let more = String(repeating: character, count: longest + 1 - fence.length)
        return [fence.range.lowerBound, closing.lowerBound].map { ($0..<$0, more) }
    }
}

extension Alignment {
    /// The lines of the source as the block would hold them, its own indentation as a whole kept.
    func code(for block: BlockText, from source: SourceText) -> String {
        let outer = block.lines.first.map { block.bytes[Int($0.start)..<Int($0.start) + block.commonIndentation] } ?? []
        let indentation = String(decoding: outer, as: UTF8.self)
        let code = lines.map { line in
            source.lines[line].isBlank
                ? "" : indentation + String(decoding: text(ofSourceLine: line, in: source), as: UTF8.self)
        }
        return code.joined(separator: "\n")
    }
}
