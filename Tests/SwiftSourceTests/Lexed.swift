@testable import SwiftSource

/// The tokens of a text, each as its kind and its text, without the one at the end of the file.
func lexed(_ text: String) -> [String] {
    lexed(Array(text.utf8))
}

func lexed(_ bytes: [UInt8]) -> [String] {
    let tokens = Tokens(lexing: bytes)
    return (0..<tokens.count - 1).map { token in
        let text = String(decoding: bytes[Int(tokens.starts[token])..<Int(tokens.ends[token])], as: UTF8.self)
        return text.isEmpty ? "\(tokens.kinds[token])" : "\(tokens.kinds[token]) \(text)"
    }
}

/// Kinds of the tokens of a text, without the one at the end of the file.
func kinds(_ text: String) -> [TokenKind] {
    Tokens(lexing: Array(text.utf8)).kinds.dropLast()
}
