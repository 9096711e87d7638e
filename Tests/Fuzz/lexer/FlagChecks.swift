@testable import SwiftSource

extension TokenChecks {
    /// What the flags say about the gaps is true.
    static func checkFlags(_ tokens: Tokens, in bytes: [UInt8]) {
        require(tokens.flags[0].contains(.startsLine), "the first token starts no line")
        for token in 1..<max(tokens.count, 1) where !isInString(token, tokens) {
            let gap = bytes[tokens.gap(before: token)]
            let flags = tokens.flags[token]
            require(flags.contains(.spaceBefore) == !gap.isEmpty, "token \(token): wrong .spaceBefore")
            if tokens.kinds[token - 1] != .stringSegment {
                require(
                    flags.contains(.startsLine) == gap.contains { $0 == 0x0A || $0 == 0x0D },
                    "token \(token): wrong .startsLine")
            }
            let hasComment = TriviaScanner(bytes, in: tokens.gap(before: token)).contains(where: \.isComment)
            require(flags.contains(.commentBefore) == hasComment, "token \(token): wrong .commentBefore")
            let isLast = token == tokens.count - 1
            require(
                tokens.flags[token - 1].contains(.spaceAfter) == (isLast || !gap.isEmpty),
                "token \(token - 1): wrong .spaceAfter")
        }
    }

    /// The indentation of a multi-line literal is no space.
    private static func isInString(_ token: Int, _ tokens: Tokens) -> Bool {
        tokens.kinds[token] == .stringSegment || tokens.kinds[token] == .multilineStringQuote
            || tokens.kinds[token - 1] == .stringSegment || tokens.kinds[token - 1] == .multilineStringQuote
    }
}
