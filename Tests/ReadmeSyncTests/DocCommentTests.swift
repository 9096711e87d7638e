import ReadmeSync
import Testing

@Suite("Blocks in documentation comments") struct DocCommentTests {
    private static let source = "func refresh() {\n    load()\n    save()\n}\n"

    private func fixture(
        _ text: String, source: String = source, sourcePath: String = "Examples/A.swift"
    ) -> ReadmeFixture {
        ReadmeFixture(text, path: "Sources/Kit.swift", sources: [sourcePath: source])
    }

    @Test("A block is found as DocC shows it", arguments: [
        "/// Loads.\n///\n/// ```swift\n"
            + "/// func refresh() {\n///     load()\n///     save()\n/// }\n/// ```\nfunc a() {}\n",
        "struct A {\n    /// ```swift\n    /// func refresh() {\n    ///     load()\n    ///     save()\n"
            + "    /// }\n    /// ```\n    var a = 1\n}\n",
        "///Loads.\n///\n///```swift\n///func refresh() {\n///    load()\n///    save()\n///}\n///```\nfunc a() {}\n",
        "/**\n Loads.\n\n ```swift\n func refresh() {\n     load()\n     save()\n }\n ```\n */\nfunc a() {}\n",
        "/**\n * Loads.\n *\n * ```swift\n"
            + " * func refresh() {\n *     load()\n *     save()\n * }\n * ```\n */\nfunc a() {}\n",
        "    /**\n     * - Note: so\n     *\n     *   ```swift\n"
            + "     *   func refresh() {\n     *       load()\n     *       save()\n"
            + "     *   }\n     *   ```\n     */\nfunc a() {}\n",
        "/// > Tip: so\n/// >\n/// > ```swift\n"
            + "/// > func refresh() {\n/// >     load()\n/// >     save()\n/// > }\n/// > ```\nfunc a() {}\n",
        "/// ```swift\r\n"
            + "/// func refresh() {\r\n///     load()\r\n///     save()\r\n/// }\r\n/// ```\r\nfunc a() {}\r\n",
    ])
    func inSync(_ text: String) {
        #expect(fixture(text).fates == "m")
        #expect(fixture(text).findings.isEmpty)
    }

    @Test("Only blocks marked as Swift, in documentation comments, are compared", arguments: [
        "/// ```\n/// load()\n/// ```\nfunc a() {}\n", "/// ```text\n/// load()\n/// ```\nfunc a() {}\n",
        "// ```swift\n// other()\n// ```\nfunc a() {}\n", "/* ```swift\nother()\n``` */\nfunc a() {}\n",
        "///     other()\nfunc a() {}\n",
        "let a = \"\"\"\n    /// ```swift\n    /// other()\n    /// ```\n    \"\"\"\n",
        "let a = 1 /// ```swift\n/// other()\nfunc a() {}\n",
    ])
    func others(_ text: String) {
        #expect(fixture(text).fates == "")
        #expect(fixture(text).findings.isEmpty)
    }

    @Test("Drift stands at its line of the Swift file, and the fix keeps what marks the comment", arguments: [
        (
            "    /// ```swift\n    /// func refresh() {\n    ///     load()\n    ///     store()\n"
                + "    /// }\n    /// ```\n    func a() {}\n",
            4
        ),
        ("/**\n * ```swift\n * func refresh() {\n *     load()\n *     store()\n * }\n * ```\n */\nfunc a() {}\n", 5),
        ("/**\n ```swift\n func refresh() {\n     load()\n     store()\n }\n ```\n */\nfunc a() {}\n", 5),
        (
            "let b = 1\n\n/// > ```swift\n"
                + "/// > func refresh() {\n/// >     load()\n/// >     store()\n/// > }\n/// > ```\nfunc a() {}\n",
            6
        ),
        (
            "/// ```swift\r\n"
                + "/// func refresh() {\r\n///     load()\r\n///     store()\r\n/// }\r\n/// ```\r\nfunc a() {}\r\n",
            4
        ),
    ])
    func drift(_ text: String, _ line: Int) throws {
        let fixture = fixture(text)
        #expect(fixture.findings == ["readme-drift \(line)"])
        let finding = try #require(fixture.report.findings.first)
        #expect(fixture.marked(finding) == "store()")
        #expect(finding.help.contains("--- Sources/Kit.swift\n"))
        #expect(finding.help.contains("@@ -\(line - 2),4 +1,4 @@"))
        let mended = fixture.applying(finding.fixes.flatMap(\.edits)).replacing("\r\n", with: "\n")
        #expect(mended == text.replacing("store()", with: "save()").replacing("\r\n", with: "\n"))
    }

    @Test("A line that is missing comes with its mark, a blank one too")
    func insertion() throws {
        let source = "func refresh() {\n    load()\n\n    check()\n    save()\n    close()\n}\n"
        let fixture = fixture(
            "    /// ```swift\n    /// func refresh() {\n    ///     load()\n    ///     check()\n    ///     save()\n"
                + "    ///     close()\n    /// }\n    /// ```\n    func a() {}\n",
            source: source)
        let mended = fixture.applying(fixture.report.findings.flatMap(\.fixes).flatMap(\.edits))
        #expect(
            mended.hasPrefix(
                "    /// ```swift\n    /// func refresh() {\n    ///     load()\n    ///\n    ///     check()\n"))
        #expect(self.fixture(mended, source: source).fates == "m")
    }

    @Test("A block is exempt by a comment before it, or by its info string", arguments: [
        "/// <!-- widgetlint:ignore-next readme-drift: pseudocode -->\n"
            + "/// ```swift\n/// other()\n/// ```\nfunc a() {}\n",
        "/// <!-- widgetlint:ignore-next readme-drift: pseudocode -->\n"
            + "///\n/// ```swift\n/// other()\n/// ```\nfunc a() {}\n",
        "/**\n * <!-- widgetlint:ignore-next readme-drift: pseudocode -->\n"
            + " * ```swift\n * other()\n * ```\n */\nfunc a() {}\n",
        "/// ```swift no-check\n/// other()\n/// ```\nfunc a() {}\n",
    ])
    func exempt(_ text: String) {
        #expect(fixture(text).fates == "e")
        #expect(fixture(text).findings.isEmpty)
    }

    @Test("A comment is no source of its own blocks")
    func own() {
        let text = "/**\n```swift\nlet a = load()\nlet b = save(a)\n```\n*/\nfunc a() {}\n"
        #expect(fixture(text, source: text, sourcePath: "Sources/Kit.swift").fates == "u")
        let both = text + "\nfunc b() {\n    let a = load()\n    let b = save(a)\n}\n"
        #expect(fixture(both, source: both, sourcePath: "Sources/Kit.swift").fates == "m")
        let drifted = text + "\nfunc b() {\n    let a = load()\n    let b = store(a)\n}\n"
        #expect(fixture(drifted, source: drifted, sourcePath: "Sources/Kit.swift").fates == "d")
    }

    @Test("A fence that is not closed ends with its comment")
    func unclosed() {
        let fixture = fixture(
            "/// ```swift\n/// load()\nfunc a() {}\n\n"
                + "/// ```swift\n/// func refresh() {\n///     load()\n/// ```\nfunc b() {}\n")
        #expect(fixture.fates == "om")
        #expect(fixture.findings == ["readme-structure 1"])
    }

    @Test("Any Swift can be checked", arguments: 0..<60)
    func arbitrary(_ seed: UInt64) {
        var generator = SeededGenerator(state: seed)
        let pieces = [
            "/// ```swift\n", "/// ```\n", "///\n", "/// let a = 1\n", "   /// x\n", "/**", "*/", " * ```swift\n",
            " * ```\n", "\n", "let a = 1\n", "\"\"\"\n", "/// > ", "\r\n", "\t", "```swift\n", "```\n", "/*", "é",
            "<!-- widgetlint:ignore-next readme-drift -->\n",
        ]
        let text = (0..<60).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
        let fixture = fixture(text, source: text, sourcePath: "Sources/Kit.swift")
        #expect(fixture.report.findings.allSatisfy { $0.range.upperBound <= text.utf8.count })
        #expect(fixture.report.blocks.allSatisfy { $0.range.upperBound <= text.utf8.count })
    }
}
