/// Messages on their way to the client.
///
/// Senders never wait. One thread runs `drain` and does.
final class Outbox: Sendable {
    private struct Entry: Sendable {
        var body: [UInt8]
        /// What the message is about, when a newer one makes it worthless.
        var subject: String?
    }

    private struct State: Sendable {
        var entries = Queue<Entry>()
        /// Number of the waiting message about a subject.
        var waiting: [String: Int] = [:]
        var isClosed = false
        var isDrained = false
    }

    private let state = Monitor(State())

    /// Appends a message. One with a subject takes the place of a waiting one with the same.
    func send(_ body: [UInt8], subject: String? = nil) {
        state.update { state in
            let entry = Entry(body: body, subject: subject)
            if let subject, let number = state.waiting[subject] {
                state.entries.replace(number: number, with: entry)
            } else {
                let number = state.entries.append(entry)
                if let subject { state.waiting[subject] = number }
            }
        }
    }

    /// Lets `drain` end when everything was written.
    func close() {
        state.update { $0.isClosed = true }
    }

    /// Writes messages until the outbox is closed and empty; false when the client is gone.
    func drain(to descriptor: Int32) -> Bool {
        var isConnected = true
        while isConnected, let body = next() {
            isConnected = Descriptors.write(MessageFramer.frame(body), to: descriptor)
        }
        state.update { $0.isDrained = true }
        return isConnected
    }

    /// Waits until everything was written or the client is gone, no longer than `milliseconds` where they are given.
    func waitUntilDrained(milliseconds: Int?) {
        let isDrained: (inout State) -> Bool? = { $0.isDrained ? true : nil }
        if let milliseconds {
            _ = state.wait(milliseconds: milliseconds, for: isDrained)
        } else {
            _ = state.wait(for: isDrained)
        }
    }

    /// The next message to write; `nil` at the end.
    private func next() -> [UInt8]? {
        state.wait { state -> [UInt8]?? in
            guard let entry = state.entries.popFirst() else { return state.isClosed ? .some(nil) : nil }
            if let subject = entry.subject { state.waiting[subject] = nil }
            return .some(entry.body)
        }
    }
}
