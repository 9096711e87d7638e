import SwiftSource

/// How many parentheses, brackets and braces a text opens more than it closes. A piece of a source that differs in this
/// from a block does not begin and end where the block does.
struct Delimiters: Equatable {
    private var parentheses = 0
    private var brackets = 0
    private var braces = 0

    var isBalanced: Bool { parentheses == 0 && brackets == 0 && braces == 0 }

    init(_ code: some Sequence<UInt8>) {
        let tokens = Tokens(lexing: Array(code))
        for token in 0..<tokens.count {
            switch tokens.kinds[token] {
            case .leftParen: parentheses += 1
            case .rightParen: parentheses -= 1
            case .leftSquare: brackets += 1
            case .rightSquare: brackets -= 1
            case .leftBrace: braces += 1
            case .rightBrace: braces -= 1
            default: break
            }
        }
    }
}
