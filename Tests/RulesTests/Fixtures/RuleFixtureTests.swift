import Testing

@Suite("The single files of fixtures/rules")
struct RuleFixtureTests {
    @Test("A file gives exactly the findings marked in it", arguments: FixtureExamples.paths)
    func file(_ path: String) throws {
        let example = try FixtureExamples.example(at: path)
        try example.expect(try example.findingsInPlace())
    }

    @Test("A bad file has markers of its rule, and a good file has none", arguments: FixtureExamples.paths)
    func markers(_ path: String) throws {
        let example = try FixtureExamples.example(at: path)
        let rules = try example.expectedFindings().map(\.rule)
        switch example.verdict {
        case .bad: #expect(rules.contains(example.rule))
        case .good: #expect(rules.isEmpty)
        }
    }
}
