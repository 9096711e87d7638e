extension PropertyListValue {
    /// The property list that a generator writes for a YAML value; nothing is an empty string.
    init(_ node: YAMLNode) {
        switch node.content {
        case .scalar(let scalar):
            if let boolean = scalar.boolean {
                self = .boolean(boolean)
            } else if let integer = scalar.integer {
                self = .integer(integer)
            } else if let real = scalar.real {
                self = .real(real)
            } else {
                self = .string(scalar.isNull ? "" : scalar.text)
            }
        case .sequence(let elements):
            self = .array(elements.map { PropertyListValue($0) })
        case .mapping(let entries):
            var dictionary: [String: PropertyListValue] = [:]
            for entry in entries { dictionary[entry.key] = PropertyListValue(entry.value) }
            self = .dictionary(dictionary)
        }
    }
}
