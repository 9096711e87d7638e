import Linter
import RuleEngine
import RuleExamples
import Rules
import Testing

extension Example {
    /// What the recommended rules and the one of the page find in a folder that holds the example and nothing else. Paths are those of the example.
    func findings() throws -> [Finding] {
        let folder = try ExampleFolder(files)
        let readme: ReadmeMode = files.contains(where: \.isMarkdown) ? .alsoCheck : .off
        let result = try LintSession(options: LintOptions(paths: [folder.path], only: rules, readme: readme)).run()
        try folder.remove()
        #expect(result.problems.map(\.message) == [])
        return result.findings.map { folder.withoutPrefix($0) }
    }

    /// The recommended rules, and that of the page.
    var rules: Set<String> {
        Set(RulePages.all.filter { RuleSet.recommended.includes($0) || $0.id == rule }.map(\.id))
    }

    /// What all rules find in the example's files where they stand in the repository.
    func findingsInPlace() throws -> [Finding] {
        let paths = files.map { Repository.absolutePath(of: $0.path) }
        let result = try LintSession(options: LintOptions(paths: paths)).run()
        #expect(result.problems.map(\.message) == [])
        return result.findings
    }

    /// Fails, at the place in the repository, for every marker without a finding and every finding without a marker.
    func expect(_ findings: [Finding]) throws {
        let comparison = Comparison(expected: try expectedFindings(), found: findings, in: self)
        for difference in comparison.differences {
            Issue.record(Comment(rawValue: difference.description), sourceLocation: difference.sourceLocation)
        }
    }
}
