import Linter
import Testing

@testable import Reporting

@Suite struct CodeFrameTests {
    /// The two lines of the frame for the part of `text` between `«` and `»`.
    private func frame(_ text: String) -> String {
        let bytes = Array(text.utf8)
        let opener = SampleResult.range(of: "«", in: text)
        let closer = SampleResult.range(of: "»", in: text)
        let marked = bytes[opener.upperBound..<closer.lowerBound]
        let plain = Array(bytes[..<opener.lowerBound]) + marked + bytes[closer.upperBound...]
        return frame(plain, opener.lowerBound..<closer.lowerBound - opener.count)
    }

    private func frame(_ bytes: [UInt8], _ range: Range<Int>) -> String {
        let frame = CodeFrame(of: range, in: LintedSource(bytes: bytes))
        return "\(frame.lineNumber)|\(frame.code)\n\(frame.lineNumber)|\(frame.indent)\(frame.carets)"
    }

    @Test func caretsStandBelowTheRange() {
        #expect(frame("a\n  b «cd» e\n") == "2|  b cd e\n2|    ^^")
    }

    @Test func emptyRangeHasOneCaret() {
        #expect(frame("ab«»c") == "1|abc\n1|  ^")
        #expect(frame("ab«»\n") == "1|ab\n1|  ^")
        #expect(frame("a\n«»\nb") == "2|\n2|^")
        #expect(frame("«»") == "1|\n1|^")
        #expect(frame("a\n«»") == "2|\n2|^")
    }

    @Test func rangeOverSeveralLinesMarksTheFirst() {
        #expect(frame("  «VStack {\n    Text()\n  }»\n") == "1|  VStack {\n1|  ^^^^^^^^")
    }

    @Test func tabsBecomeSpacesInBothLines() {
        #expect(frame("\t\tx «y»") == "1|        x y\n1|          ^")
        #expect(frame("ab\t«c\td»") == "1|ab  c   d\n1|    ^^^^^")
    }

    @Test func lineEndsAreNotShown() {
        #expect(frame("a\r\nb «c»\r\nd") == "2|b c\n2|  ^")
        #expect(frame("a\rb «c»\rd") == "2|b c\n2|  ^")
        #expect(frame("a «b\r\nc» d") == "1|a b\n1|  ^")
    }

    @Test func wideCharactersTakeTwoColumns() {
        #expect(frame("\"日本\" «x»") == "1|\"日本\" x\n1|       ^")
        #expect(frame("«日本»") == "1|日本\n1|^^^^")
        #expect(frame("👩‍👩‍👧 «x»") == "1|👩‍👩‍👧 x\n1|   ^")
        #expect(frame("❤️«x»") == "1|❤️x\n1|  ^")
        #expect(frame("e\u{301} «x»") == "1|e\u{301} x\n1|  ^")
    }

    @Test func bytesThatAreNoTextDoNotShiftTheCarets() {
        #expect(frame([0x61, 0xFF, 0x62, 0x63], 2..<3) == "1|a\u{FFFD}bc\n1|  ^")
        #expect(frame([0xE2, 0x82, 0x62], 2..<3) == "1|\u{FFFD}b\n1| ^")
    }

    @Test func longLineIsCutBehindTheFinding() {
        let text = frame("«abc»" + String(repeating: "x", count: 200))
        #expect(text == "1|abc" + String(repeating: "x", count: 116) + "…\n1|^^^")
    }

    @Test func longLineIsCutInFrontOfTheFinding() {
        let text = frame(String(repeating: "x", count: 200) + "«abc»" + String(repeating: "y", count: 200))
        let before = String(repeating: "x", count: 30)
        let after = String(repeating: "y", count: 120 - 1 - 30 - 3 - 1)
        #expect(text == "1|…\(before)abc\(after)…\n1|\(String(repeating: " ", count: 31))^^^")
    }

    @Test func longFindingIsMarkedAsFarAsShown() {
        let text = frame("«" + String(repeating: "x", count: 300) + "»")
        #expect(text == "1|\(String(repeating: "x", count: 119))…\n1|\(String(repeating: "^", count: 119))")
    }

    @Test func lineOfAMegabyteIsCutLikeAnyOther() {
        let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 1_000_000)
        let text = frame(bytes, 500_000..<500_003)
        let expected = "1|…\(String(repeating: "x", count: 118))…\n1|\(String(repeating: " ", count: 31))^^^"
        #expect(text == expected)
        #expect(frame(bytes, 999_999..<1_000_000).hasSuffix("x\n1|\(String(repeating: " ", count: 118))^"))
    }

    @Test func cutFallsBetweenCharacters() {
        let bytes = Array(String(repeating: "é", count: 2_000).utf8)
        #expect(!frame(bytes, 2_000..<2_002).contains("\u{FFFD}"))
    }

    @Test func anyRangeOfAnyBytesFits() {
        var bytes = Array("\t«日本\r\n👩‍👩‍👧e\u{301}\u{202E}\u{1B}\n\n".utf8) + [0xFF, 0xE2, 0x82, 0x00, 0x0D, 0xF0, 0x9F]
        bytes += bytes + [UInt8](repeating: 0x80, count: 700) + bytes
        let source = LintedSource(bytes: bytes)
        for start in stride(from: 0, through: bytes.count, by: 13) {
            for length in [0, 2, 900] {
                let frame = CodeFrame(of: start..<start + length, in: source)
                let width = frame.code.reduce(0) { $0 + DisplayWidth.columns(of: $1) }
                #expect(width <= CodeFrame.width)
                #expect(frame.indent.count + frame.carets.count <= CodeFrame.width + 1)
            }
        }
    }

    @Test func rangeOutsideTheTextDoesNoHarm() {
        #expect(frame(Array("ab\n".utf8), 90..<99) == "2|\n2|^")
    }
}
