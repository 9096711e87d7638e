import SwiftSource

/// Finds the names a file declares by its words and braces.
struct OutlineReader {
    private let tokens: TokenPointers
    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var keys: [NameKey] = []
    private(set) var isRoot = false
    /// Braces around the current token.
    private var depth = 0
    /// Last name of the type whose extension is being read.
    private var extended: UnsafeBufferPointer<UInt8>?

    init(_ tokens: TokenPointers, _ bytes: UnsafeBufferPointer<UInt8>) {
        self.tokens = tokens
        self.bytes = bytes
    }

    mutating func read() {
        let kinds = tokens.kinds
        for index in kinds.indices {
            switch kinds[index] {
            case .leftBrace:
                depth += 1
            case .rightBrace:
                depth = max(0, depth - 1)
                if depth == 0 { extended = nil }
            case .keyword where depth == 0:
                readFileLevelWord(at: index)
            case .keyword where depth == 1 && extended != nil:
                readMemberWord(at: index)
            case .identifier:
                if !isRoot, RootWord.mayHave(length: Int(tokens.ends[index] - tokens.starts[index])) {
                    isRoot = RootWord.contains(text(index), after: index > 0 ? tokens.keywords[index - 1] : .none)
                }
                if depth == 0, tokens.keywords[index] == .actor { addType(namedAt: index + 1) }
            default:
                break
            }
        }
    }

    private mutating func readFileLevelWord(at index: Int) {
        switch tokens.keywords[index] {
        case .struct, .class, .enum, .protocol, .typealias: addType(namedAt: index + 1)
        case .extension: addExtension(namedAt: index + 1)
        case .func, .var, .let: if let name = name(at: index + 1) { keys.append(.global(name)) }
        default: break
        }
    }

    private mutating func readMemberWord(at index: Int) {
        guard let extended else { return }
        switch tokens.keywords[index] {
        case .func, .var, .let, .struct, .class, .enum, .typealias, .case:
            if let name = name(at: index + 1) { keys.append(.member(name, of: extended)) }
        case .`init`, .subscript:
            // Not `self.init(…)`.
            guard index > 0, tokens.kinds[index - 1] != .period else { return }
            keys.append(.member(text(index), of: extended))
        default:
            break
        }
    }

    private mutating func addType(namedAt index: Int) {
        if let name = name(at: index) { keys.append(.type(name)) }
    }

    /// `extension A.B`: whoever looks for `A` or for `B` must find it.
    private mutating func addExtension(namedAt start: Int) {
        var index = start
        while let name = name(at: index) {
            keys.append(.extension(name))
            extended = name
            guard index + 2 < tokens.count, tokens.kinds[index + 1] == .period else { return }
            index += 2
        }
    }

    private func name(at index: Int) -> UnsafeBufferPointer<UInt8>? {
        guard index < tokens.count else { return nil }
        switch tokens.kinds[index] {
        case .identifier, .binaryOperator, .prefixOperator, .postfixOperator: return text(index)
        default: return nil
        }
    }

    /// Without back-quotes.
    private func text(_ index: Int) -> UnsafeBufferPointer<UInt8> {
        let text = UnsafeBufferPointer(rebasing: bytes[Int(tokens.starts[index])..<Int(tokens.ends[index])])
        let isQuoted = text.count >= 2 && text.first == UInt8(ascii: "`") && text.last == UInt8(ascii: "`")
        return isQuoted ? UnsafeBufferPointer(rebasing: text.dropFirst().dropLast()) : text
    }
}
