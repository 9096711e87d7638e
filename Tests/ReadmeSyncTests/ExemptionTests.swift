import ReadmeSync
import Testing

@Suite struct ExemptionTests {
    @Test("A piece of a package manifest is exempt", arguments: [
        "// swift-tools-version: 6.0\nimport PackageDescription", "dependencies: [\n    .product(name: \"A\", package: \"b\")\n]",
        "let package = Package(\n    name: \"A\"\n)", ".package(url: \"https://example.com/a\", from: \"1.0.0\")",
        "// Package.swift\ntargets: [\n]", "let a = [\n    Package.Dependency.package(url: \"b\", from: \"1.0.0\")\n]",
    ])
    func manifest(_ block: String) {
        let fixture = ReadmeFixture(block: block, source: "struct A {}")
        #expect(fixture.fates == "e")
        #expect(fixture.outcomes == [.exempt(.manifest)])
        #expect(fixture.report.findings.isEmpty)
    }

    @Test("Code that declares something is no manifest", arguments: [
        "dependencies: [.package(url: \"b\", from: \"1.0.0\")]\n\nstruct A {}", "// .package(\nlet a = 1",
        "let package = Package()\nfunc f() {}", "let a = makePackage(1)",
    ])
    func noManifest(_ block: String) {
        #expect(ReadmeFixture(block: block, source: "struct B {}").fates == "u")
    }

    @Test("A block is exempt by its info string", arguments: [
        "swift no-check", "swift,ignore", "swift title=\"x\" ignore", "swift {no-check}",
    ])
    func infoString(_ info: String) {
        let fixture = ReadmeFixture("```\(info)\nlet a = b()\n```\n", source: "struct B {}")
        #expect(fixture.outcomes == [.exempt(.infoString)])
        #expect(fixture.report.findings.isEmpty)
    }

    @Test("A block is exempt by a comment before it", arguments: [
        "<!-- widgetlint:ignore-next readme-drift: pseudocode -->\n", "<!-- widgetlint:ignore-next readme-drift: pseudocode -->\n\n",
        "<!-- widgetlint:ignore-next readme-drift, readme-unknown-block -- pseudocode -->\n<!-- more -->\n",
        "<!--widgetlint:ignore-next readme-unknown-block : pseudocode-->\n",
    ])
    func comment(_ comment: String) {
        let fixture = ReadmeFixture("\(comment)```swift\nlet a = b()\n```\n", source: "struct B {}")
        #expect(fixture.outcomes == [.exempt(.comment(reason: "pseudocode"))])
        #expect(fixture.report.findings.isEmpty)
        #expect(fixture.report.counts.exempt == 1)
    }

    @Test("A comment in a quote exempts the block in the quote")
    func commentInQuote() {
        let readme = "> <!-- widgetlint:ignore-next readme-drift: pseudocode -->\n>\n> ```swift\n> let a = b()\n> ```\n"
        #expect(ReadmeFixture(readme, source: "struct B {}").fates == "e")
    }

    @Test("An exemption that says no reason, or is not needed, is reported", arguments: [
        ("<!-- widgetlint:ignore-next readme-drift -->\n```swift\nlet a = b()\n```\n", "e", ["readme-exemption 1"]),
        ("<!-- widgetlint:ignore-next readme-drift: -->\n```swift\nlet a = b()\n```\n", "e", ["readme-exemption 1"]),
        ("<!-- widgetlint:ignore-next readme-drift: x -->\n```swift\nstruct B {}\n```\n", "w", ["readme-exemption 1"]),
        ("<!-- widgetlint:ignore-next readme-drift: x -->\ntext\n\n```swift\nlet a = b()\n```\n", "u", ["readme-exemption 1", "readme-unknown-block 4"]),
        ("<!-- widgetlint:ignore-next readme-drift: x -->\n", "", ["readme-exemption 1"]),
        ("<!-- widgetlint:ignore-next readme-drfit: x -->\n```swift\nlet a = b()\n```\n", "e", ["readme-exemption 1"]),
        ("<!-- widgetlint:ignore-next readme-drift: x -->\n```swift\n.package(url: \"b\")\n```\n", "e", ["readme-exemption 1"]),
        ("```swift no-check\nstruct B {}\n```\n", "w", ["readme-exemption 1"]),
    ])
    func reported(_ readme: String, _ fates: String, _ findings: [String]) {
        let fixture = ReadmeFixture(readme, source: "struct B {}")
        #expect(fixture.fates == fates)
        #expect(fixture.findings == findings)
    }

    @Test("The fix deletes a comment that is not needed", arguments: [
        ("<!-- widgetlint:ignore-next readme-drift: x -->\n```swift\nstruct B {}\n```\n", "```swift\nstruct B {}\n```\n"),
        ("# A\n\n<!-- widgetlint:ignore readme-drift -- x -->\ntext\n", "# A\n\ntext\n"),
        ("<!-- widgetlint:ignore-file readme-drift -- x -->\n```swift\nstruct B {}\n```\n", "```swift\nstruct B {}\n```\n"),
        ("<!-- widgetlint:ignore readme-drift, closure-control -- x -->\n", nil),
        ("<!-- widgetlint:ignore-next readme-drift -->\n```swift\nlet a = b()\n```\n", nil),
    ])
    func fix(_ readme: String, _ mended: String?) throws {
        let fixture = ReadmeFixture(readme, source: "struct B {}")
        let edits = try #require(fixture.report.findings.first).fixes.flatMap(\.edits)
        var bytes = Array(readme.utf8)
        for edit in edits { bytes.replaceSubrange(edit.range, with: Array(edit.replacement.utf8)) }
        #expect(edits.isEmpty ? mended == nil : String(decoding: bytes, as: UTF8.self) == mended)
    }

    @Test("A comment at the top exempts all blocks")
    func file() {
        let blocks = "```swift\nlet a = b()\n```\n\n```swift\nlet c = d()\n```\n"
        let fixture = ReadmeFixture("<!-- widgetlint:ignore-file readme-drift -- x -->\n\n" + blocks, source: "struct B {}")
        #expect(fixture.fates == "ee")
        #expect(fixture.report.findings.isEmpty)
        #expect(ReadmeFixture("# A\n\n<!-- widgetlint:ignore-file readme-drift -- x -->\n\n" + blocks, source: "").fates == "uu")
    }

    @Test("Comments about other rules are none of this check's")
    func otherRules() {
        let readme = "<!-- widgetlint:ignore-next async-image: shown as a bad example -->\n```swift\nstruct B {}\n```\n"
        #expect(ReadmeFixture(readme, source: "struct B {}").report.findings.isEmpty)
    }
}
