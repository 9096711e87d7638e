import JSON
import Linter
import RuleEngine

/// Findings for programs. The form is an interface:
///
///     {
///       "version": 1, "toolVersion": "0.1.0",
///       "findings": [{
///         "rule", "severity": "error" | "warning" | "info", "path",
///         "range": {"start": {"line", "column", "offset"}, "end": {…}},
///         "message", "why", "help",
///         "related": [{"path", "range", "message"}],
///         "fixes": [{"title", "safety": "safe" | "unsafe", "edits": [{"path", "range", "text"}]}],
///         "block": {"language", "startLine"} or null
///       }],
///       "summary": {
///         "swiftFiles", "markdownFiles", "codeBlocks", "errors", "warnings", "infos",
///         "fixable", "unsafelyFixable", "fixableInEditor",
///         "fixed": {
///           "count", "files": [path], "fixes": [{"rule", "path", "line", "title"}],
///           "leftOut": [{"rule", "path", "line", "title", "reason"}]
///         } or null,
///         "readme": {"checked", "matched", "weak", "exempt", "drifted", "unknown", "uncompiled"} or null
///       },
///       "blocks": [{"path", "startLine", "outcome", "source": {"path", "startLine", "endLine"} or null}]
///     }
///
/// `blocks`, which is there where it is asked for, says what became of each block of the checked READMEs: `outcome` is
/// a member of `summary.readme`, or `unclosed`.
///
/// `version` is the version of this form: it grows when a member goes away or changes its meaning, not when one is added.
/// Lines and columns are one-based, columns and offsets count UTF-8 bytes; in a file whose text is not known lines and
/// columns are 0. Findings are sorted by path, place and rule, and the same result gives the same bytes.
public struct JSONReport: Sendable {
    /// Version of the form.
    public static let version = 1

    /// Version of the program that writes the report.
    public let toolVersion: String

    private let showsBlocks: Bool

    /// - Parameter showsBlocks: Whether the blocks of the checked READMEs are listed.
    public init(toolVersion: String, showsBlocks: Bool = false) {
        self.toolVersion = toolVersion
        self.showsBlocks = showsBlocks
    }

    /// The report, with a line break at the end.
    public func render(_ result: LintResult) -> [UInt8] {
        var writer = JSONWriter(.indented(2))
        writer.object {
            $0.member("version", JSONReport.version)
            $0.member("toolVersion", toolVersion)
            $0.array("findings") { writer in
                for finding in result.findings { writer.write(finding, result.sources) }
            }
            $0.object("summary") { $0.writeMembers(of: result.summary) }
            if showsBlocks { $0.write("blocks", result.readmeBlocks) }
        }
        writer.newline()
        return writer.bytes
    }
}

extension JSONWriter {
    fileprivate mutating func write(_ finding: Finding, _ sources: [String: LintedSource]) {
        object {
            $0.member("rule", finding.rule)
            $0.member("severity", finding.severity.name)
            $0.writePlace(finding.path, finding.range, sources)
            $0.member("message", finding.message)
            $0.member("why", finding.why)
            $0.member("help", finding.help)
            $0.array("related") { writer in
                for related in finding.related {
                    writer.object {
                        $0.writePlace(related.path, related.range, sources)
                        $0.member("message", related.message)
                    }
                }
            }
            $0.array("fixes") { writer in
                for fix in finding.fixes { writer.write(fix, sources) }
            }
            $0.write("block", finding.block)
        }
    }

    private mutating func write(_ fix: Fix, _ sources: [String: LintedSource]) {
        object {
            $0.member("title", fix.title)
            $0.member("safety", fix.safety.rawValue)
            $0.array("edits") { writer in
                for edit in fix.edits {
                    writer.object {
                        $0.writePlace(edit.path, edit.range, sources)
                        $0.member("text", edit.replacement)
                    }
                }
            }
        }
    }

    private mutating func write(_ name: String, _ block: CodeBlockLocation?) {
        guard let block else {
            self.name(name)
            null()
            return
        }
        object(name) {
            $0.member("language", block.language)
            $0.member("startLine", block.startLine)
        }
    }

    private mutating func writePlace(_ path: String, _ range: Range<Int>, _ sources: [String: LintedSource]) {
        member("path", path)
        object("range") {
            $0.write("start", range.lowerBound, sources[path])
            $0.write("end", range.upperBound, sources[path])
        }
    }

    private mutating func write(_ name: String, _ offset: Int, _ source: LintedSource?) {
        let position = source?.lines.position(at: offset) ?? (line: 0, column: 0)
        object(name) {
            $0.member("line", position.line)
            $0.member("column", position.column)
            $0.member("offset", offset)
        }
    }
}
