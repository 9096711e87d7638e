import Linter
import RuleEngine

/// `config`.
struct ConfigCommand {
    let request: ConfigRequest

    func run() throws(UsageError) -> ExitCode {
        let settings = try settings()
        switch request.action {
        case .check:
            let text = settings.file.map { "\($0.path): no problems" } ?? "no configuration file: the defaults apply"
            return StandardStreams.print(text + "\n")
        case .print:
            return StandardStreams.print(SettingsText(settings: settings).text)
        }
    }

    private func settings() throws(UsageError) -> LintSettings {
        let options = LintOptions(
            paths: [request.path.isEmpty ? "." : request.path],
            configuration: request.configuration.map { .file($0) } ?? .nearest)
        let session: LintSession
        do throws(LintError) {
            session = try LintSession(options: options)
        } catch {
            throw UsageError(error.description)
        }
        do throws(ConfigurationError) {
            return try session.settings()
        } catch {
            let report = ConfigurationReport(isColored: Terminal.usesColorForErrors(request.color))
            throw UsageError("the configuration is wrong\n\n" + report.text(of: error))
        }
    }
}

/// Everything that applies, and who said so.
struct SettingsText {
    let settings: LintSettings

    var text: String {
        let readme = settings.file?.content.readme
        var rows = [
            ["configuration", settings.file?.path ?? "none", ""],
            ["set", settings.set.value.rawValue, origin(settings.set.origin)],
            ["failOn", settings.failLevel.value.name, origin(settings.failLevel.origin)],
            ["readme.check", settings.readme.value == .off ? "false" : "true", origin(settings.readme.origin)],
        ]
        rows += globs("exclude", settings.file?.content.exclude)
        rows += globs("readme.sources", readme?.sources)
        rows += globs("readme.readmes", readme?.readmes)
        rows += settings.rules.map { ["rules.\($0.id)", $0.severity?.name ?? "off", origin($0.origin)] }
        let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) } + [row[2]]
            return trimmed(cells.joined(separator: "  ")) + "\n"
        }.joined()
    }

    private func globs(_ name: String, _ globs: [Located<String>]?) -> [[String]] {
        (globs ?? []).map { [name, $0.value, origin(.file(line: line(of: $0)))] }
    }

    private func line(of glob: Located<String>) -> Int { settings.file?.line(at: glob.range.lowerBound) ?? 0 }

    private func origin(_ origin: SettingOrigin) -> String {
        switch origin {
        case .standard: "default"
        case .file(let line): "\(settings.file?.path ?? ""):\(line)"
        case .set(let set): "set \(set.rawValue)"
        case .caller(let option): option
        }
    }

    private func trimmed(_ line: String) -> String {
        var line = Substring(line)
        while line.last == " " { line.removeLast() }
        return String(line)
    }
}
