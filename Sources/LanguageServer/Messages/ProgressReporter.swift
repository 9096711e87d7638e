import JSON

/// Shows that the server is at work, when the work takes long.
///
/// A thread of its own watches the clock, because the worker is busy and the client is not waited for.
final class ProgressReporter: Sendable {
    private struct Job: Sendable {
        let number: Int
        let title: String
        /// Given by the client for this work; otherwise one must be agreed upon first.
        let clientToken: JSONValue?
        /// The token under which the client sees the progress.
        var shown: JSONValue?
    }

    private struct State: Sendable {
        var job: Job?
        var lastNumber = 0
        /// Tokens that the client has agreed to.
        var agreed: Set<String> = []
        var hasThread = false
        var isClosed = false
    }

    private let client: Client
    /// Milliseconds that work may take without being shown.
    private let delay: Int
    private let state = Monitor(State())

    init(client: Client, delay: Int) {
        self.client = client
        self.delay = delay
    }

    /// Does `work`, and shows it under `title` where the client can: with `clientToken`, or with one of the server's
    /// own.
    func during<Result>(
        _ title: String, clientToken: JSONValue?, canCreate: Bool, _ work: () -> Result
    ) -> Result {
        guard clientToken != nil || canCreate else { return work() }
        let needsThread = state.update { state in
            state.lastNumber += 1
            state.job = Job(number: state.lastNumber, title: title, clientToken: clientToken)
            defer { state.hasThread = true }
            return !state.hasThread
        }
        if needsThread { _ = ThreadStarter.start { self.watch() } }
        defer { finish() }
        return work()
    }

    /// Hears the client's answer to a token of the server.
    func answered(token: String, isAgreed: Bool) {
        state.update { if isAgreed { $0.agreed.insert(token) } }
    }

    func close() {
        state.update { $0.isClosed = true }
    }

    private func finish() {
        state.update { state in
            if let token = state.job?.shown { notify(token, kind: "end", title: nil) }
            state.job = nil
        }
    }

    private func watch() {
        var last = 0
        while let job = nextJob(after: last) {
            last = job.number
            let isOver: (inout State) -> Bool? = { $0.isClosed || $0.job?.number != job.number ? true : nil }
            if state.wait(milliseconds: delay, for: isOver) != nil { continue }
            if let token = job.clientToken ?? agreeOnToken(for: job) { show(job, token) }
        }
    }

    private func nextJob(after number: Int) -> Job? {
        state.wait { state -> Job?? in
            if state.isClosed { return .some(nil) }
            guard let job = state.job, job.number > number else { return nil }
            return .some(job)
        }
    }

    /// `nil` when the work was over first.
    private func agreeOnToken(for job: Job) -> JSONValue? {
        let token = "widgetlint-\(job.number)"
        client.request(.createProgress(token: token), "window/workDoneProgress/create") { $0.member("token", token) }
        let isAgreed = state.wait { state -> Bool? in
            if state.agreed.remove(token) != nil { return true }
            return state.isClosed || state.job?.number != job.number ? false : nil
        }
        return isAgreed ? JSONValue(.string(token)) : nil
    }

    private func show(_ job: Job, _ token: JSONValue) {
        state.update { state in
            guard state.job?.number == job.number else { return }
            state.job?.shown = token
            notify(token, kind: "begin", title: job.title)
        }
    }

    private func notify(_ token: JSONValue, kind: String, title: String?) {
        client.notify("$/progress") {
            $0.member("token", token)
            $0.object("value") {
                $0.member("kind", kind)
                if let title { $0.member("title", title) }
            }
        }
    }
}
