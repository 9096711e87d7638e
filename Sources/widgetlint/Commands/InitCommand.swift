#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

import Linter

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
        try write(starter.text, to: starter.path)
        return StandardStreams.print("\(starter.path) is written; widgetlint config print shows what applies\n")
    }

    /// Writes a file that was not there before.
    private func write(_ text: String, to path: String) throws(UsageError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            guard errno == EEXIST else { throw Self.failure(path) }
            throw UsageError("\(path) is there already; edit it, or remove it to have one written")
        }
        defer { close(descriptor) }
        guard StandardStreams.write(Array(text.utf8), to: descriptor) == 0 else {
            let error = Self.failure(path)
            unlink(path)
            throw error
        }
    }

    private static func failure(_ path: String) -> UsageError {
        UsageError("cannot write \(path): \(String(cString: strerror(errno)))")
    }
}
