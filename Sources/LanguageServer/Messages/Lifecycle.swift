import JSON

/// Decides which messages may reach the worker, in the order in which they come.
///
///     created --initialize--> running --shutdown--> shutDown
struct Lifecycle: Sendable {
    enum Phase: Sendable {
        case created
        case running
        case shutDown
    }

    enum Verdict: Sendable {
        case pass(AdmittedMessage)
        /// An answer to a request of the server.
        case answer(id: RequestID, result: JSONValue?, error: String?)
        /// The message wants nothing that can be given at this time.
        case drop
        case exit
    }

    private(set) var phase = Phase.created

    /// Of the process, when it ends now.
    var exitCode: Int32 { phase == .shutDown ? 0 : 1 }

    mutating func admit(_ message: IncomingMessage) -> Verdict {
        switch message {
        case .request(let id, let method, let params):
            if let error = refusal(of: method, params) { return .pass(.refused(id: id, error: error)) }
            if method == "initialize" { phase = .running }
            if method == "shutdown" { phase = .shutDown }
            return .pass(.request(id: id, method: method, params: params))
        case .notification("exit", _):
            return .exit
        case .notification(let method, let params):
            return phase == .running ? .pass(.notification(method: method, params: params)) : .drop
        case .response(let id, let result, let error):
            guard let id, phase == .running else { return .drop }
            return .answer(id: id, result: result, error: error)
        case .unusable(let id, let error):
            return .pass(.refused(id: id, error: error))
        }
    }

    private func refusal(of method: String, _ params: JSONValue?) -> ResponseError? {
        switch phase {
        case .created where method != "initialize":
            ResponseError(.serverNotInitialized, "'\(method)' came before 'initialize'")
        // A failed `initialize` may be tried again.
        case .created where params?.members == nil && params?.isNull == false:
            ResponseError(.invalidParams, "the parameters of 'initialize' are no object")
        case .running where method == "initialize":
            ResponseError(.invalidRequest, "the server is initialized already")
        case .shutDown:
            ResponseError(.invalidRequest, "'\(method)' came after 'shutdown'")
        default: nil
        }
    }
}
