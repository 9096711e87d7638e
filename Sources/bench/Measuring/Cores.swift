/// Keeps programs on so many cores, where there is a way to.
struct Cores {
    private let taskset: String?
    /// Numbers of the cores that this process may use.
    private let numbers: [Int]

    init() {
        numbers = Cores.usable
        // A container may forbid it, and then it ends with the code of a lint that found something.
        let found = ChildProcess.find("taskset")
        let probe = found.flatMap { try? ChildProcess([$0, "-c", "\(Cores.usable.first ?? 0)", "true"]).run() }
        taskset = probe?.status == 0 ? found : nil
    }

    /// The program on `count` cores; nil where there are fewer, or where nobody but the program itself decides.
    func run(_ arguments: [String], on count: Int) -> [String]? {
        guard let taskset, numbers.count >= count else { return nil }
        return [taskset, "-c", numbers.prefix(count).map(String.init).joined(separator: ",")] + arguments
    }

    /// Those of the line `Cpus_allowed_list: 0-1,4`; none where there is no such line.
    private static var usable: [Int] {
        let lines = KernelFile.text("/proc/self/status")?.split(separator: "\n") ?? []
        guard let line = lines.first(where: { $0.hasPrefix("Cpus_allowed_list:") }) else { return [] }
        let ranges = line.drop { !$0.isNumber }.split(separator: ",")
        return ranges.flatMap { range -> [Int] in
            let ends = range.split(separator: "-").compactMap { Int($0) }
            guard let first = ends.first, let last = ends.last, first <= last else { return [] }
            return Array(first...last)
        }
    }
}
