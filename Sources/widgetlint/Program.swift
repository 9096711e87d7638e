import Linter

/// The command line: reads the arguments and runs the command they ask for.
enum Program {
    /// - Parameter arguments: Without the program's name.
    /// - Returns: The exit code of the process.
    static func run(_ arguments: [String]) -> Int32 {
        do throws(UsageError) {
            return try run(ArgumentParser.parse(arguments))
        } catch {
            StandardStreams.report("error: \(error.description)")
            return ExitCode.failure.rawValue
        }
    }

    private static func run(_ request: Request) throws(UsageError) -> Int32 {
        switch request {
        case .help(let command): StandardStreams.print(HelpText.text(of: command)).rawValue
        case .version: StandardStreams.print("widgetlint \(ToolVersion.current)\n").rawValue
        case .lint(let request): try LintCommand(request: request).run().rawValue
        case .map(let request): try MapCommand(request: request).run().rawValue
        case .explain(let rule): try ExplainCommand(rule: rule).run().rawValue
        case .rules(let format): RulesCommand(format: format).run().rawValue
        case .config(let request): try ConfigCommand(request: request).run().rawValue
        case .initialize(let request): try InitCommand(request: request).run().rawValue
        case .readmeInit(let request): try ReadmeInitCommand(request: request).run().rawValue
        case .testRules(let request): try TestRulesCommand(request: request).run().rawValue
        case .server: ServerCommand.run()
        }
    }
}

/// What the exit code of the process says.
enum ExitCode: Int32 {
    /// Nothing was found at or above the level of `--fail-on`.
    case clean = 0
    case findings = 1
    /// The command could not run.
    case failure = 2
}
