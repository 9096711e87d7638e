import Testing

@testable import widgetlint

@Suite struct HelpTests {
    @Test func versionIsPrinted() throws {
        #expect(try Executable.run("--version") == .init(code: 0, output: "widgetlint 0.1.0\n", errors: ""))
        #expect(try Executable.run("lint", "--version").output == "widgetlint 0.1.0\n")
    }

    @Test func helpOfTheProgramIsPrinted() throws {
        let expected = """
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
        #expect(try Executable.run("--help") == .init(code: 0, output: expected, errors: ""))
        #expect(try Executable.run("-h").output == expected)
    }

    @Test func helpOfACommandIsPrinted() throws {
        let expected = """
            widgetlint explain prints the page of a rule: what it finds, why that matters, and examples.

            Usage: widgetlint explain RULE

            """
        #expect(try Executable.run("explain", "--help") == .init(code: 0, output: expected, errors: ""))
        #expect(try Executable.run("--help", "explain").output == expected)
    }

    @Test(arguments: Command.allCases) func helpNamesEveryOptionOfTheCommand(command: Command) {
        for option in command.options {
            #expect(HelpText.text(of: command).contains("--\(option.rawValue)"), "\(option)")
        }
        #expect(HelpText.text(of: nil).contains("\n  \(command.rawValue) "))
        #expect(HelpText.text(of: command).hasPrefix("widgetlint \(command.rawValue) "))
    }
}
