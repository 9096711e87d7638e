/// Messages that wait for the worker, and the requests that were cancelled meanwhile.
final class Inbox: Sendable {
    private struct State: Sendable {
        var messages = Queue<AdmittedMessage>()
        /// Requests without answer so far, and whether they are cancelled.
        var isCancelled: [RequestID: Bool] = [:]
        var isClosed = false
        var isAbandoned = false
        var isWorkerDone = false
    }

    /// What the worker finds when it looks.
    enum Item: Sendable {
        case message(AdmittedMessage)
        /// Nothing waits at the moment.
        case idle
        /// Nothing waits, and nothing will.
        case closed
    }

    private let state = Monitor(State())

    func append(_ message: AdmittedMessage) {
        state.update { state in
            if case .request(let id, _, _) = message { state.isCancelled[id] = false }
            state.messages.append(message)
        }
    }

    /// Lets the worker end when it has seen all messages.
    func close() {
        state.update { $0.isClosed = true }
    }

    /// Lets the worker end at once: everything that waits counts as cancelled.
    func abandon() {
        state.update { state in
            state.isClosed = true
            state.isAbandoned = true
            for id in state.isCancelled.keys { state.isCancelled[id] = true }
        }
    }

    /// Whether nobody wants results any more.
    var isAbandoned: Bool { state.update { $0.isAbandoned } }

    /// The next message; waits for one unless `orIdle`.
    func next(orIdle: Bool) -> Item {
        state.wait { state in
            if let message = state.messages.popFirst() { return .message(message) }
            if state.isClosed { return .closed }
            return orIdle ? .idle : nil
        }
    }

    var isEmpty: Bool { state.update { $0.messages.count == 0 } }

    /// Takes text changes out of the queue that stand before anything else than changes and messages that `isPassable`.
    ///
    /// A request for diagnostics is answered for the newest text, so changes may overtake it; they must not overtake
    /// requests whose positions mean the older text.
    func takeChanges(behind isPassable: (AdmittedMessage) -> Bool) -> [AdmittedMessage] {
        state.update { state in
            var changes: [AdmittedMessage] = []
            var index = 0
            while let message = state.messages[waiting: index] {
                if case .notification("textDocument/didChange", _) = message {
                    if let change = state.messages.remove(waiting: index) { changes.append(change) }
                } else if isPassable(message) {
                    index += 1
                } else {
                    break
                }
            }
            return changes
        }
    }

    // MARK: Cancelling

    /// Marks a request as cancelled; an unknown or answered one is ignored.
    func cancel(_ id: RequestID) {
        state.update { state in
            if state.isCancelled[id] != nil { state.isCancelled[id] = true }
        }
    }

    func isCancelled(_ id: RequestID) -> Bool {
        state.update { $0.isCancelled[id] == true }
    }

    /// Says that a request has its answer.
    func finish(_ id: RequestID) {
        state.update { $0.isCancelled[id] = nil }
    }

    // MARK: End

    func markWorkerDone() {
        state.update { $0.isWorkerDone = true }
    }

    /// Waits until the worker has ended, no longer than `milliseconds` where they are given.
    func waitForWorker(milliseconds: Int?) {
        let isDone: (inout State) -> Bool? = { $0.isWorkerDone ? true : nil }
        if let milliseconds {
            _ = state.wait(milliseconds: milliseconds, for: isDone)
        } else {
            _ = state.wait(for: isDone)
        }
    }
}
