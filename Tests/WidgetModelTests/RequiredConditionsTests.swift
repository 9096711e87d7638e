import Testing

@testable import WidgetModel

@Suite("Whether two places are compiled together")
struct RequiredConditionsTests {
    private static func conditions(_ source: String) -> [RequiredConditions] {
        let project = TestProject(source)
        return project.probes.map { RequiredConditions(around: $0, in: project.program) }
    }

    @Test(
        "Conditions hold together where one implies the other",
        arguments: [
            ("probe(1)\nprobe(2)", true),
            ("probe(1)\n#if os(iOS)\nprobe(2)\n#endif", true),
            ("#if os(iOS)\nprobe(1)\n#endif\n#if os( iOS )\nprobe(2)\n#endif", true),
            ("#if os(iOS)\nprobe(1)\n#if DEBUG\n#else\nprobe(2)\n#endif\n#endif", true),
            ("#if canImport(WidgetKit)\nprobe(1)\n#endif\n#if os(iOS)\nprobe(2)\n#endif", true),
            ("#if os(iOS)\nprobe(1)\n#else\nprobe(2)\n#endif", false),
            ("#if os(iOS)\nprobe(1)\n#elseif os(macOS)\nprobe(2)\n#endif", false),
            ("#if canImport(ActivityKit)\nprobe(1)\n#else\nprobe(2)\n#endif", false),
            ("#if os(iOS)\nprobe(1)\n#endif\n#if os(watchOS)\nprobe(2)\n#endif", false),
            ("probe(1)\n#if DEBUG\nprobe(2)\n#endif", false),
            ("#if BETA\nprobe(1)\n#endif\nprobe(2)", false),
            ("#if BETA\nprobe(1)\n#endif\n#if BETA\nprobe(2)\n#endif", true),
        ])
    func together(_ source: String, _ holdTogether: Bool) throws {
        let conditions = Self.conditions(source)
        try #require(conditions.count == 2)
        #expect(conditions[0].hold(togetherWith: conditions[1]) == holdTogether)
        #expect(conditions[1].hold(togetherWith: conditions[0]) == holdTogether)
    }
}
