/// Whole processes that lint a folder, beside programs that only read it.
struct WholeLint {
    let programs: Programs
    let folder: GeneratedFolder
    let rounds: Int
    /// The beginning of the figures' names in the record.
    let key: String

    private let allCores = "widgetlint, all cores"
    private let oneCore = "widgetlint, 1 core"
    private let twoCores = "widgetlint, 2 cores"
    private let everything = "widgetlint, every file parsed, 1 core"
    private let astGrep = "ast-grep, one pattern, 1 thread"

    init(_ programs: Programs, _ folder: GeneratedFolder, rounds: Int, key: String) {
        self.programs = programs
        self.folder = folder
        self.rounds = rounds
        self.key = key
    }

    private var lint: [String] { [programs.widgetlint, "--quiet", folder.path] }

    private var thoroughLint: [String] { lint + ["--no-prefilter"] }

    /// - Parameter goal: Of the ratio to the program that only reads.
    func measure(_ report: inout Report, goal: String) throws(BenchError) {
        let reader = programs.reader(of: folder.path)
        var runs = [reader]
        for (name, count) in [(oneCore, 1), (twoCores, 2)] {
            if let arguments = programs.cores.run(lint, on: count) { runs.append((name, arguments)) }
        }
        if runs.count == 1 {
            report.note("one and two cores: skipped, taskset does not hold programs to them here")
            runs.append((allCores, lint))
        }
        if let arguments = programs.cores.run(thoroughLint, on: 1) { runs.append((everything, arguments)) }
        let paired = try PairedRuns(runs, rounds: rounds, &report)
        for (name, _) in runs { show(name, paired, report) }
        try compareFindings(report)
        let single = runs[1].name
        let readerName = reader.name.prefix { $0 != " " }
        if let ratio = paired.ratio(single, to: reader.name) {
            report.ratio("\(key).to-\(readerName)", ratio, "lint / \(reader.name)", goal: goal)
        }
        if let ratio = paired.processorRatio(single, to: reader.name) {
            report.ratio("\(key).processor-to-\(readerName)", ratio, "lint / \(reader.name), processor time")
        }
        if let ratio = paired.ratio(oneCore, to: twoCores) {
            report.ratio("\(key).speed-up", ratio, "1 core / 2 cores", goal: "1.7 or more")
        }
        if let ratio = paired.ratio(everything, to: reader.name) {
            report.ratio("\(key).everything-to-\(readerName)", ratio, "every file parsed / \(reader.name)")
        }
        showMemory(paired.peakMemory[twoCores] ?? paired.peakMemory[single], &report)
        try compareWithAstGrep(runs[1], &report)
    }

    /// Passing over what cannot matter must not show.
    private func compareFindings(_ report: Report) throws(BenchError) {
        let found = try ChildProcess(lint).output(highestStatus: 1)
        guard try found == ChildProcess(thoroughLint).output(highestStatus: 1) else {
            throw BenchError("the findings in \(folder.path) are others where every file is parsed")
        }
        report.note("the findings are the same where every file is parsed")
    }

    private func show(_ name: String, _ paired: PairedRuns, _ report: Report) {
        guard let wall = paired.wall[name], let processor = paired.processor[name] else { return }
        let speed = Format.number(Double(folder.bytes) / 1e6 / wall.median)
        report.time(name, wall, "\(speed) MB/s", "processor \(Format.number(processor.median * 1e3)) ms")
    }

    private func showMemory(_ peak: Samples?, _ report: inout Report) {
        guard let peak else { return }
        let megabytes = Double(folder.bytes) / 1e6
        let goal = "\(Format.number(30 + 0.3 * megabytes)) MB (30 + 0.3 per MB of source)"
        report.figure("peak memory", peak, unit: "MB", scale: 1e-6, goal: goal)
        report.ratio("\(key).memory-per-byte", Samples([peak.median / 1e6 / megabytes]), "peak memory / source")
    }

    private func compareWithAstGrep(
        _ lint: (name: String, arguments: [String]), _ report: inout Report
    ) throws(BenchError) {
        guard let program = programs.astGrep else {
            return report.note("ast-grep: skipped, it is not installed (see --ast-grep)")
        }
        let arguments = [program, "run", "-j", "1", "-l", "swift", "-p", "Text($A)", folder.path]
        let paired = try PairedRuns([(astGrep, arguments), lint], rounds: 1, &report)
        show(astGrep, paired, report)
        if let ratio = paired.processorRatio(astGrep, to: lint.name) {
            report.ratio("\(key).ast-grep-to-lint", ratio, "ast-grep / lint, processor time", goal: "20 or more")
        }
    }
}
