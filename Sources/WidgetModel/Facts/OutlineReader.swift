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
    /// Parentheses and square brackets around the current token since the last `var` or `let`; nil behind other words.
    private var bracketsInBinding: Int?

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
            case .keyword where isDeclaring && (index == 0 || kinds[index - 1] != .period):
                readWord(at: index)
            case .leftParen, .leftSquare:
                bracketsInBinding? += 1
            case .rightParen, .rightSquare:
                bracketsInBinding? -= 1
            case .comma where bracketsInBinding == 0 && isDeclaring:
                // `let a = 1, b = 2`
                addName(at: index + 1)
            case .identifier:
                if !isRoot, RootWord.mayHave(length: Int(tokens.ends[index] - tokens.starts[index])) {
                    isRoot = RootWord.contains(text(index), after: index > 0 ? tokens.keywords[index - 1] : .none)
                }
                if tokens.keywords[index] == .actor, isDeclaring { addType(namedAt: index + 1) }
            default:
                break
            }
        }
    }

    /// Whether what is declared here may be asked for by its name alone, or by that of the extended type and its own.
    private var isDeclaring: Bool { depth == 0 || depth == 1 && extended != nil }

    private mutating func readWord(at index: Int) {
        // An extension ends with its brace; what has none is no extension.
        if depth == 0 { extended = nil }
        switch tokens.keywords[index] {
        case .struct, .class, .enum, .protocol, .typealias:
            addType(namedAt: index + 1)
        case .extension where depth == 0:
            addExtension(namedAt: index + 1)
        case .func, .case:
            addName(at: index + 1)
        case .var, .let:
            addName(at: index + 1)
            bracketsInBinding = 0
            return
        case .`init`, .subscript:
            if let extended { keys.append(.member(text(index), of: extended)) }
        default:
            return
        }
        bracketsInBinding = nil
    }

    private mutating func addType(namedAt index: Int) {
        guard let name = name(at: index) else { return }
        keys.append(extended.map { .member(name, of: $0) } ?? .type(name))
    }

    /// A function, property or case.
    private mutating func addName(at index: Int) {
        guard let name = name(at: index) else { return }
        keys.append(extended.map { .member(name, of: $0) } ?? .global(name))
    }

    /// `extension A.B` is one of `B` to those who look for members and conformances.
    private mutating func addExtension(namedAt start: Int) {
        var index = start
        while let name = name(at: index) {
            extended = name
            guard index + 2 < tokens.count, tokens.kinds[index + 1] == .period else { break }
            index += 2
        }
        guard let extended else { return }
        if hasColon(beforeBraceFrom: index) { keys.append(.conformance(of: extended)) }
    }

    /// A colon may belong to a `where` clause, too. Behind another `extension` none belongs to this one.
    private func hasColon(beforeBraceFrom start: Int) -> Bool {
        var index = start
        while index < tokens.count, tokens.kinds[index] != .leftBrace, tokens.keywords[index] != .extension {
            if tokens.kinds[index] == .colon { return true }
            index += 1
        }
        return false
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
