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
    private let tokens: Tokens
    private let bytes: [UInt8]
    /// UTF-8 byte ranges behind `#if false`, to the directive that ends the branch; in order.
    private let disabled: [Range<Int>]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens = Tokens(lexing: bytes)
        disabled = InactiveCode.disabledRanges(of: tokens)
    }

    /// Why the line whose text begins at `offset` is no code; `nil` when it is.
    ///
    /// A line that begins with a comment is not inside it: blocks may show comments.
    func reason(at offset: Int) -> InactiveReason? {
        if disabled.contains(where: { $0.contains(offset) }) { return .disabledCondition }
        let next = tokens.firstIndex(endingBehind: offset)
        if Int(tokens.starts[next]) <= offset {
            return tokens.kinds[next] == .stringSegment ? .multilineString : nil
        }
        let gapStart = next > 0 ? Int(tokens.ends[next - 1]) : 0
        return isInsideComment(offset, from: gapStart) ? .comment : nil
    }

    /// Reads the trivia from `start` up to `offset`.
    private func isInsideComment(_ offset: Int, from start: Int) -> Bool {
        var position = start
        while position < offset {
            guard bytes[position] == UInt8(ascii: "/"), position + 1 < bytes.count else {
                position += 1
                continue
            }
            if bytes[position + 1] == UInt8(ascii: "/") {
                while position < offset, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
            } else if bytes[position + 1] == UInt8(ascii: "*") {
                position = endOfBlockComment(from: position)
                if position > offset { return true }
            } else {
                position += 1
            }
        }
        return false
    }

    /// End of the (possibly nested) comment that begins at `start`.
    private func endOfBlockComment(from start: Int) -> Int {
        var depth = 0
        var position = start
        while position + 1 < bytes.count {
            if bytes[position] == UInt8(ascii: "/"), bytes[position + 1] == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
                depth -= 1
                position += 2
                if depth == 0 { return position }
            } else {
                position += 1
            }
        }
        return bytes.count + 1
    }

    private static func disabledRanges(of tokens: Tokens) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        /// For each open `#if`, where its disabled branch begins, if the branch that is open is one.
        var open: [Int?] = []
        for token in 0..<tokens.count {
            switch tokens.kinds[token] {
            case .poundIf:
                open.append(isFalse(tokens, token + 1) ? Int(tokens.ends[token]) : nil)
            case .poundElseif, .poundElse, .poundEndif:
                guard let begun = open.popLast() else { break }
                if let begun { ranges.append(begun..<Int(tokens.starts[token])) }
                if tokens.kinds[token] == .poundElseif {
                    open.append(isFalse(tokens, token + 1) ? Int(tokens.ends[token]) : nil)
                } else if tokens.kinds[token] == .poundElse {
                    open.append(nil)
                }
            default:
                break
            }
        }
        return ranges
    }

    /// Whether the condition that begins at `token` is `false` and nothing else.
    private static func isFalse(_ tokens: Tokens, _ token: Int) -> Bool {
        guard token + 1 < tokens.count, tokens.keywords[token] == .false else { return false }
        return tokens.flags[token + 1].contains(.startsLine) || tokens.kinds[token + 1] == .endOfFile
    }
}

extension Tokens {
    /// The first token that ends behind `offset`; the end of the file if there is none.
    fileprivate func firstIndex(endingBehind offset: Int) -> Int {
        var low = 0
        var high = count - 1
        while low < high {
            let middle = (low + high) / 2
            if Int(ends[middle]) <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
