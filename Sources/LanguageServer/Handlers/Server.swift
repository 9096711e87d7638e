import JSON
import Linter
import RuleEngine
import SwiftSource

/// The worker: owns the documents and the analysis, and deals with messages in order.
final class Server {
    let options: LanguageServerOptions
    let inbox: Inbox
    let client: Client
    let progress: ProgressReporter
    let workspace: Workspace
    var documents = DocumentStore()
    var capabilities = ClientCapabilities(nil)
    /// Documents whose diagnostics may have to be published, for clients that do not pull them.
    var publishing = PublishQueue()
    /// Reports of documents at `reportsRevision`.
    var reports: [String: DiagnosticReport] = [:]
    var reportsRevision = 0
    /// What a client that pulls knows of open documents.
    var pulledResultIDs: [DocumentKey: String] = [:]
    /// Configurations that are not open and whose diagnostics were published.
    var publishedConfigurations: Set<String> = []
    /// What is wrong with configurations that are not open, as far as the client was told.
    var toldConfigurationErrors: Set<ConfigurationError> = []
    /// What could not be read, as far as the client's log has it.
    var loggedProblems: Set<String> = []
    let pages: [String: RulePage]

    init(options: LanguageServerOptions, inbox: Inbox, client: Client, progress: ProgressReporter) {
        self.options = options
        self.inbox = inbox
        self.client = client
        self.progress = progress
        pages = Dictionary(options.pages.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        workspace = Workspace(makeAnalysis: options.makeAnalysis) { error in
            client.show(.error, "widgetlint: \(error)")
        }
    }

    /// Deals with messages until there are no more. Publishes only when none waits, so that a burst of edits is
    /// reviewed once.
    func serve() {
        while true {
            switch inbox.next(orIdle: !publishing.isEmpty) {
            case .message(let message): handle(message)
            case .idle: publishNext()
            case .closed:
                while !publishing.isEmpty, !inbox.isAbandoned { publishNext() }
                return
            }
        }
    }

    private func handle(_ message: AdmittedMessage) {
        switch message {
        case .refused(let id, let error):
            client.respond(to: id, error: error)
        case .notification(let method, let params):
            do throws(ResponseError) {
                try take(method, params)
            } catch {
                client.log(.error, "'\(method)' was not understood: \(error.message)")
            }
            client.trace("took '\(method)'", verbose: trace(params))
        case .request(let id, let method, let params):
            handle(id, method, params)
            client.trace("answered '\(method)'", verbose: trace(params))
        }
    }

    private func handle(_ id: RequestID, _ method: String, _ params: JSONValue?) {
        defer { inbox.finish(id) }
        // The answers to these must not get lost, and they cost nothing.
        let isLifecycle = method == "initialize" || method == "shutdown"
        do throws(ResponseError) {
            if !isLifecycle, inbox.isCancelled(id) { throw .cancelled }
            let result = try answer(method, params, isCancelled: { [inbox] in inbox.isCancelled(id) })
            if !isLifecycle, inbox.isCancelled(id) { throw .cancelled }
            // The client may send something worth a log line as soon as it has the answer.
            if method == "initialize" { client.markInitialized() }
            client.respond(to: id, result: result)
        } catch {
            client.respond(to: id, error: error)
        }
    }

    private func trace(_ params: JSONValue?) -> String {
        String(decoding: params?.serialized().prefix(1000) ?? [], as: UTF8.self)
    }

    /// JSON text of the result of a request.
    private func answer(
        _ method: String, _ params: JSONValue?, isCancelled: () -> Bool
    ) throws(ResponseError) -> [UInt8] {
        switch method {
        case "initialize": return initialize(InitializeParams(params))
        case "shutdown": return shutdown()
        case "textDocument/diagnostic": return try documentDiagnostic(DocumentDiagnosticParams(params))
        case "workspace/diagnostic":
            return try workspaceDiagnostic(WorkspaceDiagnosticParams(params), isCancelled: isCancelled)
        case "textDocument/hover": return try hover(TextDocumentPositionParams(params))
        case "textDocument/definition": return try definition(TextDocumentPositionParams(params))
        case "textDocument/codeAction": return try codeActions(CodeActionParams(params))
        case "codeAction/resolve": return try resolveCodeAction(params)
        case "workspace/executeCommand": return try executeCommand(ExecuteCommandParams(params))
        default: throw ResponseError(.methodNotFound, "'\(method)' is not known")
        }
    }

    private func take(_ method: String, _ params: JSONValue?) throws(ResponseError) {
        switch method {
        case "initialized": register()
        case "$/setTrace": client.setTrace(params?["value"]?.string.flatMap { TraceLevel(rawValue: $0) } ?? .off)
        case "textDocument/didOpen": didOpen(try DidOpenParams(params))
        case "textDocument/didChange": didChange(try DidChangeParams(params))
        case "textDocument/didSave": didSave(try TextDocumentParams(params))
        case "textDocument/didClose": didClose(try TextDocumentParams(params))
        case "workspace/didChangeWatchedFiles": didChangeWatchedFiles(try DidChangeWatchedFilesParams(params))
        case "workspace/didCreateFiles", "workspace/didDeleteFiles": filesChanged(try FilesParams(params).uris)
        case "workspace/didRenameFiles":
            filesChanged(try RenameFilesParams(params).files.flatMap { [$0.old, $0.new] })
        case "workspace/didChangeWorkspaceFolders":
            didChangeWorkspaceFolders(try DidChangeWorkspaceFoldersParams(params))
        default: break
        }
    }

    static let null = Array("null".utf8)
}
