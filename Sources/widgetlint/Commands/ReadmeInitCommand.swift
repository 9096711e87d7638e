import Linter
import Reporting

/// `readme init`.
struct ReadmeInitCommand {
    let request: ReadmeInitRequest

    func run() throws(UsageError) -> ExitCode {
        let starter: ReadmeStarter
        do throws(LintError) {
            starter = try ReadmeStarter(folder: request.folder)
        } catch {
            throw UsageError(error.description)
        }
        switch request.action {
        case .list: return StandardStreams.print(ReadmeStarterText(isWritten: false).render(starter))
        case .diff: return StandardStreams.print(PatchReport().render(starter.files))
        case .write:
            let failures = FixWriter.writeTogether(starter.files)
            guard failures.isEmpty else {
                for failure in failures { StandardStreams.report("error: \(failure)") }
                return .failure
            }
            return StandardStreams.print(ReadmeStarterText(isWritten: true).render(starter))
        }
    }
}
