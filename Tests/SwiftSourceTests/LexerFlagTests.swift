import Testing

@testable import SwiftSource

@Suite("What stands around a token")
struct LexerFlagTests {
    private func flags(_ text: String) -> [TokenFlags] {
        Tokens(lexing: Array(text.utf8)).flags
    }

    @Test("The first token starts a line, and the end of the file is space behind the last")
    func ends() {
        #expect(flags("a") == [[.startsLine, .spaceAfter], [.spaceAfter]])
        #expect(flags("") == [[.startsLine, .spaceAfter]])
    }

    @Test("Space belongs to both of its neighbours")
    func spaces() {
        #expect(
            flags("a b(c") == [
                [.startsLine, .spaceAfter], [.spaceBefore], [], [.spaceAfter], [.spaceAfter],
            ])
    }

    @Test(
        "A line break is found in front of a token, inside comments as well",
        arguments: [
            "a\nb", "a\r\nb", "a\rb", "a /* \n */ b", "a // c\nb", "a \n // c\n b",
        ])
    func lineBreaks(text: String) {
        #expect(flags(text)[1].isSuperset(of: [.startsLine, .spaceBefore]))
    }

    @Test("A comment in front of a token is noted")
    func comments() {
        #expect(flags("a/**/b").map { $0.contains(.commentBefore) } == [false, true, false])
        #expect(flags("// x\na b").map { $0.contains(.commentBefore) } == [true, false, false])
    }

    @Test("A comment without end marks the end of the file")
    func openComment() {
        #expect(flags("a /* /* */").last?.isSuperset(of: [.unterminated, .commentBefore]) == true)
    }

    @Test("The flags say what the gaps hold", arguments: sampleTexts)
    func flagsMatchGaps(sample: SampleText) {
        let bytes = sample.bytes
        let tokens = Tokens(lexing: bytes)
        for token in 0..<tokens.count {
            let expected = flagsOfGaps(around: token, tokens, bytes)
            let found = tokens.flags[token].subtracting(.unterminated)
            if found != expected { Issue.record("token \(token) has \(found), not \(expected)") }
        }
    }

    private func flagsOfGaps(around token: Int, _ tokens: Tokens, _ bytes: [UInt8]) -> TokenFlags {
        let gap = tokens.gap(before: token)
        var flags: TokenFlags = []
        if token == 0 || bytes[gap].contains(where: { $0 == 0x0A || $0 == 0x0D }) { flags.insert(.startsLine) }
        if !gap.isEmpty { flags.insert(.spaceBefore) }
        if TriviaScanner(bytes, in: gap).contains(where: \.isComment) { flags.insert(.commentBefore) }
        let isBeforeEnd = token + 1 >= tokens.count - 1
        if isBeforeEnd || !tokens.gap(before: token + 1).isEmpty { flags.insert(.spaceAfter) }
        return flags
    }
}
