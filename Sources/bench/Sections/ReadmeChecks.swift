/// The README check as a whole process: beside a program that only reads the same files, and at one, two and four times
/// the size.
struct ReadmeChecks {
    let programs: Programs
    let scratch: Folder
    let rounds: Int

    /// READMEs, each with ten blocks and, in the sources, a hundred lines.
    private static let sizes = [2_500, 5_000, 10_000]
    private static let goal = "2000 ms"

    func measure(_ report: inout Report) throws(BenchError) {
        var single: [(name: String, arguments: [String])] = []
        for size in ReadmeChecks.sizes {
            let folder = scratch.subfolder("readme/\(size)")
            let counts = try ReadmeProject(readmes: size).write(into: folder)
            try compareCounts(counts, folder)
            if size == ReadmeChecks.sizes.last { try measureWhole(folder, counts, &report) }
            single.append(("\(size) READMEs, 1 core", programs.cores.run(check(folder), on: 1) ?? check(folder)))
        }
        try measureGrowth(single, &report)
        scratch.subfolder("readme").remove()
    }

    private func check(_ folder: Folder) -> [String] { [programs.widgetlint, "readme", "--quiet", folder.path] }

    private func measureWhole(
        _ folder: Folder, _ counts: ReadmeProject.Counts, _ report: inout Report
    ) throws(BenchError) {
        let whole = "widgetlint readme, all cores"
        let reader = programs.reader(of: folder.path, everyFile: true)
        let paired = try PairedRuns([reader, (whole, check(folder))], rounds: rounds, &report)
        report.note("\(counts.readmes) READMEs with \(counts.blocks) blocks, \(counts.sourceLines) lines of source")
        for (name, goal) in [(reader.name, nil), (whole, ReadmeChecks.goal)] {
            guard let wall = paired.wall[name], let processor = paired.processor[name] else { continue }
            let memory = paired.peakMemory[name].map { "peak memory \(Format.number($0.median / 1e6)) MB" } ?? ""
            report.time(name, wall, "processor \(Format.number(processor.median * 1e3)) ms", memory, goal: goal)
        }
        let readerName = reader.name.prefix { $0 != " " }
        if let ratio = paired.processorRatio(whole, to: reader.name) {
            report.ratio("readme.processor-to-\(readerName)", ratio, "check / \(reader.name), processor time")
        }
    }

    private func measureGrowth(
        _ runs: [(name: String, arguments: [String])], _ report: inout Report
    ) throws(BenchError) {
        let paired = try PairedRuns(runs, rounds: min(rounds, 5), &report)
        for run in runs {
            guard let wall = paired.wall[run.name], let memory = paired.peakMemory[run.name] else { continue }
            report.time(run.name, wall, "peak memory \(Format.number(memory.median / 1e6)) MB")
        }
        let (half, all) = (runs[runs.count - 2].name, runs[runs.count - 1].name)
        if let ratio = paired.processorRatio(all, to: half) {
            report.ratio("readme.growth.time", ratio, "the largest / half of it, processor time", goal: "2 or less")
        }
        if let ratio = paired.memoryRatio(all, to: half) {
            report.ratio("readme.growth.memory", ratio, "the largest / half of it, peak memory", goal: "2 or less")
        }
    }

    /// A check that passes over blocks would be fast, too.
    private func compareCounts(_ expected: ReadmeProject.Counts, _ folder: Folder) throws(BenchError) {
        guard try ChildProcess(check(folder)).run().status == 1 else {
            throw BenchError("the README check did not report what is wrong in \(folder.path)")
        }
        let output = try ChildProcess([programs.widgetlint, "readme", "--format", "json", folder.path])
            .output(highestStatus: 1)
        func count(_ name: String) -> Int {
            guard let start = output.firstRange(of: "\"\(name)\":")?.upperBound else { return -1 }
            return Int(output[start...].drop { $0 == " " }.prefix { $0.isASCII && $0.isNumber }) ?? -1
        }
        var found = expected
        found.blocks = count("checked")
        found.exempt = count("exempt")
        found.wrong = count("drifted") + count("unknown")
        guard found == expected else {
            throw BenchError("the README check counted \(found) and not \(expected) in \(folder.path)")
        }
    }
}
