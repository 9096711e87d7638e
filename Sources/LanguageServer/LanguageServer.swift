/// A language server over a pair of descriptors.
///
/// Three threads: this one reads and never waits for anything but input; a worker owns the documents and the analysis
/// and does everything in order; a writer waits for the client to take what it is sent.
public struct LanguageServer: Sendable {
    private let options: LanguageServerOptions

    public init(_ options: LanguageServerOptions) { self.options = options }

    /// Serves until the client says `exit`, closes `input` or is gone.
    ///
    /// - Returns: The exit code for the process: 0 after `shutdown`, otherwise 1. The process should end right away,
    ///   since a thread may still wait for a client that takes nothing.
    public func run(input: Int32, output: Int32) -> Int32 {
        guard let reader = InputReader(input) else { return 1 }
        let inbox = Inbox()
        let outbox = Outbox()
        let client = Client(outbox: outbox, logEarly: options.logEarly)
        let progress = ProgressReporter(client: client, delay: options.progressDelay)
        defer {
            progress.close()
            inbox.abandon()
            outbox.close()
        }
        let hasWriter = ThreadStarter.start {
            if !outbox.drain(to: output) { reader.interrupt() }
        }
        let hasWorker = ThreadStarter.start { [options] in
            Server(options: options, inbox: inbox, client: client, progress: progress).serve()
            inbox.markWorkerDone()
        }
        guard hasWriter, hasWorker else { return 1 }
        var loop = ReadLoop(
            reader: reader, inbox: inbox, client: client, progress: progress,
            processCheckInterval: options.processCheckInterval)
        let ending = loop.run()
        switch ending {
        case .exit, .processGone:
            inbox.abandon()
            inbox.waitForWorker(milliseconds: Self.patience)
        case .endOfInput:
            inbox.close()
            inbox.waitForWorker(milliseconds: nil)
        case .clientGone:
            return 1
        }
        outbox.close()
        outbox.waitUntilDrained(milliseconds: Self.patience)
        return reader.wasInterrupted ? 1 : loop.exitCode
    }

    /// Milliseconds that an ending server waits for its threads.
    private static let patience = 1000
}

/// Serves over standard input and output. Nothing else may have been written to standard output.
///
/// - Returns: The exit code for the process, which should end right away.
public func runLanguageServer(_ options: LanguageServerOptions) -> Int32 {
    Descriptors.ignoreBrokenPipes()
    guard let output = Descriptors.reserveOutput() else { return 1 }
    var options = options
    options.logEarly = { line in
        _ = Descriptors.write(Array("widgetlint server: \(line)\n".utf8), to: 2)
    }
    return LanguageServer(options).run(input: 0, output: output)
}
