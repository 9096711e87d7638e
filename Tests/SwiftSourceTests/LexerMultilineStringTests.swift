import Testing

@testable import SwiftSource

@Suite("Multi-line string literals")
struct LexerMultilineStringTests {
    private func segments(_ text: String) -> [String] {
        lexed(text).filter { $0.hasPrefix("stringSegment") }.map { String($0.dropFirst("stringSegment ".count)) }
    }

    @Test("There is one segment per line, without the indentation of the closing quotes and the last line break")
    func lines() {
        #expect(segments("\"\"\"\n    a\n      b\n    \"\"\"") == ["a\n", "  b"])
        #expect(segments("\"\"\"\r\n\ta\r\n\tb\r\n\t\"\"\"") == ["a\r\n", "b"])
    }

    @Test("The quotes stand right behind one another if there is no line")
    func empty() {
        #expect(lexed("\"\"\"\n  \"\"\"") == ["multilineStringQuote \"\"\"", "multilineStringQuote \"\"\""])
    }

    @Test("An empty line needs no indentation")
    func emptyLines() {
        #expect(segments("\"\"\"\n  a\n\n  b\n  \"\"\"") == ["a\n", "\n", "b"])
    }

    @Test("A line with too little indentation loses what it has")
    func shallowLine() {
        #expect(segments("\"\"\"\n a\n  b\n  \"\"\"") == ["a\n", "b"])
    }

    @Test("An escaped line break is in the gap")
    func escapedLineBreak() {
        #expect(segments("\"\"\"\n  a \\\n  b\n  \"\"\"") == ["a ", "b"])
        #expect(segments("#\"\"\"\n  a\\#  \n  b\\\n  \"\"\"#") == ["a", "b\\"])
    }

    @Test("An interpolation splits a line, and what is behind it has no indentation to lose")
    func interpolation() {
        #expect(segments("\"\"\"\n  a\\(b)  c\n  \"\"\"") == ["a", "  c"])
    }

    @Test("A literal inside an interpolation has its own indentation")
    func nested() {
        #expect(segments("\"\"\"\n  a\\(\"\"\"\n    x\n    \"\"\")\n  b\n  \"\"\"") == ["a", "x", "\n", "b"])
    }

    @Test("A closing quote behind text takes the indentation of that text")
    func closingQuoteInLine() {
        #expect(segments("\"\"\"\n  a\n  b\"\"\"") == ["a", "b"])
        #expect(segments("\"\"\"a\n  b\"\"\"") == ["a", "b"])
    }

    @Test("Lines that need more room than the text seemed to need lose their indentation too", arguments: [50, 500, 5000])
    func manyLines(count: Int) {
        let text = "\"\"\"\n" + String(repeating: " \n", count: count) + " \"\"\""
        #expect(segments(text) == Array(repeating: "\n", count: count - 1) + [""])
    }

    @Test("Quotes in one line keep every byte between them")
    func oneLine() {
        #expect(segments("\"\"\" a\"\"\"") == [" a"])
        #expect(segments("\"\"\"\n  \\(a)\"\"\"") == ["  ", ""])
    }
}
