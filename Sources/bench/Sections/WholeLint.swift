/// Whole processes that lint a folder, beside programs that only read it.
struct WholeLint {
    let programs: Programs
    let folder: GeneratedFolder
    let rounds: Int
    /// The beginning of the figures' names in the record.
    let key: String

    private let oneThread = "widgetlint, 1 thread"
    private let twoThreads = "widgetlint, all cores"
    private let astGrep = "ast-grep, one pattern, 1 thread"

    init(_ programs: Programs, _ folder: GeneratedFolder, rounds: Int, key: String) {
        self.programs = programs
        self.folder = folder
        self.rounds = rounds
        self.key = key
    }

    private var lint: [String] { [programs.widgetlint, "--quiet", folder.path] }

    /// - Parameter goal: Of the ratio to the program that only reads.
    func measure(_ report: inout Report, goal: String) throws(BenchError) {
        let reader = programs.reader(of: folder.path)
        var runs = [reader, (twoThreads, lint)]
        if let arguments = programs.onOneCore(lint) { runs.append((oneThread, arguments)) }
        let paired = try PairedRuns(runs, rounds: rounds, &report)
        for (name, _) in runs { show(name, paired, report) }
        let single = paired.wall[oneThread] == nil ? twoThreads : oneThread
        if let ratio = paired.ratio(single, to: reader.name) {
            report.ratio("\(key).to-\(reader.name.prefix { $0 != " " })", ratio, "lint / \(reader.name)", goal: goal)
        }
        if let ratio = paired.processorRatio(single, to: reader.name) {
            let name = reader.name.prefix { $0 != " " }
            report.ratio("\(key).processor-to-\(name)", ratio, "lint / \(reader.name), processor time")
        }
        if let ratio = paired.ratio(oneThread, to: twoThreads) {
            report.ratio("\(key).speed-up", ratio, "1 thread / all cores", goal: "1.7 on two cores")
        }
        showMemory(paired, &report)
        try compareWithAstGrep(single, paired, &report)
    }

    private func show(_ name: String, _ paired: PairedRuns, _ report: Report) {
        guard let wall = paired.wall[name], let processor = paired.processor[name] else { return }
        let speed = Format.number(Double(folder.bytes) / 1e6 / wall.median)
        report.time(name, wall, "\(speed) MB/s", "processor \(Format.number(processor.median * 1e3)) ms")
    }

    private func showMemory(_ paired: PairedRuns, _ report: inout Report) {
        guard let peak = paired.peakMemory[twoThreads] else { return }
        let megabytes = Double(folder.bytes) / 1e6
        let goal = 30 + 0.3 * megabytes
        let found = peak.median / 1e6
        report.note("peak memory \(Format.number(found)) MB, goal \(Format.number(goal)) MB")
        report.ratio("\(key).memory-per-byte", Samples([found / megabytes]), "peak memory / source")
    }

    private func compareWithAstGrep(
        _ single: String, _ paired: PairedRuns, _ report: inout Report
    ) throws(BenchError) {
        guard let program = programs.astGrep else { return report.note("ast-grep: skipped, it is not installed") }
        let arguments = [program, "run", "-j", "1", "-l", "swift", "-p", "Text($A)", folder.path]
        let runs = [(astGrep, arguments), (single, programs.onOneCore(lint) ?? lint)]
        let other = try PairedRuns(runs, rounds: 1, &report)
        show(astGrep, other, report)
        if let ratio = other.processorRatio(astGrep, to: single) {
            report.ratio("\(key).ast-grep-to-lint", ratio, "ast-grep / lint, processor time", goal: "20 or more")
        }
    }
}
