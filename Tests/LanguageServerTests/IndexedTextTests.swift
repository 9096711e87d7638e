import SwiftSource
import Testing

@testable import LanguageServer

@Suite("Text and positions")
struct IndexedTextTests {
    // "a😀é中\n" is a, four bytes, two bytes, three bytes.
    private static let text = "a😀é中\nx\r\n\r\u{2028}z"

    @Test(
        "A position is the offset the encoding says",
        arguments: [
            (PositionEncoding.utf8, 0, 0, 0), (.utf8, 0, 1, 1), (.utf8, 0, 5, 5), (.utf8, 0, 10, 10),
            (.utf16, 0, 3, 5), (.utf16, 0, 4, 7), (.utf16, 0, 5, 10),
            (.utf32, 0, 2, 5), (.utf32, 0, 3, 7), (.utf32, 0, 4, 10),
            (.utf16, 1, 0, 11), (.utf16, 1, 1, 12), (.utf16, 2, 0, 14), (.utf16, 3, 0, 15), (.utf16, 3, 1, 18),
            (.utf16, 3, 2, 19),
        ])
    func exact(encoding: PositionEncoding, line: Int, character: Int, offset: Int) {
        let text = IndexedText(Array(Self.text.utf8))
        let position = Position(line: line, character: character)
        #expect(text.offset(of: position, encoding) == offset)
        #expect(text.position(at: offset, encoding) == position)
    }

    @Test(
        "A position that is nowhere is moved to the nearest place before it",
        arguments: [
            (PositionEncoding.utf8, 0, 3, 1), (.utf8, 0, 6, 5), (.utf8, 0, 9, 7), (.utf16, 0, 2, 1),
            (.utf8, 0, 11, 10), (.utf16, 0, 99, 10), (.utf32, 0, .max, 10), (.utf8, 1, 2, 12), (.utf16, 1, .max, 12),
            (.utf16, 2, 5, 14), (.utf16, 3, 9, 19), (.utf16, 4, 0, 19), (.utf8, .max, .max, 19), (.utf8, 0, -1, 0),
            (.utf16, -1, 4, 19),
        ])
    func clamped(encoding: PositionEncoding, line: Int, character: Int, offset: Int) {
        let text = IndexedText(Array(Self.text.utf8))
        #expect(text.offset(of: Position(line: line, character: character), encoding) == offset)
    }

    @Test("Bytes that are no text count as one character each", arguments: [PositionEncoding.utf16, .utf32])
    func notText(encoding: PositionEncoding) {
        let text = IndexedText([0x61, 0xFF, 0xE2, 0x82, 0x80 | 0x40, 0x62])
        for offset in 0...6 { #expect(text.position(at: offset, encoding).character == offset) }
    }

    @Test("Edited text has the lines of new text", arguments: 1...200 as ClosedRange<UInt64>)
    func lines(seed: UInt64) {
        var random = SplitMix64(state: seed)
        var text = IndexedText([])
        for _ in 0..<30 {
            let start = Int.random(in: 0...text.bytes.count, using: &random)
            let end = Int.random(in: start...min(text.bytes.count, start + 6), using: &random)
            let new = (0..<Int.random(in: 0...6, using: &random)).map { _ in
                [0x0A, 0x0D, 0x0A, 0x0D, 0x61, 0x62].randomElement(using: &random) ?? 0x63 as UInt8
            }
            text.replace(start..<end, with: new)
            #expect(text.lineStarts == LineTable(text.bytes).starts)
        }
    }

    @Test(
        "The line ending is that of the first line",
        arguments: [
            ("a", "\n"), ("a\nb\r\n", "\n"), ("\r\nb\n", "\r\n"), ("a\rb\n", "\r"),
        ])
    func lineEnding(text: String, expected: String) {
        #expect(IndexedText(Array(text.utf8)).lineEnding == expected)
    }
}
