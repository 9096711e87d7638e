import Markdown

/// The examples of a page: the fences under its headings `## Bad` and `## Good`.
package struct PageExamples {
    /// In the order of the page.
    package private(set) var all: [Example] = []

    private let bytes: [UInt8]
    private let rule: String
    private let pagePath: String

    /// - Parameters:
    ///   - rule: Id of the page's rule.
    ///   - path: Path of the page, for messages.
    package init(of page: [UInt8], rule: String, path: String) {
        pagePath = path
        self.rule = rule
        bytes = page
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

    /// Blocks with paths make up one project; a Swift block without one is a project of its own. A block marked as
    /// `fixed` says what fixing makes of the project before it.
    private func examples(of blocks: [CodeBlock], title: String, verdict: Example.Verdict) -> [Example] {
        var named = Example(rule: rule, verdict: verdict, title: title, files: [])
        var lone: [Example] = []
        for block in blocks {
            switch (path(of: block), isFixed(block)) {
            case (let path?, false): named.files.append(file(of: block, path: path))
            case (let path?, true): named.fixed.append(file(of: block, path: path))
            case (nil, _) where block.language != "swift": break
            case (nil, false):
                let file = file(of: block, path: Self.lonePath)
                lone.append(Example(rule: rule, verdict: verdict, title: title, files: [file]))
            case (nil, true):
                // One with no example before it is an example that cannot be right.
                if lone.isEmpty { lone.append(Example(rule: rule, verdict: verdict, title: title, files: [])) }
                lone[lone.count - 1].fixed.append(file(of: block, path: Self.lonePath))
            }
        }
        let projects = (named.files.isEmpty && named.fixed.isEmpty ? [] : [named]) + lone
        return projects.enumerated().map { number, project in
            var example = project
            if projects.count > 1 { example.title = "\(title) (\(number + 1))" }
            return example
        }
    }

    private static let lonePath = "Widgets/Example.swift"

    /// The words of the info string behind the language.
    private func words(of block: CodeBlock) -> ArraySlice<Substring> {
        String(decoding: block.decodedInfo, as: UTF8.self).split(separator: " ").dropFirst()
    }

    private func isFixed(_ block: CodeBlock) -> Bool { words(of: block).contains("fixed") }

    /// The path in `file=path` of the info string.
    private func path(of block: CodeBlock) -> String? {
        words(of: block).first { $0.hasPrefix("file=") }
            .map { String($0.dropFirst("file=".count)) }
    }

    private func file(of block: CodeBlock, path: String) -> ExampleFile {
        ExampleFile(
            path: path, bytes: block.content(in: bytes).bytes,
            origin: .init(path: pagePath, firstLine: block.firstContentLine + 1))
    }
}
