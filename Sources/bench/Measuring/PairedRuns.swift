/// Runs programs in turn (A B C A B C …), so that a busy moment of the machine meets all of them alike.
struct PairedRuns {
    private(set) var wall: [String: Samples] = [:]
    private(set) var processor: [String: Samples] = [:]
    /// Bytes.
    private(set) var peakMemory: [String: Samples] = [:]

    /// - Parameter programs: The arguments of each, by a name; those that end with another code than 0 or 1 are
    ///   dropped, with the reason in the report.
    init(_ programs: [(name: String, arguments: [String])], rounds: Int, _ report: inout Report) throws(BenchError) {
        var failed: Set<String> = []
        // The first round fills the caches and is not counted.
        for round in 0...rounds {
            for program in programs where !failed.contains(program.name) {
                let cost = try ChildProcess(program.arguments).run()
                guard cost.status <= 1 else {
                    failed.insert(program.name)
                    report.note("\(program.name): left out, it ended with \(cost.status)")
                    continue
                }
                guard round > 0 else { continue }
                wall[program.name, default: Samples()].append(cost.wall)
                processor[program.name, default: Samples()].append(cost.processor)
                peakMemory[program.name, default: Samples()].append(Double(cost.peakMemory))
            }
        }
    }

    /// Time on the clock of one program in units of another's, if both ran.
    func ratio(_ name: String, to other: String) -> Samples? { PairedRuns.ratio(name, other, in: wall) }

    /// Processor time of one program in units of another's, if both ran.
    func processorRatio(_ name: String, to other: String) -> Samples? { PairedRuns.ratio(name, other, in: processor) }

    /// Peak memory of one program in units of another's, if both ran.
    func memoryRatio(_ name: String, to other: String) -> Samples? { PairedRuns.ratio(name, other, in: peakMemory) }

    private static func ratio(_ name: String, _ other: String, in samples: [String: Samples]) -> Samples? {
        guard let left = samples[name], let right = samples[other] else { return nil }
        return left / right
    }
}
