import JSON
import Linter

extension JSONWriter {
    /// Writes the members of the report's `summary`.
    mutating func writeMembers(of summary: LintSummary) {
        member("swiftFiles", summary.swiftFiles)
        member("markdownFiles", summary.markdownFiles)
        member("codeBlocks", summary.codeBlocks)
        member("errors", summary.errors)
        member("warnings", summary.warnings)
        member("infos", summary.infos)
        member("fixable", summary.fixable)
        guard let readme = summary.readme else {
            name("readme")
            null()
            return
        }
        object("readme") {
            $0.member("checked", readme.checked)
            $0.member("matched", readme.matched)
            $0.member("weak", readme.weak)
            $0.member("exempt", readme.exempt)
            $0.member("drifted", readme.drifted)
            $0.member("unknown", readme.unknown)
        }
    }
}
