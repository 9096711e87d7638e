import SwiftSource

/// Finds the names a file declares by its words and braces.
struct OutlineReader {
    private let tokens: Tokens
    private let bytes: [UInt8]
    private(set) var keys: [NameKey] = []
    private(set) var isRoot = false
    /// Braces around the current token.
    private var depth = 0
    /// Last name of the type whose extension is being read.
    private var extended: ArraySlice<UInt8>?

    init(_ tokens: Tokens, _ bytes: [UInt8]) {
        self.tokens = tokens
        self.bytes = bytes
    }

    mutating func read() {
        var index = 0
        while index < tokens.count {
            switch tokens.kinds[index] {
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
                if !isRoot, RootWords.contains(text(index), after: index > 0 ? tokens.keywords[index - 1] : .none) {
                    isRoot = true
                }
                if depth == 0, tokens.keywords[index] == .actor { addType(namedAt: index + 1) }
            default:
                break
            }
            index += 1
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

    private func name(at index: Int) -> ArraySlice<UInt8>? {
        guard index < tokens.count else { return nil }
        switch tokens.kinds[index] {
        case .identifier, .binaryOperator, .prefixOperator, .postfixOperator: return text(index)
        default: return nil
        }
    }

    /// Without back-quotes.
    private func text(_ index: Int) -> ArraySlice<UInt8> {
        let text = bytes[Int(tokens.starts[index])..<Int(tokens.ends[index])]
        let isQuoted = text.count >= 2 && text.first == UInt8(ascii: "`") && text.last == UInt8(ascii: "`")
        return isQuoted ? text.dropFirst().dropLast() : text
    }
}

/// Words by which a file is known to be worth reading: all that rules begin with.
private enum RootWords {
    static func contains(_ word: ArraySlice<UInt8>, after previous: Keyword) -> Bool {
        switch word.count {
        case 6: word.elementsEqual("policy".utf8)
        case 11: previous == .func && word.elementsEqual("placeholder".utf8)
        case 12: (previous == .func || previous == .var) && word.elementsEqual("previewValue".utf8)
        case 15: word.elementsEqual("dismissalPolicy".utf8)
        case 19:
            word.elementsEqual("StaticConfiguration".utf8) || word.elementsEqual("IntentConfiguration".utf8)
                || word.elementsEqual("containerBackground".utf8)
        case 20: word.elementsEqual("TimelineReloadPolicy".utf8)
        case 21: word.elementsEqual("ActivityConfiguration".utf8)
        case 22: word.elementsEqual("AppIntentConfiguration".utf8) || word.elementsEqual("RelevanceConfiguration".utf8)
        case 25: word.elementsEqual("ActivityUIDismissalPolicy".utf8)
        default: false
        }
    }
}
