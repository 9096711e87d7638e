import Testing

@Suite struct TestRulesCommandTests {
    private static func page(marker: String) -> String {
        """
        ---
        id: no-shadow
        severity: warning
        ---
        # A shadow

        ```selector
        call[name=shadow]

        message: a shadow
        ```

        ## Bad

        ```swift
        import WidgetKit
        let view = Text("1").shadow(radius: 2)\(marker)
        ```

        ## Good

        ```swift
        import WidgetKit
        let view = Text("1")
        ```

        """
    }

    private let path = ".widgetlint/rules/no-shadow.md"

    @Test func rightExamplesExitWithZero() throws {
        let project = try SmallProject([path: Self.page(marker: " // finding: no-shadow"), "W/A.swift": ""])
        let expected = Executable.Output(code: 0, output: "1 rule, 2 examples: all as marked\n", errors: "")
        #expect(try Executable.run("test-rules", in: project.path) == expected)
        #expect(try Executable.run("test-rules", in: project.path + "/W") == expected)
        #expect(try Executable.run("test-rules", path, in: project.path) == expected)
        #expect(try Executable.run("test-rules", ".widgetlint/rules", in: project.path) == expected)
    }

    @Test func wrongExamplesAreToldWithTheirPlace() throws {
        let project = try SmallProject([path: Self.page(marker: "")])
        let output = try Executable.run("test-rules", in: project.path)
        let text = """
            .widgetlint/rules/no-shadow.md:17: error: expected nothing, came no-shadow (warning): a shadow
            1 rule, 2 examples: 1 difference

            """
        #expect(output == .init(code: 1, output: text, errors: ""))
    }

    @Test func ruleWithoutBadExampleIsWrong() throws {
        let page = Self.page(marker: "").split(separator: "## Bad")[0]
        let project = try SmallProject([path: String(page)])
        let output = try Executable.run("test-rules", in: project.path)
        #expect(output.code == 1)
        #expect(output.output.hasPrefix("\(path):1: error: no example under `## Bad` shows what the rule finds\n"))
    }

    @Test func wrongPageIsShown() throws {
        let page = Self.page(marker: "").replacing("call[name", with: "call[nam")
        let project = try SmallProject([path: page])
        let output = try Executable.run("test-rules", in: project.path)
        let errors = """
            widgetlint: error: no example was run, because a rule's page is wrong

            .widgetlint/rules/no-shadow.md:8:6: error: there is no attribute "nam" [configuration]
              |
            8 | call[nam=shadow]
              |      ^^^
              = write: name

            """
        #expect(output == .init(code: 2, output: "", errors: errors))
    }

    @Test func wrongPageIsShownWhereItsRuleIsAskedFor() throws {
        let page = Self.page(marker: "").replacing("call[name", with: "call[nam")
        let project = try SmallProject([path: page, "A.swift": ""])
        for arguments in [["explain", "no-shadow"], ["lint", "--only", "no-shadow"]] {
            let output = try Executable.run(arguments, in: project.path)
            #expect(output.code == 2)
            let errors = "widgetlint: error: the page of the rule no-shadow is wrong\n\n\(path):8:6: error: "
            #expect(output.errors.hasPrefix(errors))
        }
    }

    @Test func projectWithoutRulesIsAnError() throws {
        let project = try SmallProject(["A.swift": ""])
        let output = try Executable.run("test-rules", in: project.path)
        #expect(output.code == 2)
        #expect(output.errors.hasPrefix("widgetlint: error: there is no rule to test;"))
    }
}
