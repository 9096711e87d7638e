import JSON
import Linter
import RuleEngine
import Rules

/// `config`.
struct ConfigCommand {
    let request: ConfigRequest

    func run() throws(UsageError) -> ExitCode {
        switch request.action {
        case .check: try check()
        case .print: try printSettings()
        case .schema: printSchema()
        }
    }

    private func check() throws(UsageError) -> ExitCode {
        let files = try wrapping { session throws(ConfigurationErrors) in try session.configurationFiles() }
        let lines = files.map { "\($0.path): no problems\n" }
        return StandardStreams.print(lines.isEmpty ? "no configuration file: the defaults apply\n" : lines.joined())
    }

    private func printSettings() throws(UsageError) -> ExitCode {
        let path = request.paths.first ?? "."
        let text = try wrapping { session throws(ConfigurationErrors) in
            SettingsText(
                path: path, settings: try session.settings(at: path), exclusion: try session.exclusion(of: path)
            ).text
        }
        return StandardStreams.print(text)
    }

    private func printSchema() -> ExitCode {
        StandardStreams.print(ConfigurationSchema.value(of: .builtIn).serialized(.indented(2)) + [0x0A])
    }

    private func wrapping<Value>(
        _ ask: (LintSession) throws(ConfigurationErrors) -> Value
    ) throws(UsageError) -> Value {
        let options = LintOptions(
            paths: request.paths.isEmpty ? ["."] : request.paths,
            configuration: request.configuration.map { .file($0) } ?? .nearest)
        let session: LintSession
        do throws(LintError) {
            session = try LintSession(options: options)
        } catch {
            throw UsageError(error.description)
        }
        do throws(ConfigurationErrors) {
            return try ask(session)
        } catch {
            throw ConfigurationReport(request.color).error("the configuration is wrong", error.errors)
        }
    }
}
