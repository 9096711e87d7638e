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
        if let ratio = paired.processorRatio(runs[1].0, to: "true") { report.ratio("version.to-true", ratio, "--version / true, processor time") }
        if let ratio = paired.processorRatio(runs[2].0, to: "true") { report.ratio("file.to-true", ratio, "one file / true, processor time") }
    }
}
