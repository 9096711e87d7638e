import Testing

@testable import SwiftSource

@Suite("Pound signs")
struct LexerPoundTests {
    @Test(
        "Directives are one token",
        arguments: [
            ("#if", TokenKind.poundIf), ("#elseif", .poundElseif), ("#else", .poundElse), ("#endif", .poundEndif),
            ("#sourceLocation", .poundSourceLocation), ("#available", .poundAvailable),
            ("#unavailable", .poundUnavailable),
        ])
    func directives(text: String, kind: TokenKind) {
        #expect(kinds(text) == [kind])
    }

    @Test("Before any other name the pound stands alone", arguments: ["Preview", "file", "ifx", "if_", "selector"])
    func macros(name: String) {
        #expect(lexed("#" + name) == ["pound #", "identifier \(name)"])
    }

    @Test("A shebang is the first line and nothing else")
    func shebang() {
        #expect(lexed("#!/usr/bin/swift\na") == ["shebang #!/usr/bin/swift", "identifier a"])
        #expect(kinds("\n#!") == [.pound, .exclamationMark])
    }
}
