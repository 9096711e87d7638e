import JSON

/// What ties a response to its request.
enum RequestID: Hashable, Sendable {
    case integer(Int64)
    case string(String)

    init?(_ json: JSONValue) {
        switch json.content {
        case .integer(let value): self = .integer(value)
        case .string(let value): self = .string(value)
        default: return nil
        }
    }

    func write(to writer: inout JSONWriter) {
        switch self {
        case .integer(let value): writer.integer(value)
        case .string(let value): writer.string(value)
        }
    }
}
