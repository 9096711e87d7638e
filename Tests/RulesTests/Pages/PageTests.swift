import Markdown
import ReadmeSync
import RuleEngine
import RuleExamples
import Rules
import Testing

@Suite("The rules' pages")
struct PageTests {
    static let paths = Repository.rulePages

    @Test("A page can be read, and its id is the name of the file", arguments: paths)
    func reading(_ path: String) throws {
        let page = try RulePage(parsing: try Repository.text(at: path), path: path)
        #expect("rules/\(page.id).md" == path)
        #expect(!page.title.isEmpty)
    }

    @Test("A page says why it matters and how sure it is, and gives examples and references", arguments: paths)
    func sections(_ path: String) throws {
        let sections = MarkdownDocument(try Repository.bytes(at: path)).headings.filter { $0.level == 2 }
            .map { String(decoding: $0.text, as: UTF8.self) }
        #expect(sections == ["Why it matters", "How sure it is", "Bad", "Good", "References"])
    }

    @Test("A page has examples of both kinds", arguments: paths)
    func examples(_ path: String) throws {
        let verdicts = Set(try PageExamples(pagePath: path).all.map(\.verdict))
        #expect(verdicts == [.bad, .good])
    }

    @Test("The program carries the page as it stands in the folder", arguments: paths)
    func carried(_ path: String) throws {
        let page = try RulePage(parsing: try Repository.text(at: path), path: path)
        #expect(RulePages.page(page.id) == page, "run `swift run generate-rules`")
    }

    @Test("The program carries no page that the folder does not have")
    func count() {
        #expect(RulePages.all.map { "rules/\($0.id).md" } == Self.paths)
    }

    @Test("An unknown rule has no page")
    func unknown() {
        #expect(RulePages.page("no-such-rule") == nil)
    }

    @Test("The README links to the list of all rules, and to the pages about selectors and README sync")
    func readme() throws {
        let text = try Repository.text(at: "README.md")
        #expect(text.contains("(rules/README.md)"))
        #expect(text.contains("(rules/SELECTORS.md)"))
        #expect(text.contains("(rules/README-SYNC.md)"))
    }

    @Test("The README's table gives the severity of the page", arguments: RulePages.all)
    func severity(_ page: RulePage) throws {
        let row = "| [`\(page.id)`](rules/\(page.id).md) |"
        for line in try Repository.text(at: "README.md").split(separator: "\n") where line.hasPrefix(row) {
            #expect(line.hasPrefix("\(row) \(page.severity.name) |"))
        }
    }
}

extension RulePage: CustomTestStringConvertible {
    public var testDescription: String { id }
}
