/// What the benchmark is told.
struct Arguments {
    static let help = """
        Measures widgetlint and prints the figures.

        Usage: swift run -c release bench [FOLDER] [options]

        Without a folder, Swift projects are made up in a temporary one.

          --size MB         size of the projects that are made up: 20
          --rounds COUNT    measurements of each thing: 7
          --program PATH    the widgetlint to measure; that beside bench
          --ast-grep PATH   the ast-grep to compare with; that of the search path
          --only SECTIONS   lint, sparse, small, growth, readme, server, stages, parser;
                            separated by commas
          --record FILE     adds the machine-independent figures to a file
          --compare FILE    prints them beside those of a file
          --write FOLDER    writes the project there and measures nothing
          --once STAGE      does a stage once, for valgrind: nothing, lex, outline, tree, facts, link, rules

        """

    var folder: String?
    var megabytes = 20
    var rounds = 7
    var program: String?
    var astGrep: String?
    var sections: Set<Section> = Set(Section.allCases)
    var record: String?
    var comparison: String?
    var writtenFolder: String?
    var stage: InstructionCounting?
    var asksForHelp = false

    /// The parts of a run.
    enum Section: String, CaseIterable {
        case lint, sparse, small, growth, readme, server, stages, parser
    }

    init(_ arguments: [String]) throws(BenchError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("-") else {
                folder = argument
                continue
            }
            if argument == "--help" || argument == "-h" {
                asksForHelp = true
                continue
            }
            guard let value = rest.popFirst() else { throw BenchError("\(argument) needs a value; see --help") }
            try read(argument, value)
        }
    }

    private mutating func read(_ option: String, _ value: String) throws(BenchError) {
        switch option {
        case "--size": megabytes = try Arguments.count(value, option)
        case "--rounds": rounds = try Arguments.count(value, option)
        case "--program": program = value
        case "--ast-grep": astGrep = value
        case "--record": record = value
        case "--compare": comparison = value
        case "--write": writtenFolder = value
        case "--only":
            sections = []
            for name in value.split(separator: ",") {
                guard let section = Section(rawValue: String(name)) else {
                    throw BenchError("there is no section \(name)")
                }
                sections.insert(section)
            }
        case "--once":
            guard let stage = InstructionCounting(rawValue: value) else {
                throw BenchError("there is no stage \(value)")
            }
            self.stage = stage
        default: throw BenchError("unknown option \(option); see --help")
        }
    }

    private static func count(_ text: String, _ option: String) throws(BenchError) -> Int {
        guard let count = Int(text), count > 0 else { throw BenchError("\(option) needs a number above 0") }
        return count
    }
}
