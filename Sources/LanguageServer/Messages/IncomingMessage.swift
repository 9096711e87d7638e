import JSON

/// A message from the client, sorted by what it wants.
enum IncomingMessage: Sendable {
    case request(id: RequestID, method: String, params: JSONValue?)
    case notification(method: String, params: JSONValue?)
    /// An answer to a request of the server; `error` is the message of an error answer.
    case response(id: RequestID?, result: JSONValue?, error: String?)
    /// Something that can only be answered with an error.
    case unusable(id: RequestID?, error: ResponseError)

    /// Sorts the body of a message.
    init(body: [UInt8]) {
        let json: JSONValue
        do {
            json = try JSONValue.parse(body)
        } catch {
            self = .unusable(id: nil, error: ResponseError(.parseError, "the message is no JSON: \(error)"))
            return
        }
        self.init(json)
    }

    private init(_ json: JSONValue) {
        guard json.members != nil else {
            self = .unusable(id: nil, error: ResponseError(.invalidRequest, "a message is \(json.kindName), no object"))
            return
        }
        let id = json["id"].flatMap { RequestID($0) }
        let hasUnusableID = json["id"] != nil && id == nil
        if let method = json["method"] {
            guard let name = method.string else {
                self = .unusable(id: id, error: ResponseError(.invalidRequest, "the method is no string"))
                return
            }
            if let id {
                self = .request(id: id, method: name, params: json["params"])
            } else if hasUnusableID {
                self = .unusable(id: nil, error: ResponseError(.invalidRequest, "an id is an integer or a string"))
            } else {
                self = .notification(method: name, params: json["params"])
            }
        } else if json["result"] != nil || json["error"] != nil {
            let error = json["error"].flatMap { $0.isNull ? nil : $0 }
            self = .response(
                id: id, result: json["result"], error: error.map { $0["message"]?.string ?? "no message" })
        } else {
            self = .unusable(
                id: id, error: ResponseError(.invalidRequest, "a message without method, result and error"))
        }
    }
}
