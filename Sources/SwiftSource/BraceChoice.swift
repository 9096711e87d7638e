/// Decides, brace by brace, whether what stands behind it is lexed. To go into one too many costs a little time; to
/// pass one over whose content is needed would be a fault.
enum BraceChoice {
    /// Goes into the extensions of a file alone, so that its types, functions and variables and the members of its
    /// extensions are there by name.
    case extensions(depth: Int, isExtension: Bool)
    /// Goes into types and blocks of accessors, so that all declarations are there, but no code.
    case declarations(last: LastWord)

    /// What the last keyword says of the next brace.
    enum LastWord {
        case type, property, other
    }

    static var extensions: BraceChoice { .extensions(depth: 0, isExtension: false) }
    static var declarations: BraceChoice { .declarations(last: .other) }

    /// Takes note of a keyword, reserved or not, that does not follow a period.
    mutating func note(_ keyword: Keyword) {
        switch (self, keyword) {
        case (.extensions(let depth, _), .extension):
            self = .extensions(depth: depth, isExtension: depth == 0)
        case (.extensions, _):
            break
        case (.declarations, .struct), (.declarations, .class), (.declarations, .enum), (.declarations, .protocol),
            (.declarations, .extension), (.declarations, .actor):
            self = .declarations(last: .type)
        case (.declarations, .var), (.declarations, .let), (.declarations, .subscript):
            self = .declarations(last: .property)
        case (.declarations, .func), (.declarations, .`init`), (.declarations, .deinit), (.declarations, .import):
            self = .declarations(last: .other)
        case (.declarations, _):
            break
        }
    }

    /// Whether to go into an opening brace.
    ///
    /// - Parameter isAccessorBlock: Whether what stands behind it looks like an accessor.
    mutating func goesInto(isAccessorBlock: @autoclosure () -> Bool) -> Bool {
        switch self {
        case .extensions(let depth, let isExtension):
            self = .extensions(depth: depth + 1, isExtension: isExtension)
            return depth == 0 && isExtension
        case .declarations(.type):
            self = .declarations
            return true
        case .declarations(.property):
            guard isAccessorBlock() else { return false }
            self = .declarations
            return true
        case .declarations(.other):
            return false
        }
    }

    /// Takes note of a closing brace.
    mutating func leave() {
        if case .extensions(let depth, let isExtension) = self {
            self = .extensions(depth: max(0, depth - 1), isExtension: depth > 1 && isExtension)
        }
    }
}
