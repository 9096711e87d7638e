import Linter
import RuleEngine
import Testing

@Suite("The rules that a project brings")
struct ProjectRulesTests {
    private static let view = """
        import SwiftUI
        import WidgetKit

        struct StepsView: View {
            var body: some View { Text("1").shadow(radius: 2).containerBackground(.fill.tertiary, for: .widget) }
        }

        """

    private static func page(
        id: String = "no-shadow", severity: String = "warning", selector: String = "call[name=shadow]:in(rendered-view)"
    ) -> String {
        "---\nid: \(id)\nseverity: \(severity)\n---\n# A shadow\n\n```selector\n\(selector)\n\nmessage: a shadow\n```\n"
    }

    /// A session of a project with a view that has a shadow.
    private func session(_ files: [String: String], _ path: String = "") throws -> (LintSession, TemporaryProject) {
        let project = try TemporaryProject(["W/A.swift": Self.view])
        for (name, text) in files { try project.write(text, to: name) }
        let paths = [path.isEmpty ? project.path : project.path + "/" + path]
        return (try LintSession(options: LintOptions(paths: paths)), project)
    }

    @Test("run with the others, in the folder of the project and below", arguments: ["", "W", "W/A.swift"])
    func run(_ path: String) throws {
        let (session, project) = try session([".git/HEAD": "", ".widgetlint/rules/no-shadow.md": Self.page()], path)
        defer { withExtendedLifetime(project) {} }
        let result = session.run()
        #expect(result.configurationErrors == [])
        #expect(result.findings.map(\.rule) == ["no-shadow"])
        #expect(result.findings.map(\.severity) == [.warning])
    }

    @Test("do not count outside of their repository")
    func otherRepository() throws {
        let files = ["W/.git/HEAD": "", ".widgetlint/rules/no-shadow.md": Self.page()]
        let (session, project) = try session(files, "W")
        defer { withExtendedLifetime(project) {} }
        #expect(session.run().findings == [])
    }

    @Test("can be configured and silenced like any other")
    func configured() throws {
        let silenced = Self.view.replacing(
            "struct StepsView", with: "// widgetlint:ignore no-shadow -- drawn so on purpose\nstruct StepsView")
        let (session, project) = try session([
            ".widgetlint/rules/no-shadow.md": Self.page(), "W/B.swift": silenced.replacing("StepsView", with: "B"),
            ".widgetlint.json": #"{ "rules": { "no-shadow": "error" } }"#,
        ])
        defer { withExtendedLifetime(project) {} }
        let result = session.run()
        #expect(result.configurationErrors == [])
        #expect(result.findings.map(\.severity) == [.error])
        #expect(result.findings.allSatisfy { $0.path.hasSuffix("A.swift") })
    }

    @Test("have pages whose examples are not reviewed")
    func examples() throws {
        let page = Self.page() + "\n## Bad\n\n```swift\n\(Self.view)```\n"
        let (session, project) = try session([".widgetlint/rules/no-shadow.md": page])
        defer { withExtendedLifetime(project) {} }
        #expect(session.run().findings.map(\.path) == [project.path + "/W/A.swift"])
    }

    @Test(
        "are not run while a page is wrong, which is told with its place",
        arguments: [
            (page(selector: "cal"), "there is no kind of node \"cal\"", "cal"),
            (page(id: "shadow"), "the rule is called \"shadow\", so its page must be shadow.md", "shadow"),
            (page(severity: "bad"), "`bad` is no severity; expected error, warning or info", "severity: bad"),
            ("# A shadow\n", "a rule's page begins with `key: value` lines between two lines `---`", "# A shadow"),
            ("---\nid: no-shadow\nseverity: info\n---\n# A shadow\n",
                "the page has no block ```selector, so it makes no rule", "no-shadow"),
        ])
    func wrong(_ page: String, _ message: String, _ place: String) throws {
        let (session, project) = try session([".widgetlint/rules/no-shadow.md": page])
        defer { withExtendedLifetime(project) {} }
        let errors = session.run().configurationErrors
        #expect(errors.map(\.path) == [project.path + "/.widgetlint/rules/no-shadow.md"])
        let problem = try #require(errors.first?.problems.first)
        #expect(problem.message == message)
        #expect(String(decoding: Array(page.utf8)[problem.range], as: UTF8.self) == place)
    }

    @Test("may not take the name of one that the program brings")
    func taken() throws {
        let page = Self.page(id: "closure-control")
        let (session, project) = try session([".widgetlint/rules/closure-control.md": page])
        defer { withExtendedLifetime(project) {} }
        let messages = session.run().configurationErrors.flatMap(\.problems).map(\.message)
        #expect(messages == ["there is another rule \"closure-control\""])
    }

    @Test("are read again when a page changes, and stay as they were while it is wrong")
    func changed() throws {
        let (session, project) = try session([".widgetlint/rules/no-shadow.md": Self.page()])
        defer { withExtendedLifetime(project) {} }
        let path = project.path + "/.widgetlint/rules/no-shadow.md"
        #expect(session.run().findings.map(\.severity) == [.warning])
        session.setOverlay(Array(Self.page(severity: "info").utf8), at: path)
        #expect(session.run().findings.map(\.severity) == [.info])
        session.setOverlay(Array(Self.page(severity: "inf").utf8), at: path)
        #expect(Set(session.run().findings.map(\.rule)) == ["no-shadow", "configuration"])
        session.setOverlay(nil, at: path)
        #expect(session.run().findings.map(\.severity) == [.warning])
    }
}
