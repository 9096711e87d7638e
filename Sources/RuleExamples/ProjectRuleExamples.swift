import Linter
import RuleEngine
import Rules

/// Runs the examples on the pages of a project's rules.
package struct ProjectRuleExamples {
    private let catalogue: RuleCatalogue

    /// What came of a page's examples.
    package struct Outcome {
        package let rule: String
        package let exampleCount: Int
        /// Where an example gives something else than its markers say.
        package let differences: [Difference]
    }

    /// - Parameter rules: All of the project's rules, some of which the examples of others may name.
    package init(_ rules: ProjectRules) { catalogue = rules.added(to: .builtIn) }

    /// - Throws: When an example cannot be written where it is reviewed.
    package func run(_ page: ProjectRules.Page) throws -> Outcome {
        let examples = PageExamples(of: page.bytes, rule: page.page.id, path: page.path).all
        var differences: [Difference] = []
        for example in examples { differences += try self.differences(in: example) }
        if !examples.contains(where: { $0.verdict == .bad }) {
            let claim = "no example under `## Bad` shows what the rule finds"
            differences.append(Difference(path: page.path, line: 1, claim: claim))
        }
        return Outcome(rule: page.page.id, exampleCount: examples.count, differences: differences)
    }

    private func differences(in example: Example) throws -> [Difference] {
        let expected: [PlacedFinding]
        do throws(MarkerError) {
            expected = try example.expectedFindings(catalogue)
        } catch {
            return [Difference(path: error.path, line: error.line, claim: error.claim)]
        }
        let folder = try ExampleFolder(example.files)
        defer { try? folder.remove() }
        let options = LintOptions(
            paths: [folder.path], configuration: .none, only: [example.rule], readme: .off, catalogue: catalogue)
        let found = try LintSession(options: options).run().findings.map(folder.withoutPrefix)
        let own = expected.filter { $0.rule == example.rule }
        return Comparison(expected: example.verdict == .bad ? own : [], found: found, in: example).differences
    }
}
