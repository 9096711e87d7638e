import SwiftSource

/// Text in a source that is not compiled as code.
enum InactiveReason: Sendable, Hashable {
    case comment
    case multilineString
    /// `#if false`.
    case disabledCondition

    var text: String {
        switch self {
        case .comment: "a comment"
        case .multilineString: "a multi-line string"
        case .disabledCondition: "#if false"
        }
    }
}

/// Tells code from what only looks like it.
struct InactiveCode {
    /// What strings hold, as UTF-8 byte ranges in order.
    private let strings: [Range<Int>]
    /// Block comments, as UTF-8 byte ranges in order.
    private let comments: [Range<Int>]
    /// From `#if false` to the directive that ends the branch, in order and apart.
    private let disabled: [Range<Int>]

    init(_ bytes: [UInt8]) {
        guard InactiveCode.mayHoldAny(bytes) else {
            (strings, comments, disabled) = ([], [], [])
            return
        }
        let tokens = Tokens(lexing: bytes)
        strings = (0..<tokens.count).lazy.filter { tokens.kinds[$0] == .stringSegment }.map {
            Int(tokens.starts[$0])..<Int(tokens.ends[$0])
        }
        comments = InactiveCode.blockComments(between: tokens, in: bytes)
        disabled = InactiveCode.disabledRanges(of: tokens)
    }

    /// Why the line whose text begins at `offset` is no code; `nil` when it is.
    ///
    /// A line that begins with a comment is not inside it: blocks may show comments.
    func reason(at offset: Int) -> InactiveReason? {
        if InactiveCode.range(in: disabled, beginningBefore: offset)?.contains(offset) == true {
            return .disabledCondition
        }
        if InactiveCode.range(in: strings, beginningBefore: offset + 1)?.contains(offset) == true {
            return .multilineString
        }
        let comment = InactiveCode.range(in: comments, beginningBefore: offset)
        return comment?.contains(offset) == true ? .comment : nil
    }

    /// Whether there is a `/*`, a `"""` or an `#if`. Most files have none of them and need not be lexed.
    private static func mayHoldAny(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { text in
            for position in text.indices.dropLast() {
                let next = text[position + 1]
                switch text[position] {
                case UInt8(ascii: "/") where next == UInt8(ascii: "*"): return true
                case UInt8(ascii: "#") where next == UInt8(ascii: "i"): return true
                case UInt8(ascii: "\"") where next == UInt8(ascii: "\""):
                    if position + 2 < text.count, text[position + 2] == next { return true }
                default: break
                }
            }
            return false
        }
    }

    private static func range(in ranges: [Range<Int>], beginningBefore offset: Int) -> Range<Int>? {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].lowerBound < offset { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? ranges[low - 1] : nil
    }

    private static func blockComments(between tokens: Tokens, in bytes: [UInt8]) -> [Range<Int>] {
        var comments: [Range<Int>] = []
        for token in 0..<tokens.count where tokens.flags[token].contains(.commentBefore) {
            for piece in TriviaScanner(bytes, in: tokens.gap(before: token))
            where piece.kind == .blockComment || piece.kind == .docBlockComment {
                comments.append(piece.range)
            }
        }
        return comments
    }

    private static func strings(among tokens: Tokens) -> [Range<Int>] {
        var strings: [Range<Int>] = []
        for token in 0..<tokens.count where tokens.kinds[token] == .stringSegment {
            strings.append(Int(tokens.starts[token])..<Int(tokens.ends[token]))
        }
        return strings
    }

    private static func disabledRanges(of tokens: Tokens) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        /// For each open `#if`, where its disabled branch begins, if the branch that is open is one.
        var open: [Int?] = []
        var disabledDepth = 0
        for token in 0..<tokens.count {
            let kind = tokens.kinds[token]
            guard kind == .poundIf || kind == .poundElseif || kind == .poundElse || kind == .poundEndif else { continue }
            if kind != .poundIf {
                guard let branch = open.popLast() else { continue }
                if let start = branch {
                    disabledDepth -= 1
                    if disabledDepth == 0 { ranges.append(start..<Int(tokens.starts[token])) }
                }
            }
            guard kind != .poundEndif else { continue }
            let isDisabled = kind != .poundElse && isFalse(tokens, token + 1)
            open.append(isDisabled ? Int(tokens.ends[token]) : nil)
            if isDisabled { disabledDepth += 1 }
        }
        return ranges
    }

    /// Whether the condition that begins at `token` is `false` and nothing else.
    private static func isFalse(_ tokens: Tokens, _ token: Int) -> Bool {
        guard token + 1 < tokens.count, tokens.keywords[token] == .false else { return false }
        return tokens.flags[token + 1].contains(.startsLine) || tokens.kinds[token + 1] == .endOfFile
    }
}
