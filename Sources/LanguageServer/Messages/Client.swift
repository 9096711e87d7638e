import JSON

/// The client, as the server speaks to it. Any thread may; nothing waits.
final class Client: Sendable {
    /// A request of the server that waits for its answer.
    enum Request: Sendable, Hashable {
        /// Anything whose answer changes nothing; what it was, for the log.
        case plain(String)
        case applyEdit(title: String)
        /// The token of the progress that may be shown when the answer is no error.
        case createProgress(token: String)
    }

    private struct State: Sendable {
        var lastID: Int64 = 0
        var waiting: [RequestID: Request] = [:]
        var trace = TraceLevel.off
        /// Whether log messages may go to the client.
        var isInitialized = false
    }

    private let outbox: Outbox
    /// Takes log lines as long as the client cannot.
    private let logEarly: @Sendable (String) -> Void
    private let state = Monitor(State())

    init(outbox: Outbox, logEarly: @escaping @Sendable (String) -> Void) {
        self.outbox = outbox
        self.logEarly = logEarly
    }

    // MARK: Responses

    /// Answers a request; `result` is JSON text.
    func respond(to id: RequestID, result: [UInt8]) {
        send {
            $0.name("id")
            id.write(to: &$0)
            $0.name("result")
            $0.text(result)
        }
    }

    func respond(to id: RequestID?, error: ResponseError) {
        send {
            $0.name("id")
            if let id { id.write(to: &$0) } else { $0.null() }
            $0.object("error") {
                $0.member("code", error.code.rawValue)
                $0.member("message", error.message)
            }
        }
    }

    // MARK: Requests and notifications

    /// Sends a notification. One with a subject makes a waiting one about the same worthless.
    func notify(_ method: String, subject: String? = nil, params: (inout JSONWriter) -> Void) {
        send(subject: subject) {
            $0.member("method", method)
            $0.object("params", params)
        }
    }

    func request(_ request: Request, _ method: String, params: ((inout JSONWriter) -> Void)?) {
        let id = state.update { state in
            state.lastID += 1
            let id = RequestID.integer(state.lastID)
            state.waiting[id] = request
            return id
        }
        send {
            $0.name("id")
            id.write(to: &$0)
            $0.member("method", method)
            if let params { $0.object("params", params) }
        }
    }

    /// The request that `id` answers, which is no longer waiting then.
    func takeRequest(answeredBy id: RequestID) -> Request? {
        state.update { $0.waiting.removeValue(forKey: id) }
    }

    private func send(subject: String? = nil, _ body: (inout JSONWriter) -> Void) {
        var writer = JSONWriter()
        writer.object {
            $0.member("jsonrpc", "2.0")
            body(&$0)
        }
        outbox.send(writer.bytes, subject: subject)
    }

    // MARK: Log

    /// Types of `window/logMessage` and `window/showMessage`.
    enum MessageType: Int, Sendable {
        case error = 1
        case warning = 2
        case info = 3
        case log = 4
    }

    /// Says that the answer to `initialize` is on its way.
    func markInitialized() {
        state.update { $0.isInitialized = true }
    }

    func log(_ type: MessageType, _ message: String) {
        guard state.update({ $0.isInitialized }) else { return logEarly(message) }
        notify("window/logMessage") {
            $0.member("type", type.rawValue)
            $0.member("message", message)
        }
    }

    /// Tells the person in front of the editor.
    func show(_ type: MessageType, _ message: String) {
        notify("window/showMessage") {
            $0.member("type", type.rawValue)
            $0.member("message", message)
        }
    }

    // MARK: Trace

    func setTrace(_ level: TraceLevel) {
        state.update { $0.trace = level }
    }

    /// Sends a trace line if the client wants them, and its details if it wants those too.
    func trace(_ message: @autoclosure () -> String, verbose: @autoclosure () -> String) {
        let level = state.update { $0.trace }
        guard level != .off else { return }
        notify("$/logTrace") {
            $0.member("message", message())
            if level == .verbose { $0.member("verbose", verbose()) }
        }
    }
}

/// How much of its doings the server tells.
enum TraceLevel: String, Sendable {
    case off
    case messages
    case verbose
}
