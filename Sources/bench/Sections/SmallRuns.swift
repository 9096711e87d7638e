/// Whole processes that have next to nothing to do.
struct SmallRuns {
    let programs: Programs

    /// - Parameter file: A file of 60 KB by itself.
    func measure(_ file: String, rounds: Int, _ report: inout Report) throws(BenchError) {
        let reader = programs.reader(of: file)
        let runs = [
            ("true", ["true"]), ("widgetlint --version", [programs.widgetlint, "--version"]),
            ("widgetlint, one 60 KB file", [programs.widgetlint, "--quiet", file]), reader,
        ]
        let paired = try PairedRuns(runs, rounds: rounds, &report)
        for (name, _) in runs {
            guard let wall = paired.wall[name], let memory = paired.peakMemory[name] else { continue }
            report.time(name, wall, "peak memory \(Format.number(memory.median / 1e6)) MB")
        }
        report.note("goals: --version 1 ms, one file 3 ms, of a program built with -static-executable (see --program)")
        for (key, name) in [("version", runs[1].0), ("file", runs[2].0)] {
            guard let ratio = paired.processorRatio(name, to: "true") else { continue }
            report.ratio("\(key).to-true", ratio, "\(name) / true, processor")
        }
    }
}
