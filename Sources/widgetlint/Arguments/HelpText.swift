/// What `--help` prints.
enum HelpText {
    static func text(of command: Command?) -> String {
        switch command {
        case nil: program
        case .lint: lint
        case .fix: fix
        case .readme: readme
        case .map: map
        case .explain: explain
        case .rules: rules
        case .config: config
        case .initialize: initialize
        case .testRules: testRules
        case .server: server
        }
    }

    private static let program = """
        widgetlint reviews the code of widgets, Live Activities and controls.

        Usage: widgetlint [command] [options] [paths]

        Commands:
          lint [paths]      reviews files and folders; the working directory when none is given (the default command)
          fix [paths]       applies the safe fixes to the files, and reports what is left
          readme [paths]    compares the Swift examples of READMEs with the sources they were taken from
          readme init [folder]   finds those sources, and what is not in sync yet
          map [paths]       shows every widget, control and Live Activity, and what belongs to it
          explain RULE      prints the page of a rule
          rules             lists the rules
          config check|print|schema   says what is wrong with the configuration, or what applies to a path and why
          init [folder]     writes a configuration to begin with
          test-rules [paths]   runs the examples of the project's own rules
          server            serves an editor: a language server over standard input and output

        Options:
          --config PATH         uses this configuration instead of the nearest .widgetlint.json
          --set SET             rules to run: recommended (default), strict or all
          --only RULE,...       runs these rules alone
          --fail-on LEVEL       least severity that makes the exit code 1: error, warning (default) or info
          --format FORMAT       text (default) or json; map also mermaid and html
          --fix                 applies the safe fixes, as the command fix does
          --unsafe-fixes        with fix or --fix: applies the others, too; look at what they did
          --diff                prints what would be fixed as a patch, and writes nothing
          --quiet               prints the findings without the closing lines
          --timings             prints the cost of each stage and rule on standard error
          --color WHEN          auto (default: on a terminal, unless NO_COLOR is set), always or never
          - --stdin-path PATH   reviews the text on standard input as the file at PATH
          --                    ends the options; what follows are paths
          --version             prints the version
          --help                prints this text; behind a command, that of the command

        Exit codes: 0 nothing found at or above the level, 1 findings, 2 could not run.

        """

    private static let lint = """
        widgetlint lint reviews files and folders.

        Usage: widgetlint [lint] [options] [paths]

        Without paths, the working directory is reviewed. Files that .gitignore or the configuration leaves out are not,
        unless they are given. The configuration of each file is the nearest .widgetlint.json above it, up to the root of
        the repository.

          --config PATH         uses this configuration instead of the nearest .widgetlint.json
          --set SET             rules to run: recommended (default), strict or all
          --only RULE,...       runs these rules alone
          --fail-on LEVEL       least severity that makes the exit code 1: error, warning (default) or info
          --format FORMAT       text (default) or json
          --fix                 applies the safe fixes to the files, and reports what is left
          --unsafe-fixes        with --fix or --diff: the others, too
          --diff                prints what would be fixed as a patch, and writes nothing
          --quiet               prints the findings without the closing lines
          --timings             prints the cost of each stage and rule on standard error
          --no-prefilter        parses every file, also where nothing can come of it; finds the same, more slowly
          --color WHEN          auto (default: on a terminal, unless NO_COLOR is set), always or never
          -                     reviews the text on standard input
          --stdin-path PATH     the file that text belongs to; the paths (or the working directory) are its project

        Exit codes: 0 nothing found at or above the level, 1 findings, 2 could not run.

        """

    private static let fix = """
        widgetlint fix applies the safe fixes to the files, and reports what is left.

        Usage: widgetlint fix [options] [paths]

        Rules, paths and configuration are those of lint. A safe fix keeps the meaning of the code; one that does not is
        applied with --unsafe-fixes and needs a look afterwards. A fix with a gap to fill in is left to editors. A fix
        that would leave a file unreadable, or mends nothing, is left out and named.

          --unsafe-fixes        applies the fixes that are not safe, too
          --diff                prints what would be fixed as a patch for git apply or patch -p1, and writes nothing
          --config PATH         uses this configuration instead of the nearest .widgetlint.json
          --set SET             rules to run: recommended (default), strict or all
          --only RULE,...       runs these rules alone
          --fail-on LEVEL       least severity that makes the exit code 1: error, warning (default) or info
          --format FORMAT       text (default) or json
          --quiet               prints the findings without the closing lines
          --timings             prints the cost of each stage and rule on standard error
          --color WHEN          auto (default: on a terminal, unless NO_COLOR is set), always or never
          -                     fixes the text on standard input: the text goes to standard output, the rest elsewhere
          --stdin-path PATH     the file that text belongs to; the paths (or the working directory) are its project

        Exit codes: 0 nothing left at or above the level, 1 findings are left, 2 could not run, or not write a file;
        with --diff: 0 nothing to fix, 1 there is, 2 could not run.

        """

    private static let readme = """
        widgetlint readme compares the Swift examples of READMEs with the sources they were taken from.

        Usage: widgetlint readme [options] [paths]
               widgetlint readme init [--fix | --diff] [folder]

        Without paths, the working directory is checked. Translations are laid beside their originals, links are followed,
        and the rules for Swift code are run inside the examples. To begin, init finds the sources that the examples were taken
        from and lists what is not in sync. With --fix it writes a configuration that names the sources, and a comment
        before each of those examples, so that the check passes from then on; with --diff it prints that as a patch.
        A folder named init is given as ./init.

          --config PATH         uses this configuration instead of the nearest .widgetlint.json
          --fail-on LEVEL       least severity that makes the exit code 1: error, warning (default) or info
          --format FORMAT       text (default) or json
          --fix                 applies the safe fixes to the files, and reports what is left
          --unsafe-fixes        with --fix or --diff: the others, too
          --diff                prints what would be fixed as a patch, and writes nothing
          --quiet               prints the findings without the closing lines
          --verbose             says of every block what became of it
          --timings             prints the cost of each stage and rule on standard error
          --color WHEN          auto (default: on a terminal, unless NO_COLOR is set), always or never

        Exit codes: 0 nothing found at or above the level, 1 findings, 2 could not run or nothing to check.

        """

    private static let map = """
        widgetlint map shows every widget, control and Live Activity, and what belongs to it: extension and app, kind,
        families, provider, reloads a day, views, intents, app groups and stores.

        Usage: widgetlint map [options] [paths]

        Without paths, the working directory is read. What the code does not fix (a kind made at run time, a date that
        depends on data) is given as unknown.

          --config PATH         uses this configuration instead of the nearest .widgetlint.json
          --format FORMAT       text (default), json, mermaid (a flowchart that GitHub draws) or html (a page of one file)

        Exit codes: 0 the map was printed, 2 could not run or no widget was found.

        """

    private static let explain = """
        widgetlint explain prints the page of a rule: what it finds, why that matters, and examples.

        Usage: widgetlint explain RULE

        """

    private static let rules = """
        widgetlint rules lists the rules with severity, set and kind of fix.

        Usage: widgetlint rules [--format text|json]

        """

    private static let config = """
        widgetlint config says what is wrong with the configuration, or what applies and why.

        Usage: widgetlint config check [paths]   looks for mistakes in all configurations that count for the paths
               widgetlint config print [path]    says what applies to a file or folder, and which line says so
               widgetlint config schema          prints the JSON Schema of configurations, for editors

        The configuration of a file is the nearest .widgetlint.json above it, up to the root of the repository, with what
        that one extends. Without paths, the working directory is looked at.

          --config PATH         uses this file for everything instead
          --color WHEN          auto (default: on a terminal, unless NO_COLOR is set), always or never

        Exit codes: 0 the configuration is right, or there is none, 2 it is wrong.

        """

    private static let initialize = """
        widgetlint init writes a configuration to begin with: a .widgetlint.json with comments that fits the project.

        Usage: widgetlint init [folder]

        Without a folder, it is written into the working directory. A file that is there is never overwritten.

        Exit codes: 0 it was written, 2 it was not.

        """

    private static let testRules = """
        widgetlint test-rules runs the examples on the pages of the project's own rules.

        Usage: widgetlint test-rules [options] [paths]

        Without paths, the pages are those in .widgetlint/rules, in the working directory or the nearest folder above it.
        Each line under ## Bad that is to be reported ends with // finding: RULE; nothing under ## Good may be reported.

          --color WHEN          auto (default: on a terminal, unless NO_COLOR is set), always or never

        Exit codes: 0 all examples give what they say, 1 some do not, 2 could not run.

        """

    private static let server = """
        widgetlint server is a language server over standard input and output; editors start it.

        Usage: widgetlint server [--stdio]

        """
}
