import JSON

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A client of `widgetlint server` over pipes.
final class ServerSession {
    private let process: pid_t
    private let input: Int32
    private let output: Int32
    private var received: [UInt8] = []
    private var lastID: Int64 = 0

    /// Starts the server.
    init(_ program: String) throws(BenchError) {
        let (serverInput, input) = try ServerSession.makePipe()
        let (output, serverOutput) = try ServerSession.makePipe()
        var actions = SpawnActions()
        actions.duplicate(serverInput, as: 0)
        actions.duplicate(serverOutput, as: 1)
        process = try actions.spawn([program, "server"])
        close(serverInput)
        close(serverOutput)
        self.input = input
        self.output = output
    }

    private static func makePipe() throws(BenchError) -> (read: Int32, write: Int32) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw BenchError("cannot make a pipe") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    /// The bytes of a notification, to be sent together with others.
    func notification(_ method: String, _ params: JSONValue) -> [UInt8] {
        frame(["jsonrpc": "2.0", "method": JSONValue(.string(method)), "params": params])
    }

    func send(_ bytes: [UInt8]) throws(BenchError) {
        var sent = 0
        while sent < bytes.count {
            let step = bytes.withUnsafeBytes { write(input, $0.baseAddress?.advanced(by: sent), bytes.count - sent) }
            guard step > 0 else { throw BenchError("the server takes no more messages") }
            sent += step
        }
    }

    /// Sends a request behind other messages, all at once, and waits for its answer.
    ///
    /// - Returns: Seconds from the first byte sent to the last received, and the answer's result.
    func request(
        _ method: String, _ params: JSONValue, after messages: [UInt8] = []
    ) throws(BenchError) -> (seconds: Double, result: JSONValue) {
        lastID += 1
        let request = frame([
            "jsonrpc": "2.0", "id": JSONValue(.integer(lastID)), "method": JSONValue(.string(method)), "params": params,
        ])
        let start = ContinuousClock.now
        try send(messages + request)
        while true {
            let body = try nextBody()
            let end = ContinuousClock.now
            guard let message = try? JSONValue.parse(body) else { throw BenchError("the server sent no JSON") }
            if let method = message["method"]?.string, let id = message["id"] {
                // A request of the server's own, such as to watch files.
                _ = method
                try send(frame(["jsonrpc": "2.0", "id": id, "result": .null]))
            } else if message["id"]?.integer == lastID {
                guard let result = message["result"] else { throw BenchError("the server refused \(method)") }
                return ((end - start).seconds, result)
            }
        }
    }

    /// What the server holds in memory now, in bytes; nil where the system does not tell.
    var memory: Int? {
        // In pages: the whole address space, then what is in memory.
        let figures = KernelFile.text("/proc/\(process)/statm")?.split(separator: " ") ?? []
        return figures.dropFirst().first.flatMap { Int($0) }.map { $0 * Int(getpagesize()) }
    }

    /// Ends the server.
    ///
    /// - Returns: Its peak memory in bytes.
    func finish() throws(BenchError) -> Int {
        _ = try request("shutdown", .null)
        try send(notification("exit", .null))
        close(input)
        defer { close(output) }
        var status: Int32 = 0
        var usage = rusage()
        guard wait4(process, &status, 0, &usage) == process else { throw BenchError("the server does not end") }
        return Int(usage.ru_maxrss) * ChildProcess.memoryUnit
    }
}

// MARK: - Framing

extension ServerSession {
    private func frame(_ message: JSONValue) -> [UInt8] {
        let body = message.serialized()
        return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    }

    private func nextBody() throws(BenchError) -> [UInt8] {
        while true {
            if let header = headerEnd {
                let text = String(decoding: received[..<header], as: UTF8.self)
                let length = text.split(separator: "\r\n").lazy.compactMap { line -> Int? in
                    guard line.lowercased().hasPrefix("content-length:") else { return nil }
                    return Int(line.dropFirst(15).drop { $0 == " " })
                }.first
                guard let length else { throw BenchError("the server sent a message without length") }
                let end = header + 4 + length
                while received.count < end { try fill() }
                let body = Array(received[(header + 4)..<end])
                received.removeFirst(end)
                return body
            }
            try fill()
        }
    }

    private var headerEnd: Int? {
        guard received.count >= 4 else { return nil }
        return (0...(received.count - 4)).first { received[$0..<($0 + 4)].elementsEqual("\r\n\r\n".utf8) }
    }

    private func fill() throws(BenchError) {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(output, &chunk, chunk.count)
        guard count > 0 else { throw BenchError("the server ended") }
        received += chunk[..<count]
    }
}
