import JSON

/// A message that the worker has to deal with.
enum AdmittedMessage: Sendable {
    case request(id: RequestID, method: String, params: JSONValue?)
    case notification(method: String, params: JSONValue?)
    /// A request, or the wreck of one, whose answer is known.
    case refused(id: RequestID?, error: ResponseError)
}
