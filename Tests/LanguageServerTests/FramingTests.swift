import Testing

@testable import LanguageServer

@Suite("Framing")
struct FramingTests {
    private static let noLength = MessageFramer.Event.badHeader("a header without Content-Length")

    private static func bad(_ text: String) -> MessageFramer.Event {
        .badHeader("a Content-Length that is no length: \(text)")
    }

    private static func body(_ text: String) -> MessageFramer.Event { .body(Array(text.utf8)) }

    @Test(
        "A stream is cut the same however its bytes arrive",
        arguments: [
            ("Content-Length: 2\r\n\r\n{}", [body("{}")]),
            ("Content-Length: 2\r\n\r\n{}Content-Length: 3\r\n\r\n[1]", [body("{}"), body("[1]")]),
            ("content-length:2\r\n\r\n{}", [body("{}")]),
            ("CONTENT-LENGTH \t:\t 2 \t\r\n\r\n{}", [body("{}")]),
            ("Content-Type: x; charset=utf-8\r\nContent-Length: 2\r\nX-Content-Length: 9\r\n\r\n{}", [body("{}")]),
            ("Content-Length: 2\n\n{}", [body("{}")]),
            ("\r\n\r\nContent-Length: 2\r\n\r\n{}\r\n", [body("{}")]),
            ("Content-Length: 0\r\n\r\nContent-Length: 1\r\n\r\n1", [body(""), body("1")]),
            ("Content-Length: 3\r\n\r\n\r\n\nContent-Length: 1\r\n\r\n1", [body("\r\n\n"), body("1")]),
            ("Content-Length: -2\r\n\r\n{}Content-Length: 1\r\n\r\n1", [bad("-2"), body("1")]),
            ("Content-Length: +2\r\n\r\n{}Content-Length: 1\r\n\r\n1", [bad("+2"), body("1")]),
            ("Content-Length: two\r\n\r\n{}Content-Length: 1\r\n\r\n1", [bad("two"), body("1")]),
            ("Content-Length:\r\n\r\n{}Content-Length: 1\r\n\r\n1", [bad(""), body("1")]),
            (
                "Content-Length: 99999999999999999999\r\n\r\n{}Content-Length: 1\r\n\r\n1",
                [bad("99999999999999999999"), body("1")]
            ),
            ("Accept: x\r\n\r\n{\"a\":1}Content-Length: 1\r\n\r\n1", [noLength, body("1")]),
            ("Content-Length 2\r\n\r\n{}\ncontent-LENGTH: 1\r\n\r\n1", [noLength, body("1")]),
            ("Accept: x\r\n\r\nX-Content-Length: 9\r\n\r\n{}Content-Length: 1\r\n\r\n1", [noLength, body("1")]),
            ("Content-Length: 1\r\n\r\n{}}Content-Length: 1\r\n\r\n1", [body("{"), body("1")]),
            (
                "Content-Length: 101\r\n\r\n\(String(repeating: "x", count: 101))Content-Length: 1\r\n\r\n1",
                [
                    .tooLarge(length: 101), body("1"),
                ]
            ),
            ("Content-Length: 5\r\n\r\n{}", []),
            ("Content-Len", []),
        ] as [(String, [MessageFramer.Event])])
    func cutting(stream: String, expected: [MessageFramer.Event]) {
        let bytes = Array(stream.utf8)
        for size in [1, 2, 3, 7, bytes.count] {
            var framer = MessageFramer(bodyLimit: 100)
            var events: [MessageFramer.Event] = []
            for start in stride(from: 0, to: bytes.count, by: size) {
                framer.append(Array(bytes[start..<min(bytes.count, start + size)]))
                while let event = framer.next() { events.append(event) }
            }
            #expect(events == expected, "in pieces of \(size) bytes")
        }
    }

    @Test("A header line without end is given up, and the next message is found")
    func endlessLine() {
        var framer = MessageFramer()
        framer.append([UInt8](repeating: 0x41, count: 3 << 16))
        guard case .badHeader = framer.next() else {
            Issue.record("the line was not given up")
            return
        }
        #expect(framer.next() == nil)
        framer.append(Array(" Content-Length: 1\r\n\r\n1".utf8))
        #expect(framer.next() == Self.body("1"))
    }

    @Test("A written message has one header and no more")
    func writing() {
        #expect(String(decoding: MessageFramer.frame(Array("é".utf8)), as: UTF8.self) == "Content-Length: 2\r\n\r\né")
    }
}
