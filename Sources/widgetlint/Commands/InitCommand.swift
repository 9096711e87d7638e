import Linter
import Project

/// `init`.
struct InitCommand {
    let request: InitRequest

    func run() throws(UsageError) -> ExitCode {
        let starter: ConfigurationStarter
        do throws(LintError) {
            starter = try ConfigurationStarter(folder: request.folder)
        } catch {
            throw UsageError(error.description)
        }
        try write(FixedFile(path: starter.path, before: nil, after: Array(starter.text.utf8)))
        return StandardStreams.print("\(starter.path) is written; widgetlint config print shows what applies\n")
    }

    private func write(_ file: FixedFile) throws(UsageError) {
        guard let failure = FixWriter.writeTogether([file]).first else { return }
        guard failure.reason == .exists else { throw UsageError(failure.description) }
        throw UsageError("\(file.path) is there already; edit it, or remove it to have one written")
    }
}
