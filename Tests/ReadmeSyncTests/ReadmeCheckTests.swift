import ReadmeSync
import Testing

@Suite struct ReadmeCheckTests {
    private let source = ReadmeSource(path: "Examples/A.swift", bytes: Array("let a = 1\nlet b = 2\n".utf8))
    private let readme = ReadmeFile(path: "README.md", bytes: Array("```swift\nlet a = 1\nlet b = 2\n```\n".utf8))

    @Test("Blocks are counted over all READMEs")
    func counts() throws {
        let other = ReadmeFile(
            path: "Docs/README.md",
            bytes: Array("```swift\nlet a = 1\n```\n\n```swift\nlet c = d\n```\n\n```swift,ignore\nx\n```\n".utf8))
        let report = try ReadmeCheck(sources: [source]).check([readme, other])
        #expect(report.counts.checked == 4)
        #expect(report.counts.matched == 1)
        #expect(report.counts.weak == 1)
        #expect(report.counts.exempt == 1)
        #expect(report.counts.unknown + report.counts.drifted == 1)
        #expect(report.blocks.map(\.path) == ["README.md", "Docs/README.md", "Docs/README.md", "Docs/README.md"])
    }

    @Test("Nothing to check is an error that says what is missing")
    func nothing() {
        #expect(throws: ReadmeCheckError.noReadme) { try ReadmeCheck(sources: [source]).check([]) }
        let empty = ReadmeFile(path: "README.md", bytes: Array("# Title\n".utf8))
        #expect(throws: ReadmeCheckError.noSwiftBlock(readmes: ["README.md"])) {
            try ReadmeCheck(sources: [source]).check([empty])
        }
        #expect(throws: ReadmeCheckError.noSource(patterns: ["Examples/**"])) {
            try ReadmeCheck(sources: []).check([readme], sourcePatterns: ["Examples/**"])
        }
        #expect(ReadmeCheckError.noSwiftBlock(readmes: ["README.md"]).description.contains("README.md holds no"))
    }

    @Test("Files are chosen by their names")
    func selection() {
        let selection = ReadmeSelection(paths: [
            "README.md", "README.de.md", "README_zh-Hans.md", "readme-ja.md", "README-iOS.md", "Docs/README.fr.md",
            "CHANGELOG.md", "Examples/Steps.swift", "Packages/Kit/Examples/Deep/A.swift", "Sources/A.swift",
            "Tests/KitTests/ReadmeExamplesTests.swift", "ReadmeExamplesTests.swift", "Examples/Info.plist",
            "Snippets/B.swift", "MyExamples/C.swift",
        ])
        #expect(selection.readmes == ["README.md", "README-iOS.md", "Docs/README.fr.md"])
        #expect(selection.translations == ["README.de.md", "README_zh-Hans.md", "readme-ja.md"])
        #expect(
            selection.sources == [
                "Examples/Steps.swift", "Packages/Kit/Examples/Deep/A.swift", "Tests/KitTests/ReadmeExamplesTests.swift",
                "ReadmeExamplesTests.swift", "Snippets/B.swift",
            ])
    }

    @Test("Patterns match components", arguments: [
        ("Docs/*.swift", "Docs/A.swift", true), ("Docs/*.swift", "Docs/B/A.swift", false), ("**/A?.swift", "x/y/A1.swift", true),
        ("**/A?.swift", "x/y/A.swift", false), ("a/**/b/*.swift", "a/x/y/b/c.swift", true), ("a/**/b/*.swift", "a/b/c.swift", true),
        ("*a*b*.swift", "xaxbx.swift", true), ("*a*b*.swift", "xbxax.swift", false),
    ])
    func patterns(_ pattern: String, _ path: String, _ matches: Bool) {
        #expect(ReadmeSelection(paths: [path], sourcePatterns: [pattern]).sources == (matches ? [path] : []))
    }

    @Test("Swift blocks are handed out with the way back into the file")
    func swiftBlocks() throws {
        let text = "# A\n\n> ```swift title\n> let a\n> ```\n\n```text\nb\n```\n"
        let blocks = SwiftBlocks.extract(Array(text.utf8))
        let block = try #require(blocks.first)
        #expect(blocks.count == 1)
        #expect(block.content.bytes == Array("let a\n".utf8))
        #expect(block.location.startLine == 3)
        #expect(block.content.fileOffset(of: 4) == 28)
    }

    @Test("Any bytes can be checked", arguments: 0..<100)
    func arbitraryBytes(_ seed: UInt64) {
        var generator = SeededGenerator(state: seed)
        let pieces = ["```swift\n", "```\n", "let a = 1\n", "  let b = 2\n", "}\n", "\n", "/*\n", "*/\n", "\"\"\"\n", "> ", "- ", "\u{FF}", "#if false\n", "import A\n", "<!-- widgetlint:ignore-next readme-drift -->\n", "x", "<", ">", "\r", "//"]
        func text() -> [UInt8] {
            var bytes = (0..<60).flatMap { _ in Array((pieces.randomElement(using: &generator) ?? "").utf8) }
            for _ in 0..<4 { bytes[Int.random(in: 0..<bytes.count, using: &generator)] = .random(in: 0...255, using: &generator) }
            return bytes
        }
        let sources = (0..<3).map { ReadmeSource(path: "Examples/\($0).swift", bytes: text()) }
        let readme = text()
        let report = ReadmeCheck(sources: sources).check(ReadmeFile(path: "README.md", bytes: readme))
        #expect(report.findings.allSatisfy { $0.range.upperBound <= readme.count })
        #expect(report.counts.checked == report.blocks.count)
    }
}
