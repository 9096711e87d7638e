import Markdown
import Testing

@Suite struct StructuralWarningTests {
    @Test("What is hardly meant is warned about", arguments: [
        ("```\na\n", [(StructuralWarning.Kind.unclosedFence, 0)]),
        ("<details>\n```\na\n```\n</details>\n", [(.fenceInHTML, 1)]),
        ("<details>\n\n```\na\n```\n</details>\n", []),
        ("- a\n  ```\n  b\n```\n\ntext\n", [(.closingFenceOutsideListItem, 3)]),
        ("- a\n  ```\n  b\n  ```\n", []),
        ("- a\n  ```\n  b\n~~~\nc\n~~~\n", []),
        ("> ```\n> a\n\ntext\n", []),
        ("<!--\n\n```\na\n```\n", [(.unclosedHTML, 0)]),
        ("<!--\n\n```\na\n```\n-->\n", []),
        ("<pre>\n```\n", [(.unclosedHTML, 0)]),
    ])
    func warnings(_ text: String, _ expected: [(StructuralWarning.Kind, Int)]) {
        let warnings = MarkdownDocument(Array(text.utf8)).warnings
        #expect(warnings.map(\.kind) == expected.map(\.0))
        #expect(warnings.map(\.line) == expected.map(\.1))
    }

    @Test("A warning shows the place that explains it")
    func relatedPlace() throws {
        let bytes = Array("- ```\n  a\n```\n".utf8)
        let warning = try #require(MarkdownDocument(bytes).warnings.first)
        #expect(warning.range == 10..<13)
        #expect(warning.related == 2..<5)
    }
}
