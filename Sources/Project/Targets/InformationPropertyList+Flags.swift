extension InformationPropertyList {
    /// What a property list says of something that is on or off.
    public enum Flag: Sendable {
        /// In at least one configuration.
        case on
        case off
        /// No configuration says anything.
        case absent
        /// Nobody can tell: a file cannot be read, or the value is a variable.
        case unknown
    }

    /// What the target says under a key whose value is a Boolean, over all of its configurations.
    public func flag(_ key: String) -> Flag {
        let values = files.compactMap { $0.value[key] } + (generatedValues[key] ?? [])
        let flags = values.map(Self.flag)
        if flags.contains(.on) { return .on }
        // A list of which nothing was found says nothing by what it lacks.
        guard isComplete, !flags.contains(.unknown), !files.isEmpty || !generated.isEmpty else { return .unknown }
        return flags.isEmpty ? .absent : .off
    }

    private static func flag(of value: PropertyListValue) -> Flag {
        switch value {
        case .boolean(let value): return value ? .on : .off
        case .integer(let number): return number != 0 ? .on : .off
        case .string(let text):
            switch text.lowercased() {
            case "yes", "true", "1": return .on
            case "no", "false", "0", "": return .off
            default: return .unknown
            }
        default: return .unknown
        }
    }
}
