/// How long an editor waits after it starts the server, until it can show the first finding.
struct ServerStarts {
    let programs: Programs

    private static let small = "start to first diagnostic, 1 file"
    /// The server has something to say about it.
    private static let text = Array("import WidgetKit\nlet policy = TimelineReloadPolicy()\n".utf8)

    /// - Parameters:
    ///   - project: What the server must index.
    ///   - scratch: Where a project of one file is made.
    func measure(
        _ project: GeneratedFolder, in scratch: Folder, rounds: Int, _ report: inout Report
    ) throws(BenchError) {
        try scratch.write(Array("let a = 1\n".utf8), to: "A.swift")
        let lint = ChildProcess([programs.widgetlint, "--quiet", project.path])
        var (alone, indexing, linting) = (Samples(), Samples(), Samples())
        // The first round fills the caches and is not counted.
        for round in 0...rounds {
            let seconds = (
                alone: try start(in: scratch.path), indexing: try start(in: project.path), linting: try lint.run().wall
            )
            guard round > 0 else { continue }
            alone.append(seconds.alone)
            indexing.append(seconds.indexing)
            linting.append(seconds.linting)
        }
        report.time(ServerStarts.small, alone, goal: "10 ms")
        report.time("start to first diagnostic, \(project.files) files", indexing, goal: "10 ms and the index")
        report.ratio("server.start-to-lint", indexing / linting, "start with the index / whole lint")
    }

    /// Seconds from before the process is made to the answer.
    private func start(in folder: String) throws(BenchError) -> Double {
        let start = ContinuousClock.now
        let session = try ServerSession(programs.widgetlint)
        try session.open(folder: folder)
        let count = try session.show(ServerStarts.text, at: "\(folder)/First.swift")
        let seconds = (ContinuousClock.now - start).seconds
        guard count > 0 else { throw BenchError("the server found nothing in a file with a mistake") }
        _ = try session.finish()
        return seconds
    }
}
