import JSON

/// Members of a parameter object, read with errors that name the member.
struct Params {
    let json: JSONValue
    /// Names of the members that lead here, for messages.
    private let path: String

    /// Parameters of a message, which must be an object.
    init(_ json: JSONValue?) throws(ResponseError) {
        try self.init(json, path: "params")
    }

    private init(_ json: JSONValue?, path: String) throws(ResponseError) {
        guard let json else { throw ResponseError(.invalidParams, "\(path) is missing") }
        guard json.members != nil else {
            throw ResponseError(.invalidParams, "\(path) is \(json.kindName), no object")
        }
        self.json = json
        self.path = path
    }

    /// A member that is there and not null.
    func optional(_ name: String) -> JSONValue? {
        json[name].flatMap { $0.isNull ? nil : $0 }
    }

    func object(_ name: String) throws(ResponseError) -> Params {
        try Params(optional(name), path: "\(path).\(name)")
    }

    func string(_ name: String) throws(ResponseError) -> String {
        guard let string = optional(name)?.string else { throw mismatch(name, "a string") }
        return string
    }

    func array(_ name: String) throws(ResponseError) -> [JSONValue] {
        guard let array = optional(name)?.array else { throw mismatch(name, "an array") }
        return array
    }

    /// The objects of an array.
    func objects(_ name: String) throws(ResponseError) -> [Params] {
        var objects: [Params] = []
        for (index, json) in try array(name).enumerated() {
            objects.append(try Params(json, path: "\(path).\(name)[\(index)]"))
        }
        return objects
    }

    /// A line, a column or the like: what is beyond the range of `Int` is at its end.
    func index(_ name: String) throws(ResponseError) -> Int {
        if let value = optional(name)?.integer { return Int(clamping: value) }
        if let value = optional(name)?.number, abs(value) >= 0x1p63 { return value < 0 ? Int.min : Int.max }
        throw mismatch(name, "an integer")
    }

    private func mismatch(_ name: String, _ expected: String) -> ResponseError {
        let found = optional(name).map { "is \($0.kindName)" } ?? "is missing"
        return ResponseError(.invalidParams, "\(path).\(name) \(found), \(expected) is expected")
    }
}
