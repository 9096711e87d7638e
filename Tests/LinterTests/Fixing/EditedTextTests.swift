import RuleEngine
import Testing

@Suite("A text with edits made")
struct EditedTextTests {
    private func edited(_ text: String, _ edits: [(Range<Int>, String)]) -> EditedText {
        EditedText(
            Array(text.utf8), applying: edits.map { TextEdit(path: "A", range: $0.0, replacement: $0.1) })
    }

    @Test(
        "What is inserted has the line breaks of the text",
        arguments: [
            ("a\nb\n", "a\nX\nY\nb\n"), ("a\r\nb\r\n", "a\r\nX\r\nY\r\nb\r\n"), ("a\rb\r", "a\rX\rY\rb\r"),
        ])
    func lineBreaks(text: String, expected: String) {
        let place = text.utf8.count / 2
        #expect(String(decoding: edited(text, [(place..<place, "X\nY\r\n")]).bytes, as: UTF8.self) == expected)
    }

    @Test(
        "Whether the text ends with a line break stays as it was",
        arguments: [
            ("a\nb", 3..<3, "\nc\n", "a\nb\nc"), ("a\nb\n", 4..<4, "c", "a\nb\nc\n"), ("a\nb\n", 1..<4, "", "a\n"),
            ("a", 0..<1, "", ""), ("", 0..<0, "a\n", "a\n"),
        ] as [(String, Range<Int>, String, String)])
    func end(text: String, range: Range<Int>, replacement: String, expected: String) {
        #expect(String(decoding: edited(text, [(range, replacement)]).bytes, as: UTF8.self) == expected)
    }

    @Test("A byte-order mark stays in front")
    func mark() {
        let text = edited("\u{FEFF}a", [(0..<0, "@b ")])
        #expect(text.bytes == Array("\u{FEFF}@b a".utf8))
    }

    @Test("Places move with the edits before them")
    func places() {
        let text = edited("0123456789", [(2..<4, "xyz"), (6..<6, "++"), (8..<9, "")])
        #expect(String(decoding: text.bytes, as: UTF8.self) == "01xyz45++679")
        let moved = [0, 1, 5, 7].map { text.places(of: $0) }
        #expect(moved == [0...0, 1...1, 6...6, 10...10])
        #expect(text.places(of: 3) == 2...5)
        #expect(text.places(of: 6) == 7...9)
        #expect(text.places(of: 8) == 11...11)
    }

    @Test(
        "An edit outside the text, or in the middle of a character, does not fit",
        arguments: [(0..<1, true), (1..<3, true), (0..<2, false), (2..<3, false), (3..<3, true), (3..<4, false)])
    func fits(range: Range<Int>, expected: Bool) {
        let edit = TextEdit(path: "A", range: range, replacement: "")
        #expect(EditedText.admits(edit, in: Array("aé".utf8)) == expected)
    }
}
