import Linter

extension LintSession {
    /// A session of a command: the process ends soon, and until then, giving back all that the session holds would only
    /// take time.
    static func untilExit(_ options: LintOptions) throws(LintError) -> LintSession {
        Unmanaged.passRetained(try LintSession(options: options)).takeUnretainedValue()
    }
}
