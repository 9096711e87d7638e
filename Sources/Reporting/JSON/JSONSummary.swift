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
        member("unsafelyFixable", summary.unsafelyFixable)
        member("fixableInEditor", summary.fixableInEditor)
        write("fixed", summary.fixes)
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
            $0.member("uncompiled", readme.uncompiled)
        }
    }
}

extension JSONWriter {
    private mutating func write(_ name: String, _ fixes: FixSummary?) {
        guard let fixes else {
            self.name(name)
            null()
            return
        }
        object(name) {
            $0.member("count", fixes.mended.count)
            $0.array("files") { writer in
                for path in fixes.paths { writer.string(path) }
            }
            $0.array("fixes") { writer in
                for record in fixes.mended { writer.write(record) }
            }
            $0.array("leftOut") { writer in
                for record in fixes.refused + fixes.unsettled { writer.write(record, isLeftOut: true) }
            }
        }
    }

    private mutating func write(_ record: FixRecord, isLeftOut: Bool = false) {
        object {
            $0.member("rule", record.rule)
            $0.member("path", record.path)
            $0.member("line", record.line)
            $0.member("title", record.title)
            if isLeftOut { $0.member("reason", record.refusal?.description ?? "it would be applied again and again") }
        }
    }
}
