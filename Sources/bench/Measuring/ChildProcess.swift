#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

import Project

/// A program that is run to its end, with what `wait4` says about it.
struct ChildProcess {
    /// What a run cost.
    struct Cost {
        /// From before the start until the end was seen, in seconds.
        let wall: Double
        /// In user mode and in the kernel, in seconds.
        let processor: Double
        /// Most memory at a time, in bytes. On Linux no less than this process had when it started the other.
        let peakMemory: Int
        /// Exit code, or 128 and the signal.
        let status: Int32
    }

    let arguments: [String]

    /// - Parameter arguments: The program, by path or by a name to look for, and what it is given.
    init(_ arguments: [String]) { self.arguments = arguments }

    /// Runs the program without input and throws its output away.
    func run() throws(BenchError) -> Cost {
        try run(output: "/dev/null")
    }

    /// Runs the program and gives what it writes to standard output.
    ///
    /// - Parameter highestStatus: The highest exit code that is no error.
    func output(highestStatus: Int32 = 0) throws(BenchError) -> String {
        let folder = try Folder.temporary()
        defer { folder.remove() }
        let file = folder.path + "/output"
        let cost = try run(output: file)
        guard cost.status <= highestStatus, let bytes = try? FileReader.read(file) else {
            throw BenchError("\(arguments[0]) ended with \(cost.status)")
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func run(output: String) throws(BenchError) -> Cost {
        let start = ContinuousClock.now
        var actions = SpawnActions()
        actions.open(0, "/dev/null", O_RDONLY)
        actions.open(1, output, O_WRONLY | O_CREAT | O_TRUNC)
        actions.open(2, "/dev/null", O_WRONLY)
        let process = try actions.spawn(arguments)
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) < 0 {
            guard errno == EINTR else { throw BenchError("cannot wait for \(arguments[0])") }
        }
        let wall = (ContinuousClock.now - start).seconds
        let signal = status & 0x7F
        return Cost(
            wall: wall, processor: seconds(usage.ru_utime) + seconds(usage.ru_stime),
            peakMemory: Int(usage.ru_maxrss) * ChildProcess.memoryUnit,
            status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal)
    }

    private func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

    #if canImport(Darwin)
    static let memoryUnit = 1
    #else
    static let memoryUnit = 1024
    #endif

    /// Where a program is, by the search path.
    static func find(_ name: String) -> String? {
        guard let path = getenv("PATH").map({ String(cString: $0) }) else { return nil }
        return path.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
    }
}
