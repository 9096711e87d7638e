import SwiftSource

/// Looks for words in the code of units. Their bytes are gone through first, so that few are parsed.
struct WordSearch: Sendable {
    private struct Word: Sendable {
        let bytes: [UInt8]
        /// The tokens that it is made of.
        let parts: [String]
    }

    private let words: [Word]
    /// Whether a word begins with the byte.
    private let firstBytes: [Bool]

    /// - Parameter words: Names, or several with a space between them, which then follow each other.
    init(_ words: [String]) {
        self.words = words.map { Word(bytes: Array($0.utf8), parts: $0.split(separator: " ").map(String.init)) }
        var firstBytes = [Bool](repeating: false, count: 256)
        for word in words { if let first = word.utf8.first { firstBytes[Int(first)] = true } }
        self.firstBytes = firstBytes
    }

    /// Whether code of a unit, other than comments and strings, holds one of the words.
    func finds(inUnit unit: Int, of program: Program) -> Bool {
        guard mayFind(inUnit: unit, of: program), let tree = program.tree(ofUnit: unit) else { return false }
        return (0..<tree.tokens.count).contains { token in
            tree.tokens.kinds[token] != .stringSegment && words.contains { reads($0, from: token, in: tree) }
        }
    }

    /// Whether the text of a unit holds one of the words, comments included.
    func mayFind(inUnit unit: Int, of program: Program) -> Bool {
        if let text = program.text(ofUnit: unit) { return text.withUnsafeBufferPointer(mayFind) }
        return program.tree(ofUnit: unit)?.bytes.withUnsafeBufferPointer(mayFind) ?? false
    }

    private func reads(_ word: Word, from token: Int, in tree: SyntaxTree) -> Bool {
        guard token + word.parts.count <= tree.tokens.count else { return false }
        return word.parts.indices.allSatisfy { tree.token(token + $0, reads: word.parts[$0]) }
    }

    private func mayFind(in text: UnsafeBufferPointer<UInt8>) -> Bool {
        for offset in text.indices where firstBytes[Int(text[offset])] {
            for word in words where offset + word.bytes.count <= text.count {
                if word.bytes.indices.allSatisfy({ text[offset + $0] == word.bytes[$0] }) { return true }
            }
        }
        return false
    }
}
