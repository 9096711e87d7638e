/// What a YAML file holds.
struct YAMLDocument: Sendable {
    let root: YAMLNode
    /// What does not keep it from being understood.
    let problems: [ProjectProblem]
}

/// A value of a YAML file, with the place it is written at.
///
/// What an alias stands for has the place of the text that the anchor names.
struct YAMLNode: Sendable {
    enum Content: Sendable {
        case scalar(YAMLScalar)
        case sequence([YAMLNode])
        case mapping([YAMLEntry])
    }

    var content: Content
    /// Of a quoted scalar, what stands between the quotes; of a value that is left out, an empty range.
    var place: FilePlace
    /// One-based line at which the value starts.
    var line: Int
}

/// A key and its value.
struct YAMLEntry: Sendable {
    var key: String
    /// Of a quoted key, what stands between the quotes.
    var place: FilePlace
    /// One-based line of the key.
    var line: Int
    var value: YAMLNode
}

/// A text without structure. What it means depends on whether it was quoted.
struct YAMLScalar: Sendable, Hashable {
    /// With quotes, escapes and line folding resolved.
    var text: String
    /// Written without quotes and not as a block, so that it may be a number, a truth value or nothing.
    var isPlain: Bool

    var isNull: Bool { isPlain && ["", "~", "null", "Null", "NULL"].contains(text) }

    /// By the words of YAML 1.1, which XcodeGen follows: `yes`, `no`, `on` and `off` count too.
    var boolean: Bool? {
        guard isPlain, text.utf8.count <= 5 else { return nil }
        let isOneCase = text == text.lowercased() || text == text.uppercased()
        let isCapitalized = text.dropFirst() == text.dropFirst().lowercased()
        guard isOneCase || isCapitalized else { return nil }
        return switch text.lowercased() {
        case "true", "yes", "on": true
        case "false", "no", "off": false
        default: nil
        }
    }

    /// A decimal number.
    var integer: Int? { isPlain ? Int(text) : nil }

    /// A decimal number with a point or an exponent.
    var real: Double? {
        let digits: Set<UInt8> = Set("0123456789+-.eE".utf8)
        guard isPlain, text.utf8.contains(where: { 0x30...0x39 ~= $0 }), text.utf8.allSatisfy(digits.contains) else {
            return nil
        }
        return Double(text)
    }
}

extension YAMLNode {
    /// The value of a key; nil for anything but a mapping that has it.
    subscript(key: String) -> YAMLNode? { entries?.first { $0.key == key }?.value }

    var scalar: YAMLScalar? {
        if case .scalar(let scalar) = content { scalar } else { nil }
    }

    /// Text of a scalar, whatever it looks like; nil for nothing, lists and mappings.
    var string: String? { scalar.flatMap { $0.isNull ? nil : $0.text } }

    var boolean: Bool? { scalar?.boolean }

    var elements: [YAMLNode]? {
        if case .sequence(let elements) = content { elements } else { nil }
    }

    var entries: [YAMLEntry]? {
        if case .mapping(let entries) = content { entries } else { nil }
    }

    /// Texts of a list of scalars, or of a single one in its place.
    var strings: [YAMLNode] { elements?.filter { $0.string != nil } ?? (string == nil ? [] : [self]) }
}
