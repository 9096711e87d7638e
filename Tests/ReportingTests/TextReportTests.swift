import Linter
import ReadmeSync
import RuleEngine
import Testing

@testable import Reporting

@Suite struct TextReportTests {
    private func report(_ result: LintResult, isColored: Bool = false, showsSummary: Bool = false) -> String {
        TextReport(isColored: isColored, showsSummary: showsSummary).render(result)
    }

    private func finding(
        _ severity: Severity = .warning, message: String = "it is so", why: String = "", help: String = "",
        related: [RelatedLocation] = []
    ) -> Finding {
        Finding(
            rule: "some-rule", severity: severity, path: "A.swift", range: 0..<1, message: message, why: why, help: help,
            related: related)
    }

    @Test func findingIsPrintedInTheCompilersWay() {
        #expect(
            report(SampleResult.gesture, showsSummary: true) == """
                StepsWidget/CounterRow.swift:4:14: error: a tap gesture does nothing in a widget [gesture-interactivity]
                  |
                4 |             .onTapGesture { reset() }
                  |              ^^^^^^^^^^^^
                  = why: WidgetKit archives the view and draws it later
                  = shown by: StepsWidget (StepsWidget.swift:1) > StepsView (Shared/StepsView.swift:3) > CounterRow
                  = write: Button(intent: ResetIntent()) { ... }

                3 Swift files read: 1 error

                """)
    }

    @Test func sameResultGivesTheSameBytes() {
        #expect(report(SampleResult.gesture, showsSummary: true) == report(SampleResult.gesture, showsSummary: true))
    }

    @Test func coloursMarkSeverityPlaceAndGutter() {
        let result = SampleResult.result([finding(why: "because")], ["A.swift": "abc\n"])
        let expected = """
            <1>A.swift:1:1:<0> <1;33>warning:<0> <1>it is so<0> [some-rule]
              <34>|<0>
            <34>1 |<0> abc
              <34>|<0> <1;33>^<0>
              <34>=<0> <1>why:<0> because


            """
        let text = report(result, isColored: true)
        #expect(text.replacing("\u{1B}[0m", with: "<0>").replacing(/\x{1B}\[([0-9;]+)m/) { "<\($0.output.1)>" } == expected)
    }

    @Test func placesThatAreNoChainStandOneByOne() {
        let related = [RelatedLocation(path: "B.swift", range: 4..<5, message: "first declared here")]
        let result = SampleResult.result([finding(related: related)], ["A.swift": "abc\n", "B.swift": "x\n  y\n"])
        #expect(
            report(result) == """
                A.swift:1:1: warning: it is so [some-rule]
                  |
                1 | abc
                  | ^
                  = see: B.swift:2:3: first declared here


                """)
    }

    @Test func longHelpStandsBelowItsTitle() {
        let help = "--- README.md\n+++ A.swift\n@@ -1 +1 @@\n-let a\n+let b\n\n"
        let result = SampleResult.result([finding(help: help)], ["A.swift": "abc\n"])
        #expect(
            report(result) == """
                A.swift:1:1: warning: it is so [some-rule]
                  |
                1 | abc
                  | ^
                  = write:
                      --- README.md
                      +++ A.swift
                      @@ -1 +1 @@
                      -let a
                      +let b


                """)
    }

    @Test func findingWithoutTextHasNoFrame() {
        let result = SampleResult.result([finding(.info, why: "because")], [:])
        #expect(report(result) == "A.swift: info: it is so [some-rule]\n   = why: because\n\n")
    }

    @Test func controlCharactersAreMadeVisible() {
        let message = "`\u{1B}[31m\u{202E}x\ny` is bad"
        let result = SampleResult.result([finding(message: message)], ["A.swift": "a\u{1B}[2Jb\u{202E}\n"])
        #expect(
            report(result) == """
                A.swift:1:1: warning: `␛[31m\u{FFFD}x y` is bad [some-rule]
                  |
                1 | a␛[2Jb\u{FFFD}
                  | ^


                """)
    }

    @Test(arguments: [
        (LintSummary(), "0 Swift files read: no findings\n"),
        (LintSummary(swiftFiles: 1, errors: 2, warnings: 1, infos: 1), "1 Swift file read: 2 errors, 1 warning, 1 info\n"),
        (
            LintSummary(swiftFiles: 12, markdownFiles: 1, codeBlocks: 3, warnings: 2, fixable: 1),
            "12 Swift files and 1 Markdown file with 3 Swift blocks read: 2 warnings; --fix can mend 1\n"
        ),
        (
            LintSummary(swiftFiles: 1, warnings: 6, fixable: 1, unsafelyFixable: 2, fixableInEditor: 3),
            "1 Swift file read: 6 warnings; --fix can mend 1, --unsafe-fixes 2 more, an editor 3 more\n"
        ),
        (
            LintSummary(swiftFiles: 1, warnings: 2, unsafelyFixable: 2),
            "1 Swift file read: 2 warnings; --unsafe-fixes can mend 2\n"
        ),
        (
            LintSummary(
                markdownFiles: 2,
                readme: ReadmeBlockCounts(checked: 9, matched: 4, weak: 1, exempt: 2, drifted: 1, unknown: 1)),
            """
            2 Markdown files read: no findings
            README: 9 blocks checked: 5 in sync (1 of one line), 2 exempt, 1 drifted, 1 unknown

            """
        ),
    ])
    func summaryClosesTheReport(summary: LintSummary, text: String) {
        #expect(report(SampleResult.result([], [:], summary), showsSummary: true) == text)
    }
}

extension LintSummary {
    fileprivate init(
        swiftFiles: Int = 0, markdownFiles: Int = 0, codeBlocks: Int = 0, errors: Int = 0, warnings: Int = 0, infos: Int = 0,
        fixable: Int = 0, unsafelyFixable: Int = 0, fixableInEditor: Int = 0, readme: ReadmeBlockCounts? = nil
    ) {
        self.init()
        self.swiftFiles = swiftFiles
        self.markdownFiles = markdownFiles
        self.codeBlocks = codeBlocks
        self.errors = errors
        self.warnings = warnings
        self.infos = infos
        self.fixable = fixable
        self.unsafelyFixable = unsafelyFixable
        self.fixableInEditor = fixableInEditor
        self.readme = readme
    }
}

extension ReadmeBlockCounts {
    fileprivate init(checked: Int, matched: Int, weak: Int, exempt: Int, drifted: Int, unknown: Int) {
        self.init()
        self.checked = checked
        self.matched = matched
        self.weak = weak
        self.exempt = exempt
        self.drifted = drifted
        self.unknown = unknown
    }
}
