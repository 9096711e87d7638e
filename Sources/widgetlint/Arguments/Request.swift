import RuleEngine

/// What the arguments ask for.
enum Request: Equatable {
    /// Of the program, or of one command.
    case help(Command?)
    case version
    case lint(LintRequest)
    case map(MapRequest)
    case explain(rule: String)
    case rules(OutputFormat)
    case config(ConfigRequest)
    case initialize(InitRequest)
    case readmeInit(ReadmeInitRequest)
    case testRules(TestRulesRequest)
    case server
}

/// What `lint` and `readme` are told.
struct LintRequest: Equatable {
    /// The command was named; otherwise a misspelt command may stand among the paths.
    var isCommandGiven = false
    /// As given; empty stands for the working directory.
    var paths: [String] = []
    /// `-`: review what standard input holds.
    var readsStandardInput = false
    /// Where the text on standard input belongs.
    var standardInputPath: String?
    /// The README check alone.
    var isReadmeOnly = false
    /// The configuration file to use instead of the nearest one.
    var configuration: String?
    var set: RuleSet?
    var only: Set<String>?
    /// `nil` leaves it to the configuration.
    var failLevel: Severity?
    var format = OutputFormat.text
    var isQuiet = false
    /// Says of every README block what became of it.
    var isVerbose = false
    /// Prints what each stage and rule cost.
    var printsTimings = false
    /// Parses every file, for comparing the findings.
    var readsEverything = false
    var color = ColorChoice.auto
    /// Mends what can be mended, before the rest is reported.
    var fixing: FixRequest?
}

/// Which fixes are applied, and whether to files.
struct FixRequest: Equatable {
    var level = FixLevel.safe
    /// Prints a patch instead of writing files.
    var showsDiff = false
}

/// What `map` is told.
struct MapRequest: Equatable {
    /// As given; empty stands for the working directory.
    var paths: [String] = []
    /// The configuration file to use instead of the nearest one.
    var configuration: String?
    var format = MapFormat.text
}

enum MapFormat: String, CaseIterable {
    case text, json, mermaid, html
}

/// What `config` is told.
struct ConfigRequest: Equatable {
    enum Action: String, CaseIterable {
        /// Says what is wrong with the configuration.
        case check
        /// Says what applies, and why.
        case print
        /// Gives editors what can stand in a configuration.
        case schema
    }

    var action: Action
    /// The files or folders to look from; empty stands for the working directory.
    var paths: [String] = []
    /// The configuration file to use instead of the nearest one.
    var configuration: String?
    var color = ColorChoice.auto
}

/// What `init` is told.
struct InitRequest: Equatable {
    /// The folder to write into; empty stands for the working directory.
    var folder = ""
}

/// What `readme init` is told.
struct ReadmeInitRequest: Equatable {
    enum Action {
        /// Says what there is and what would be written.
        case list
        /// Prints that as a patch.
        case diff
        /// Writes it.
        case write
    }

    /// The folder of the project; empty stands for the working directory.
    var folder = ""
    var action = Action.list
}

/// What `test-rules` is told.
struct TestRulesRequest: Equatable {
    /// Pages, or folders with pages; empty stands for the rules of the project around the working directory.
    var paths: [String] = []
    var color = ColorChoice.auto
}

enum OutputFormat: String, CaseIterable {
    case text, json
}

/// Whether to colour text.
enum ColorChoice: String, CaseIterable {
    /// On a terminal, unless `NO_COLOR` is set.
    case auto
    case always, never
}

/// Arguments, or a state of the project, with which a command cannot run.
struct UsageError: Error, Equatable, CustomStringConvertible {
    /// What is wrong and what to do about it.
    let description: String

    init(_ description: String) { self.description = description }
}
