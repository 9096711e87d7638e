#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// How a new process gets its standard streams.
struct SpawnActions: ~Copyable {
    #if canImport(Darwin)
    private var actions: posix_spawn_file_actions_t?
    #else
    private var actions = posix_spawn_file_actions_t()
    #endif

    init() { posix_spawn_file_actions_init(&actions) }

    deinit {
        var actions = actions
        posix_spawn_file_actions_destroy(&actions)
    }

    mutating func open(_ descriptor: Int32, _ path: String, _ flags: Int32) {
        posix_spawn_file_actions_addopen(&actions, descriptor, path, flags, 0o644)
    }

    /// Makes `source` of this process the other's `descriptor`.
    mutating func duplicate(_ source: Int32, as descriptor: Int32) {
        posix_spawn_file_actions_adddup2(&actions, source, descriptor)
    }

    /// Starts the program and gives the number of the process.
    mutating func spawn(_ arguments: [String]) throws(BenchError) -> pid_t {
        var process = pid_t()
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
        defer { words.forEach { free($0) } }
        words.append(nil)
        let code = posix_spawnp(&process, arguments[0], &actions, nil, words, environ)
        guard code == 0 else { throw BenchError("cannot start \(arguments[0])") }
        return process
    }
}
