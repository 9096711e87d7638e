import ReadmeSync
import Testing

@Suite struct BlockLinesTests {
    /// The line of the source that each line of the README's first block goes with, fences included.
    private func lines(_ readme: String, _ source: String) throws -> [String] {
        let fixture = ReadmeFixture(readme, source: source)
        let block = try #require(fixture.report.blocks.first)
        let place: SourcePlace
        switch block.outcome {
        case .matched(let found), .weak(let found), .uncompiled(let found): place = found
        case .drifted(let drift): place = drift.source
        default: place = try #require(nil)
        }
        let lines = try #require(
            BlockLines(of: block, in: Array(readme.utf8), at: place, of: Array(source.utf8)))
        let count = readme.split(separator: "\n", omittingEmptySubsequences: false).count - 1
        let bytes = Array(source.utf8)
        return (0..<count).map { String(decoding: bytes[lines.sourceLine(ofReadmeLine: $0)], as: UTF8.self) }
    }

    @Test("Each line leads to its own, past lines for tools and blank ones")
    func inSync() throws {
        let source = "import A\n\nfunc f() {\n    // swiftlint:disable all\n    first()\n\n    second()\n}\n"
        #expect(
            try lines("```swift\n\nfunc f() {\n    first()\n\n    second()\n}\n```\n", source)
                == ["func f() {", "func f() {", "func f() {", "first()", "", "second()", "}", "}"])
    }

    @Test("An import that stands elsewhere leads to the beginning")
    func imports() throws {
        let source = "import A\n\nlet number = 1\n\nfunc f() {\n    first()\n}\n"
        #expect(
            try lines("```swift\nimport A\n\nfunc f() {\n    first()\n}\n```\n", source)
                == ["func f() {", "func f() {", "func f() {", "func f() {", "first()", "}", "}"])
    }

    @Test("A line that differs leads to the one in its place")
    func drifted() throws {
        let source = "func f() {\n    first()\n    second()\n    third()\n}\n"
        #expect(
            try lines("```swift\nfunc f() {\n    first()\n    other(1)\n    third()\n}\n```\n", source)
                == ["func f() {", "func f() {", "first()", "second()", "third()", "}", "}"])
        #expect(
            try lines("```swift\nfunc f() {\n    first()\n    third()\n}\n```\n", source)
                == ["func f() {", "func f() {", "first()", "third()", "}", "}"])
    }
}
