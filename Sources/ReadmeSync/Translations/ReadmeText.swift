import Markdown
import RuleEngine

/// A README taken apart for the comparison of an original and its translation.
struct ReadmeText {
    let file: ReadmeFile
    let document: MarkdownDocument
    let inlines: MarkdownInlines
    /// All fenced blocks, whatever their language.
    let blocks: [FencedBlock]

    init(_ file: ReadmeFile, comments: TranslatedComments) {
        self.file = file
        let document = file.texts.first?.document ?? MarkdownDocument(file.bytes)
        self.document = document
        inlines = MarkdownInlines(of: document, in: file.bytes)
        blocks = document.codeBlocks.filter { $0.fence != nil }.map { block in
            FencedBlock(block, in: file.bytes, comments: comments)
        }
    }

    /// Path and one-based line of a block's opening fence, as a person reads them.
    func place(of block: FencedBlock) -> String { "\(file.path):\(block.codeBlock.startLine + 1)" }

    /// Where something is said about the file as a whole: at its first heading, or else at its beginning.
    var top: Range<Int> { inlines.headings.first?.range ?? 0..<0 }
}

/// How the comments of Swift blocks are in translations.
public enum TranslatedComments: String, Sendable, Hashable, CaseIterable {
    /// The same as in the original.
    case same
    /// In the language of the translation.
    case translated
}

/// A fenced code block of a README.
struct FencedBlock {
    let codeBlock: CodeBlock
    let content: CodeContent
    /// What is compared.
    let text: BlockText
    /// Whether ``text`` lacks something of the block.
    let isWithoutComments: Bool
    /// What blocks that are the same have in common.
    let key: Key
    struct Key: Hashable {
        let language: String
        let code: [UInt8]
        /// Keys are compared often, and code is long.
        private let hash: Int

        init(language: String, code: [UInt8]) {
            self.language = language
            self.code = code
            var hasher = Hasher()
            hasher.combine(language)
            code.withUnsafeBytes { hasher.combine(bytes: $0) }
            hash = hasher.finalize()
        }

        static func == (left: Key, right: Key) -> Bool {
            left.hash == right.hash && left.language == right.language && left.code == right.code
        }

        func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    }

    init(_ codeBlock: CodeBlock, in bytes: [UInt8], comments: TranslatedComments) {
        self.codeBlock = codeBlock
        let content = codeBlock.content(in: bytes)
        self.content = content
        let whole = BlockText(content.bytes)
        text =
            comments == .translated && codeBlock.language == "swift" ? BlockText(withoutComments: content.bytes) : whole
        isWithoutComments = text.bytes != whole.bytes
        var code: [UInt8] = []
        code.reserveCapacity(text.bytes.count)
        for line in text.lines {
            code += text.text(of: line)
            code.append(0x0A)
        }
        key = Key(language: codeBlock.language, code: code)
    }

    /// Of the lines, white space, comments and generic arguments aside.
    private var looseHashes: [UInt64] {
        text.lines.map { LooseLine.hash(of: text.bytes[$0.text]) }.filter { $0 != 0 }
    }

    var isSwift: Bool { codeBlock.language == "swift" }

    var location: CodeBlockLocation {
        CodeBlockLocation(language: codeBlock.language, startLine: codeBlock.startLine + 1)
    }

    /// The opening fence.
    var fence: Range<Int> { codeBlock.fence?.range ?? codeBlock.range }

    /// The last line of the block, its closing fence where it has one.
    var lastLine: Range<Int> {
        if case .fence(let range) = codeBlock.ending { return range }
        return codeBlock.lines.last { !$0.range.isEmpty }?.range ?? fence
    }

    /// A line of ``text`` in the file, without its indentation.
    func fileRange(ofLine line: Int) -> Range<Int> {
        let line = text.lines[line]
        let file = content.lines[Int(line.number)].range
        let indentation = line.indentation.count
        return min(file.lowerBound + indentation, file.upperBound)..<file.upperBound
    }

    /// Zero-based line of a line of ``text`` in the file.
    func fileLine(ofLine line: Int) -> Int { codeBlock.firstContentLine + Int(text.lines[line].number) }

    /// The part of the lines (0 to 1) that stand in another block, too, whatever their order and small damage.
    func likeness(to other: FencedBlock) -> Double {
        let own = looseHashes, others = other.looseHashes
        guard !own.isEmpty || !others.isEmpty else { return 1 }
        var left = others.reduce(into: [UInt64: Int]()) { $0[$1, default: 0] += 1 }
        var common = 0
        for hash in own {
            guard let count = left[hash], count > 0 else { continue }
            left[hash] = count - 1
            common += 1
        }
        return 2 * Double(common) / Double(own.count + others.count)
    }
}
