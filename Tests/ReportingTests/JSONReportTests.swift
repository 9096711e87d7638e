import JSON
import Linter
import ReadmeSync
import RuleEngine
import Testing

@testable import Reporting

@Suite struct JSONReportTests {
    private func report(_ result: LintResult) -> String {
        String(decoding: JSONReport(toolVersion: "1.2.3").render(result), as: UTF8.self)
    }

    @Test func emptyResultHasAllMembers() {
        #expect(
            report(SampleResult.result([], [:])) == """
                {
                  "version": 1,
                  "toolVersion": "1.2.3",
                  "findings": [],
                  "summary": {
                    "swiftFiles": 0,
                    "markdownFiles": 0,
                    "codeBlocks": 0,
                    "errors": 0,
                    "warnings": 0,
                    "infos": 0,
                    "fixable": 0,
                    "unsafelyFixable": 0,
                    "fixableInEditor": 0,
                    "fixed": null,
                    "readme": null
                  }
                }

                """)
    }

    @Test func findingHasAllMembers() {
        let text = "# é\n\n```swift\nlet é = 1\n```\n"
        let range = SampleResult.range(of: "= 1", in: text)
        var counts = ReadmeBlockCounts()
        counts.checked = 1
        counts.drifted = 1
        var summary = LintSummary()
        summary.markdownFiles = 1
        summary.codeBlocks = 1
        summary.warnings = 1
        summary.fixable = 1
        summary.readme = counts
        let finding = Finding(
            rule: "readme-drift", severity: .warning, path: "README.md", range: range, message: "\"é\" differs",
            why: "w", help: "h",
            related: [RelatedLocation(path: "gone.swift", range: 3..<4, message: "m")],
            fixes: [
                Fix(title: "Update", safety: .safe, edits: [TextEdit(path: "README.md", range: range, replacement: "= 2\n")])
            ],
            block: CodeBlockLocation(language: "swift", startLine: 3))
        #expect(
            report(SampleResult.result([finding], ["README.md": text], summary)) == """
                {
                  "version": 1,
                  "toolVersion": "1.2.3",
                  "findings": [
                    {
                      "rule": "readme-drift",
                      "severity": "warning",
                      "path": "README.md",
                      "range": {
                        "start": {
                          "line": 4,
                          "column": 8,
                          "offset": 22
                        },
                        "end": {
                          "line": 4,
                          "column": 11,
                          "offset": 25
                        }
                      },
                      "message": "\\"é\\" differs",
                      "why": "w",
                      "help": "h",
                      "related": [
                        {
                          "path": "gone.swift",
                          "range": {
                            "start": {
                              "line": 0,
                              "column": 0,
                              "offset": 3
                            },
                            "end": {
                              "line": 0,
                              "column": 0,
                              "offset": 4
                            }
                          },
                          "message": "m"
                        }
                      ],
                      "fixes": [
                        {
                          "title": "Update",
                          "safety": "safe",
                          "edits": [
                            {
                              "path": "README.md",
                              "range": {
                                "start": {
                                  "line": 4,
                                  "column": 8,
                                  "offset": 22
                                },
                                "end": {
                                  "line": 4,
                                  "column": 11,
                                  "offset": 25
                                }
                              },
                              "text": "= 2\\n"
                            }
                          ]
                        }
                      ],
                      "block": {
                        "language": "swift",
                        "startLine": 3
                      }
                    }
                  ],
                  "summary": {
                    "swiftFiles": 0,
                    "markdownFiles": 1,
                    "codeBlocks": 1,
                    "errors": 0,
                    "warnings": 1,
                    "infos": 0,
                    "fixable": 1,
                    "unsafelyFixable": 0,
                    "fixableInEditor": 0,
                    "fixed": null,
                    "readme": {
                      "checked": 1,
                      "matched": 0,
                      "weak": 0,
                      "exempt": 0,
                      "drifted": 1,
                      "unknown": 0,
                      "uncompiled": 0
                    }
                  }
                }

                """)
    }

    @Test func findingOutsideAMarkdownBlockHasNoBlock() {
        #expect(report(SampleResult.gesture).contains("\"block\": null"))
    }

    @Test func reportReadsBack() throws {
        let bytes = JSONReport(toolVersion: "1.2.3").render(SampleResult.gesture)
        #expect(try JSONValue.parse(bytes).serialized(.indented(2)) + [0x0A] == bytes)
    }
}
