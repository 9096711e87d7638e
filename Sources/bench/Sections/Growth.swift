/// Whole processes on inputs of one, two and four times the size: what four times the size costs in units of what twice
/// the size does. What is linear costs twice as much or, with the start of the program in it, a little less.
struct Growth {
    let programs: Programs
    let scratch: Folder
    let rounds: Int

    private static let scales = [1, 2, 4]

    func measure(_ report: inout Report) throws(BenchError) {
        for input in GrowingInput.allCases {
            let folder = scratch.subfolder("growing")
            try measure(input, in: folder, &report)
            folder.remove()
        }
    }

    private func measure(_ input: GrowingInput, in folder: Folder, _ report: inout Report) throws(BenchError) {
        var runs: [(name: String, arguments: [String])] = []
        for scale in Growth.scales {
            let sized = folder.subfolder("\(scale)")
            try input.write(scale, into: sized)
            let lint = [programs.widgetlint, "--quiet", sized.path]
            runs.append((input.title(scale), programs.cores.run(lint, on: 1) ?? lint))
        }
        let paired = try PairedRuns(runs, rounds: rounds, &report)
        for run in runs {
            guard let wall = paired.wall[run.name], let memory = paired.peakMemory[run.name] else { continue }
            report.time(run.name, wall, "peak memory \(Format.number(memory.median / 1e6)) MB")
        }
        let (two, four) = (runs[1].name, runs[2].name)
        let (key, meaning) = ("growth.\(input.rawValue)", "the largest / half of it")
        if let ratio = paired.processorRatio(four, to: two) {
            report.ratio("\(key).time", ratio, "\(meaning), processor time", goal: "2 or less")
        }
        if let ratio = paired.memoryRatio(four, to: two) {
            report.ratio("\(key).memory", ratio, "\(meaning), peak memory", goal: "2 or less")
        }
    }
}
