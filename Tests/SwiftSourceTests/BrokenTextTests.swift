import Testing

@testable import SwiftSource

@Suite("Texts that are not quite Swift")
struct BrokenTextTests {
    @Test("Tokens and the gaps between them are the whole text", arguments: sampleTexts)
    func lossless(sample: SampleText) {
        expectLossless(sample.bytes)
    }

    @Test("A text cut off anywhere is still read to its end", arguments: sampleTexts.filter { $0.bytes.count < 6000 })
    func truncated(sample: SampleText) {
        var random = RandomNumbers(seed: UInt64(sample.bytes.count))
        for _ in 0..<6 {
            expectLossless(Array(sample.bytes.prefix(Int.random(in: 0...sample.bytes.count, using: &random))))
        }
    }

    @Test(
        "So is one with random bytes in it, or with tokens left out or doubled",
        arguments: sampleTexts.filter { $0.bytes.count < 6000 })
    func mutated(sample: SampleText) {
        var random = RandomNumbers(seed: UInt64(sample.bytes.count) &+ 1)
        for _ in 0..<6 { expectLossless(mutate(sample.bytes, using: &random)) }
    }

    @Test("And so are texts made of the pieces that change the lexer's state", arguments: 0..<200)
    func pieces(seed: Int) {
        var random = RandomNumbers(seed: UInt64(seed))
        for _ in 0..<6 {
            let count = Int.random(in: 0..<16, using: &random)
            expectLossless((0..<count).flatMap { _ in statefulPieces.randomElement(using: &random) ?? [] })
        }
    }

    @Test("Every byte alone is a text")
    func singleBytes() {
        for byte in 0...UInt8.max { expectLossless([byte]) }
    }

    private func mutate(_ bytes: [UInt8], using random: inout RandomNumbers) -> [UInt8] {
        var bytes = bytes
        let tokens = Tokens(lexing: bytes)
        let token = Int.random(in: 0..<tokens.count, using: &random)
        let range = Int(tokens.starts[token])..<Int(tokens.ends[token])
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.removeSubrange(range)
        case 1: bytes.insert(contentsOf: bytes[range], at: range.upperBound)
        default:
            for _ in 0..<8 where !bytes.isEmpty {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
        }
        return bytes
    }
}

/// Expects tokens in order that lie in the text, and gaps that the trivia scanner covers without a hole.
private func expectLossless(_ bytes: [UInt8]) {
    let tokens = Tokens(lexing: bytes)
    var position = 0
    for token in 0..<tokens.count {
        let gap = tokens.gap(before: token)
        guard gap.lowerBound == position, Int(tokens.starts[token]) >= position,
            tokens.ends[token] >= tokens.starts[token]
        else {
            Issue.record("token \(token) overlaps the one before it in \(String(decoding: bytes, as: UTF8.self))")
            return
        }
        var covered = gap.lowerBound
        for piece in TriviaScanner(bytes, in: gap) {
            guard piece.range.lowerBound == covered, !piece.range.isEmpty else {
                Issue.record("a gap has a hole at \(covered) in \(String(decoding: bytes, as: UTF8.self))")
                return
            }
            covered = piece.range.upperBound
        }
        #expect(covered == gap.upperBound)
        position = Int(tokens.ends[token])
    }
    #expect(position == bytes.count)
    #expect(tokens.kinds.last == .endOfFile)
    #expect(tokens.kinds.dropLast().allSatisfy { $0 != .endOfFile })
}

private let statefulPieces: [[UInt8]] =
    [
        "\"", "\"\"\"", "\"\"\"\n", "#\"", "##\"\"\"\n", "\"#", "'", "\\(", "\\#(", "(", ")", "\n", "\r\n", " ", "/",
        "//",
        "/*", "*/", "#/", "/#", "#/\n", "`", "$", "try?", "func ", ".", "...", "<", "<#", "#>", "\n>>>> ", "\n<<<<\n",
        "\n<<<<<<< ", "\n>>>>>>> x\n", "0x", "1.", "e5", "_", "“", "”", "é", "\u{301}", "\u{FEFF}", "=", "&", "!", "?",
        "->", ":", "@", "#if", "#", "{", "}", "\\", "\\n", "\\u{a}", "\\u{", "\\\n", "+", "#!",
    ].map { Array($0.utf8) } + [[0xFF], [0xC2], [0xE2, 0x80], [0xED, 0xA0, 0x80], [0]]
