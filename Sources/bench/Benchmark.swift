/// Everything that is measured, in an order that matters: on Linux the peak memory of a program counts from what this
/// one used when it started it, so whole programs come before anything that takes memory here.
struct Benchmark {
    let arguments: Arguments

    func run() throws(BenchError) {
        if let path = arguments.writtenFolder {
            let written = try SampleProject.full(megabytes: arguments.megabytes).write(into: Folder(path: path))
            return print("\(written.files) files, \(written.bytes) bytes")
        }
        let scratch = try Folder.temporary()
        defer { scratch.remove() }
        var report = Report()
        let programs = try Programs(given: arguments.program, astGrep: arguments.astGrep)
        let folder = try project(in: scratch)
        report.begin(folder)
        if wants(.lint) {
            let megabytes = Format.number(Double(folder.bytes) / 1e6)
            report.section("Whole lint, processes: \(folder.files) files, \(megabytes) MB")
            let goal = "3.5 or less"
            try WholeLint(programs, folder, rounds: arguments.rounds, key: "lint").measure(&report, goal: goal)
        }
        if wants(.sparse) { try measureSparse(programs, scratch, &report) }
        if wants(.small) {
            report.section("Small runs, processes")
            var code = SampleCode(seed: 5)
            try scratch.write(code.widgetFile(size: 58_000), to: "one/One.swift")
            let file = "\(scratch.path)/one/One.swift"
            try SmallRuns(programs: programs).measure(file, rounds: 3 * arguments.rounds, &report)
        }
        if wants(.growth) {
            report.section("Growth, processes on one core")
            try Growth(programs: programs, scratch: scratch, rounds: min(arguments.rounds, 5)).measure(&report)
        }
        if wants(.readme) {
            report.section("README check, processes")
            try ReadmeChecks(programs: programs, scratch: scratch, rounds: arguments.rounds).measure(&report)
        }
        if wants(.server) { try measureServer(folder, programs, scratch, &report) }
        try measureStages(folder, scratch, &report)
        try keep(report)
    }

    private func wants(_ section: Arguments.Section) -> Bool { arguments.sections.contains(section) }

    private func project(in scratch: Folder) throws(BenchError) -> GeneratedFolder {
        guard let given = arguments.folder else {
            return try SampleProject.full(megabytes: arguments.megabytes).write(into: scratch.subfolder("full"))
        }
        return try GeneratedFolder(counting: given)
    }

    /// Most files can be passed over here; what that saves shows in the ratio to a program that reads all of them.
    private func measureSparse(
        _ programs: Programs, _ scratch: Folder, _ report: inout Report
    ) throws(BenchError) {
        report.section("Whole lint where 1 % of the files name WidgetKit, processes")
        let sparse = try SampleProject.sparse(megabytes: arguments.megabytes).write(into: scratch.subfolder("sparse"))
        try WholeLint(programs, sparse, rounds: arguments.rounds, key: "sparse").measure(&report, goal: "1.3 or less")
    }

    private func measureServer(
        _ folder: GeneratedFolder, _ programs: Programs, _ scratch: Folder, _ report: inout Report
    ) throws(BenchError) {
        report.section("Start of the server to the first diagnostic")
        let starts = ServerStarts(programs: programs)
        try starts.measure(folder, in: scratch.subfolder("small"), rounds: arguments.rounds, &report)
        report.section("Edit to diagnostics in the server, \(folder.files) files indexed")
        try ServerEdits(programs: programs, folder: folder).measure(&report)
    }

    private func measureStages(
        _ folder: GeneratedFolder, _ scratch: Folder, _ report: inout Report
    ) throws(BenchError) {
        guard wants(.stages) || wants(.parser) else { return }
        let sources = try SourceTexts(in: folder.path)
        report.section("Stages, one thread, in memory")
        if wants(.stages) {
            var stages = Stages(sources, rounds: arguments.rounds)
            stages.measure(&report)
            report.note("allocations and instructions: Tests/Benchmarks/instructions.sh counts them with valgrind")
        }
        if wants(.parser) { try ToolchainParser.measure(sources, scratch: scratch, &report) }
    }

    private func keep(_ report: Report) throws(BenchError) {
        var entry = report.record
        entry.title = RecordFile.currentTitle()
        if let path = arguments.comparison { try RecordFile(path: path).compare(entry) }
        if let path = arguments.record { try RecordFile(path: path).append(entry) }
    }
}
