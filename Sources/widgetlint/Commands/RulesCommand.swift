import JSON
import Linter
import RuleEngine
import Rules

/// `rules`.
struct RulesCommand {
    let format: OutputFormat

    func run() -> ExitCode {
        let pages = RuleNames().catalogue.pages.sorted { $0.id < $1.id }
        switch format {
        case .text: return StandardStreams.print(table(of: pages))
        case .json: return StandardStreams.print(json(of: pages))
        }
    }

    /// A line for each rule: id, severity, set, fix and title, in columns.
    private func table(of pages: [RulePage]) -> String {
        let rows = pages.map { [$0.id, $0.severity.name, $0.set, "fix: \($0.fix)"] }
        let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return zip(rows, pages).map { row, page in
            let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
            return cells.joined(separator: "  ") + "  " + page.title + "\n"
        }.joined()
    }

    private func json(of pages: [RulePage]) -> [UInt8] {
        var writer = JSONWriter(.indented(2))
        writer.object {
            $0.member("version", 1)
            $0.member("toolVersion", ToolVersion.current)
            $0.array("rules") { writer in
                for page in pages {
                    writer.object {
                        $0.member("id", page.id)
                        $0.member("title", page.title)
                        $0.member("group", page.group)
                        $0.member("severity", page.severity.name)
                        $0.member("set", page.set)
                        $0.member("fix", page.fix)
                        $0.member("since", page.since)
                    }
                }
            }
        }
        writer.newline()
        return writer.bytes
    }
}
