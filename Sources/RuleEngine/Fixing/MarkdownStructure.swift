import Markdown

/// What must not get worse when a Markdown file is edited: its blocks stay blocks, and Swift in them stays Swift.
struct MarkdownStructure {
    private let languages: [String]
    private let headingCount: Int
    private let warningCount: Int
    private let swift: [SwiftStructure]

    init(_ bytes: [UInt8]) {
        let document = MarkdownDocument(bytes)
        languages = document.codeBlocks.map(\.language)
        headingCount = document.headings.count
        warningCount = document.warnings.count
        swift = document.codeBlocks.filter { $0.language == "swift" }
            .map { SwiftStructure($0.content(in: bytes).bytes) }
    }

    /// Why `self` must not become `new`; `nil` when it may.
    func refusal(of new: MarkdownStructure) -> FixRefusal? {
        guard languages == new.languages, headingCount == new.headingCount, new.warningCount <= warningCount else {
            return .changesBlocks
        }
        return zip(swift, new.swift).contains { $1.errorCount > $0.errorCount } ? .breaksSyntax : nil
    }
}
