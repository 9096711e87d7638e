import Markdown

/// The examples of a page: the fences under its headings `## Bad` and `## Good`.
struct PageExamples {
    /// In the order of the page.
    private(set) var all: [Example] = []

    private let bytes: [UInt8]
    private let rule: String
    private let pagePath: String

    /// All examples of all pages with this verdict.
    static func all(_ verdict: Example.Verdict) -> [Example] {
        Repository.rulePages
            .compactMap { try? PageExamples(pagePath: $0) }
            .flatMap(\.all)
            .filter { $0.verdict == verdict }
    }

    /// - Parameter pagePath: From the root of the repository.
    init(pagePath: String) throws {
        self.pagePath = pagePath
        rule = String(pagePath.dropFirst("rules/".count).dropLast(".md".count))
        bytes = try Repository.bytes(at: pagePath)
        let document = MarkdownDocument(bytes)
        var verdict: Example.Verdict?
        for (index, heading) in document.headings.enumerated() {
            let title = String(decoding: heading.text, as: UTF8.self)
            if heading.level <= 2 { verdict = Example.Verdict(rawValue: title) }
            guard let verdict else { continue }
            let end = index + 1 < document.headings.count ? document.headings[index + 1].line : Int.max
            let blocks = document.codeBlocks.filter { (heading.line..<end).contains($0.startLine) }
            all += examples(of: blocks, title: title, verdict: verdict)
        }
    }

    /// Blocks with paths make up one project; a Swift block without one is a project of its own.
    private func examples(of blocks: [CodeBlock], title: String, verdict: Example.Verdict) -> [Example] {
        let named = blocks.compactMap { block in path(of: block).map { file(of: block, path: $0) } }
        let lone = blocks.filter { path(of: $0) == nil && $0.language == "swift" }
            .map { [file(of: $0, path: "Widgets/Example.swift")] }
        let projects = (named.isEmpty ? [] : [named]) + lone
        return projects.enumerated().map { number, files in
            Example(
                rule: rule, verdict: verdict, title: projects.count == 1 ? title : "\(title) (\(number + 1))",
                files: files)
        }
    }

    /// The path in `file=path` of the info string.
    private func path(of block: CodeBlock) -> String? {
        String(decoding: block.decodedInfo, as: UTF8.self).split(separator: " ")
            .first { $0.hasPrefix("file=") }
            .map { String($0.dropFirst("file=".count)) }
    }

    private func file(of block: CodeBlock, path: String) -> ExampleFile {
        ExampleFile(
            path: path, bytes: block.content(in: bytes).bytes,
            origin: .init(path: pagePath, firstLine: block.firstContentLine + 1))
    }
}
