import JSON

/// `textDocument/diagnostic`
struct DocumentDiagnosticParams {
    let uri: String
    let previousResultID: String?

    init(_ json: JSONValue?) throws(ResponseError) {
        let params = try Params(json)
        uri = try params.object("textDocument").string("uri")
        previousResultID = params.optional("previousResultId")?.string
    }
}

/// `workspace/diagnostic`
struct WorkspaceDiagnosticParams {
    struct Previous {
        let uri: String
        let resultID: String
    }

    let previous: [Previous]
    /// Where results may be sent before the answer.
    let partialResultToken: JSONValue?
    /// Where progress may be shown.
    let workDoneToken: JSONValue?

    init(_ json: JSONValue?) throws(ResponseError) {
        let params = try Params(json)
        previous = (params.optional("previousResultIds")?.array ?? []).compactMap { previous in
            guard let uri = previous["uri"]?.string, let value = previous["value"]?.string else { return nil }
            return Previous(uri: uri, resultID: value)
        }
        partialResultToken = params.optional("partialResultToken")
        workDoneToken = params.optional("workDoneToken")
    }
}
