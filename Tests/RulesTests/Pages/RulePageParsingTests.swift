import RuleEngine
import Testing

@Suite("Reading a page")
struct RulePageParsingTests {
    private static let pairs = [
        "id: no-gaps", "group: rendering", "severity: info", "set: strict", "fix: none", "since: 1.2.0",
    ]

    private static func page(_ pairs: [String], body: String = "# No gaps\n\nText.\n", lineEnd: String = "\n") -> String {
        (["---"] + pairs + ["---"]).map { $0 + lineEnd }.joined() + body
    }

    @Test("A page gives its metadata, its title and its text")
    func whole() throws {
        let page = try RulePage(parsing: Self.page(Self.pairs), path: "rules/no-gaps.md")
        let expected = RulePage(
            id: "no-gaps", title: "No gaps", group: "rendering", severity: .info, set: "strict", fix: "none",
            since: "1.2.0", markdown: "# No gaps\n\nText.\n")
        #expect(page == expected)
    }

    @Test("Line ends do not matter", arguments: ["\n", "\r\n", "\r"])
    func lineEnds(_ lineEnd: String) throws {
        let text = Self.page(Self.pairs, body: "# No gaps", lineEnd: lineEnd)
        #expect(try RulePage(parsing: text, path: "").title == "No gaps")
    }

    @Test("A text without front matter is no page", arguments: ["", "# No gaps\n", "---\nid: no-gaps\n", "---\n---"])
    func noFrontMatter(_ text: String) {
        #expect(throws: RulePageError.self) { try RulePage(parsing: text, path: "rules/no-gaps.md") }
    }

    @Test("Each key is needed", arguments: pairs.indices)
    func missing(_ index: Int) throws {
        var pairs = Self.pairs
        let key = String(pairs.remove(at: index).prefix { $0 != ":" })
        #expect(throws: RulePageError(path: "p.md", line: 7, problem: .missingKey(key))) {
            try RulePage(parsing: Self.page(pairs), path: "p.md")
        }
    }

    @Test("A project's page needs an id and a severity")
    func projectPage() throws {
        let page = try RulePage(
            parsing: Self.page(["id: no-gaps", "severity: info"]), path: "p.md", owner: .project)
        #expect(page.group == "project")
        #expect(page.set == "recommended")
        #expect(throws: RulePageError(path: "p.md", line: 3, problem: .missingKey("severity"))) {
            try RulePage(parsing: Self.page(["id: no-gaps"]), path: "p.md", owner: .project)
        }
    }

    @Test("A page carries its selectors, and where they stand")
    func definitions() throws {
        let body = "# No gaps\n\n```selector\ncall\n\nmessage: a\n```\n\n> ```selector\n> quoted\n> ```\n"
        let text = Self.page(Self.pairs, body: body)
        let page = try RulePage(parsing: text, path: "p.md")
        #expect(page.definitions.map(\.text) == ["call\n\nmessage: a"])
        let offset = text.utf8.distance(from: text.startIndex, to: try #require(text.firstRange(of: "call")).lowerBound)
        #expect(page.definitions.map(\.offset) == [offset])
    }

    @Test("A key stands once", arguments: pairs.indices)
    func repeated(_ index: Int) throws {
        let key = String(Self.pairs[index].prefix { $0 != ":" })
        #expect(throws: RulePageError(path: "p.md", line: 8, problem: .repeatedKey(key))) {
            try RulePage(parsing: Self.page(Self.pairs + [Self.pairs[index]]), path: "p.md")
        }
    }

    @Test("An unknown key is reported where it stands")
    func unknownKey() throws {
        #expect(throws: RulePageError(path: "p.md", line: 8, problem: .unknownKey("serverity"))) {
            try RulePage(parsing: Self.page(Self.pairs + ["serverity: error"]), path: "p.md")
        }
    }

    @Test("A line that is no pair is reported where it stands")
    func notAPair() throws {
        #expect(throws: RulePageError(path: "p.md", line: 8, problem: .notAPair)) {
            try RulePage(parsing: Self.page(Self.pairs + ["recommended"]), path: "p.md")
        }
    }

    @Test(
        "A value that its key does not take is reported where it stands",
        arguments: [
            (0, "id: NoGaps"), (0, "id: no--gaps"), (0, "id: 3-gaps"), (1, "group:"), (2, "severity: fatal"),
            (3, "set: all"), (4, "fix: maybe"), (5, "since: 1.2"),
        ])
    func badValue(_ index: Int, _ pair: String) throws {
        var pairs = Self.pairs
        pairs[index] = pair
        let error = #expect(throws: RulePageError.self) {
            try RulePage(parsing: Self.page(pairs), path: "p.md")
        }
        #expect(error?.line == index + 2)
        guard case .badValue = error?.problem else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("The first heading must be the title", arguments: [("Text.\n", 9), ("Text.\n\n## Bad\n", 11)])
    func noTitle(_ body: String, _ line: Int) throws {
        #expect(throws: RulePageError(path: "p.md", line: line, problem: .noTitle)) {
            try RulePage(parsing: Self.page(Self.pairs, body: body), path: "p.md")
        }
    }

    @Test("An error begins with the place, in the compilers' way")
    func description() {
        let error = RulePageError(path: "rules/no-gaps.md", line: 3, problem: .missingKey("set"))
        #expect(error.description == "rules/no-gaps.md:3: the front matter has no `set`")
    }
}
