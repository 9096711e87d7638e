import Linter
import Reporting
import RuleEngine
import RuleExamples
import Rules

/// `test-rules`.
struct TestRulesCommand {
    let request: TestRulesRequest

    func run() throws(UsageError) -> ExitCode {
        let rules = try readRules()
        if !rules.errors.isEmpty {
            let message = "no example was run, because a rule's page is wrong"
            throw ConfigurationReport(request.color).error(message, rules.errors)
        }
        guard !rules.pages.isEmpty else {
            throw UsageError(
                "there is no rule to test; rules of your own are pages in \(ProjectRules.folder), "
                    + "or give the paths of their pages")
        }
        let examples = ProjectRuleExamples(rules)
        var text = ""
        var differenceCount = 0
        var exampleCount = 0
        for page in rules.pages {
            let outcome: ProjectRuleExamples.Outcome
            do {
                outcome = try examples.run(page)
            } catch {
                throw UsageError("the examples of \(page.path) cannot be run: \(error)")
            }
            for difference in outcome.differences {
                text += "\(difference.path):\(difference.line): error: \(difference.claim)\n"
            }
            differenceCount += outcome.differences.count
            exampleCount += outcome.exampleCount
        }
        text += "\(Counted.text(rules.pages.count, "rule")), \(Counted.text(exampleCount, "example")): "
        text += differenceCount == 0 ? "all as marked\n" : "\(Counted.text(differenceCount, "difference"))\n"
        guard StandardStreams.print(text) == .clean else { return .failure }
        return differenceCount == 0 ? .clean : .findings
    }

    private func readRules() throws(UsageError) -> ProjectRules {
        guard !request.paths.isEmpty else { return ProjectRules(around: ["."], known: .builtIn) }
        do throws(LintError) {
            return try ProjectRules(at: request.paths, known: .builtIn)
        } catch {
            throw UsageError(error.description)
        }
    }
}
