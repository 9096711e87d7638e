/// Whole processes that have next to nothing to do.
struct SmallRuns {
    let programs: Programs

    private let version = "widgetlint --version"
    private let oneFile = "widgetlint, one 60 KB file"

    /// - Parameter file: A file of 60 KB by itself.
    func measure(_ file: String, rounds: Int, _ report: inout Report) throws(BenchError) {
        let runs = [
            ("true", ["true"]), (version, [programs.widgetlint, "--version"]),
            (oneFile, [programs.widgetlint, "--quiet", file]), programs.reader(of: file),
        ]
        let goals = [version: "1 ms", oneFile: "3 ms"]
        let paired = try PairedRuns(runs, rounds: rounds, &report)
        for (name, _) in runs {
            guard let wall = paired.wall[name], let memory = paired.peakMemory[name] else { continue }
            report.time(name, wall, "peak memory \(Format.number(memory.median / 1e6)) MB", goal: goals[name])
        }
        programs.noteLinkage(report)
        report.note("the memory of `true` is that of bench, below which Linux reports nothing of what it starts")
        report.note("another goal of --version: 1 million instructions; Tests/Benchmarks/instructions.sh counts them")
        for (key, name) in [("version", version), ("file", oneFile)] {
            guard let ratio = paired.processorRatio(name, to: "true") else { continue }
            report.ratio("\(key).to-true", ratio, "\(name) / true, processor")
        }
    }
}
