@testable import SwiftSource

/// What holds for the tokens that are made where code between braces is passed over.
enum OutlineChecks {
    /// They are the tokens of the whole text but for those between braces, which are passed over as a whole.
    static func check(_ whole: Tokens, in bytes: [UInt8]) {
        for choice in [BraceChoice.extensions, .declarations] {
            var memory = TokenMemory()
            bytes.withUnsafeBufferPointer { text in
                guard let outline = Lexer.lexOutline(text, choice, into: &memory) else { return }
                check(TokenPointers(outline), whole)
            }
        }
    }

    private static func check(_ outline: TokenPointers, _ whole: Tokens) {
        var token = 0
        for index in 0..<outline.count {
            require(isSame(outline, index, whole, token), "token \(index) of the outline is none of the text")
            token += 1
            guard outline.kinds[index] == .leftBrace, index + 1 < outline.count else { continue }
            // Either the next token is that of the text, or all up to the closing brace was passed over.
            if isSame(outline, index + 1, whole, token) { continue }
            token = endOfBraces(whole, from: token)
        }
        require(token == whole.count, "\(whole.count - token) tokens are missing")
    }

    private static func isSame(_ outline: TokenPointers, _ index: Int, _ whole: Tokens, _ token: Int) -> Bool {
        token < whole.count && outline.kinds[index] == whole.kinds[token]
            && outline.starts[index] == whole.starts[token] && outline.ends[index] == whole.ends[token] && outline.keywords[index] == whole.keywords[token]
    }

    /// The brace that closes the one before `start`, or the end of the file.
    private static func endOfBraces(_ tokens: Tokens, from start: Int) -> Int {
        var depth = 0
        var token = start
        while tokens.kinds[token] != .endOfFile {
            if tokens.kinds[token] == .leftBrace { depth += 1 }
            if tokens.kinds[token] == .rightBrace {
                if depth == 0 { return token }
                depth -= 1
            }
            token += 1
        }
        return token
    }
}
