import JSON

/// What the reading thread does: cuts the input into messages, sorts them and hands them on.
struct ReadLoop {
    enum Ending {
        case exit
        case endOfInput
        /// Writing failed.
        case clientGone
        /// The process that started the server has ended.
        case processGone
    }

    let reader: InputReader
    let inbox: Inbox
    let client: Client
    let progress: ProgressReporter
    /// Milliseconds.
    let processCheckInterval: Int32

    private var framer = MessageFramer()
    private var lifecycle = Lifecycle()
    private var watchedProcess: Int32?

    init(
        reader: InputReader, inbox: Inbox, client: Client, progress: ProgressReporter, processCheckInterval: Int32
    ) {
        self.reader = reader
        self.inbox = inbox
        self.client = client
        self.progress = progress
        self.processCheckInterval = processCheckInterval
    }

    /// Of the process, when it ends now.
    var exitCode: Int32 { lifecycle.exitCode }

    mutating func run() -> Ending {
        while true {
            switch reader.next(milliseconds: watchedProcess == nil ? -1 : processCheckInterval) {
            case .bytes(let bytes):
                framer.append(bytes)
                while let event = framer.next() {
                    if take(event) { return .exit }
                }
            case .timeout:
                if let watchedProcess, Descriptors.isGone(process: watchedProcess) { return .processGone }
            case .interrupted: return .clientGone
            case .end: return .endOfInput
            }
        }
    }

    /// True at `exit`.
    private mutating func take(_ event: MessageFramer.Event) -> Bool {
        switch event {
        case .badHeader(let reason):
            client.log(.warning, "passed over \(reason)")
        case .tooLarge(let length):
            let message = "a message of \(length) bytes is longer than \(MessageFramer.bodyLimit)"
            client.respond(to: nil, error: ResponseError(.invalidRequest, message))
        case .body(let body):
            return take(IncomingMessage(body: body))
        }
        return false
    }

    private mutating func take(_ message: IncomingMessage) -> Bool {
        if case .unusable(let id, let error) = message {
            client.respond(to: id, error: error)
            return false
        }
        switch lifecycle.admit(message) {
        case .exit: return true
        case .drop: break
        case .answer(let id, let result, let error): takeAnswer(to: id, result: result, error: error)
        case .pass(.notification("$/cancelRequest", let params)):
            if let id = params?["id"].flatMap({ RequestID($0) }) { inbox.cancel(id) }
        case .pass(let message):
            if case .request(_, "initialize", let params) = message {
                watchedProcess = InitializeParams(params).processID
            }
            inbox.append(message)
        }
        return false
    }

    private func takeAnswer(to id: RequestID, result: JSONValue?, error: String?) {
        switch client.takeRequest(answeredBy: id) {
        case nil: break
        case .createProgress(let token): progress.answered(token: token, isAgreed: error == nil)
        case .plain(let name):
            if let error { client.log(.warning, "the client refused \(name): \(error)") }
        case .applyEdit(let title):
            if result?["applied"]?.bool != true {
                let reason = error ?? result?["failureReason"]?.string ?? "no reason given"
                client.log(.warning, "the client did not apply «\(title)»: \(reason)")
            }
        }
    }
}
