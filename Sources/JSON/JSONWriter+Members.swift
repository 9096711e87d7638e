extension JSONWriter {
    public mutating func member(_ name: String, _ value: String) {
        self.name(name)
        string(value)
    }

    public mutating func member(_ name: String, _ value: some BinaryInteger) {
        self.name(name)
        integer(value)
    }

    public mutating func member(_ name: String, _ value: Bool) {
        self.name(name)
        bool(value)
    }

    public mutating func member(_ name: String, _ value: Double) {
        self.name(name)
        number(value)
    }

    public mutating func member(_ name: String, _ value: JSONValue) {
        self.name(name)
        self.value(value)
    }

    /// Writes a member that is an object.
    public mutating func object(_ name: String, _ body: (inout JSONWriter) -> Void) {
        self.name(name)
        object(body)
    }

    /// Writes a member that is an array.
    public mutating func array(_ name: String, _ body: (inout JSONWriter) -> Void) {
        self.name(name)
        array(body)
    }
}

extension JSONValue {
    /// The value as JSON text.
    public func serialized(_ layout: JSONWriter.Layout = .compact) -> [UInt8] {
        var writer = JSONWriter(layout)
        writer.value(self)
        return writer.bytes
    }
}
