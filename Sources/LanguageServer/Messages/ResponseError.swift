/// Why a request was not answered with a result.
struct ResponseError: Error, Sendable, Equatable {
    /// Codes of JSON-RPC 2.0 and of the Language Server Protocol 3.17.
    enum Code: Int, Sendable {
        case parseError = -32700
        case invalidRequest = -32600
        case methodNotFound = -32601
        case invalidParams = -32602
        case internalError = -32603
        case serverNotInitialized = -32002
        case requestFailed = -32803
        case requestCancelled = -32800
    }

    let code: Code
    let message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    static let cancelled = ResponseError(.requestCancelled, "the request was cancelled")
}
