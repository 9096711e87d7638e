#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

signal(SIGPIPE, SIG_IGN)
do throws(BenchError) {
    let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
    if arguments.asksForHelp {
        print(Arguments.help, terminator: "")
    } else if let stage = arguments.stage {
        stage.run()
    } else {
        try Benchmark(arguments: arguments).run()
    }
} catch {
    let message = Array("bench: \(error)\n".utf8)
    _ = message.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    exit(2)
}
