@testable import SwiftSource

/// What holds for the tokens of any text.
enum TokenChecks {
    /// Tokens are in order, do not overlap, and lie in the text; the last one, and no other, is the end of the file.
    static func checkOrder(_ tokens: Tokens, in bytes: [UInt8]) {
        let count = tokens.count
        require(count > 0, "no token")
        require(
            tokens.keywords.count == count && tokens.flags.count == count && tokens.starts.count == count
                && tokens.ends.count == count, "columns of different lengths")
        var end: UInt32 = 0
        for token in 0..<count {
            require(tokens.starts[token] >= end, "token \(token) overlaps the one before it")
            end = tokens.ends[token]
            require(end >= tokens.starts[token], "token \(token) ends before it begins")
            require((tokens.kinds[token] == .endOfFile) == (token == count - 1), "an end of the file at \(token)")
            checkText(of: token, tokens)
        }
        require(Int(end) == bytes.count && Int(tokens.starts[count - 1]) == bytes.count, "the end is not the end")
    }

    private static func checkText(of token: Int, _ tokens: Tokens) {
        switch tokens.kinds[token] {
        case .endOfFile, .stringSegment, .regexLiteralPattern: break
        default: require(tokens.starts[token] < tokens.ends[token], "token \(token), \(tokens.kinds[token]), is empty")
        }
        let keyword = tokens.keywords[token]
        require(
            (tokens.kinds[token] == .keyword) == keyword.isReserved,
            "token \(token) is a \(tokens.kinds[token]) and \(keyword)")
    }

    /// Tokens and the pieces of the gaps between them, written one after the other, are the text; gaps hold only trivia.
    static func checkGaps(_ tokens: Tokens, in bytes: [UInt8]) {
        var printed: [UInt8] = []
        printed.reserveCapacity(bytes.count)
        for token in 0..<tokens.count {
            let gap = tokens.gap(before: token)
            for piece in TriviaScanner(bytes, in: gap) {
                require(piece.range.lowerBound == printed.count, "a hole in the gap before token \(token)")
                require(!piece.range.isEmpty && piece.range.upperBound <= gap.upperBound, "a piece outside its gap")
                require(isTrivia(bytes[piece.range], piece.kind), "\(piece.kind) at \(piece.range) is no trivia")
                printed += bytes[piece.range]
            }
            require(printed.count == gap.upperBound, "the gap before token \(token) is not covered")
            printed += bytes[Int(tokens.starts[token])..<Int(tokens.ends[token])]
        }
        require(printed == bytes, "the tokens do not print back the text")
    }

    private static func isTrivia(_ text: ArraySlice<UInt8>, _ kind: TriviaPiece.Kind) -> Bool {
        switch kind {
        case .whitespace: text.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0B || $0 == 0x0C }
        case .newline: text.elementsEqual([0x0A]) || text.elementsEqual([0x0D]) || text.elementsEqual([0x0D, 0x0A])
        case .lineComment, .docLineComment: text.starts(with: "//".utf8)
        case .blockComment, .docBlockComment: text.starts(with: "/*".utf8)
        case .unexpected: isUnexpected(text)
        }
    }

    /// Nothing that begins a token, but for a version-control conflict.
    private static func isUnexpected(_ text: ArraySlice<UInt8>) -> Bool {
        if text.starts(with: "<<<<<<< ".utf8) || text.starts(with: ">>>> ".utf8) { return true }
        return text.allSatisfy { $0 < 0x20 || $0 >= 0x7F || $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "#") }
    }
}
