import JSON
import Testing

@Suite("Writing JSON")
struct WriterTests {
    private func text(_ layout: JSONWriter.Layout = .compact, _ body: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter(layout)
        body(&writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    @Test("The compact layout has no white space")
    func compact() {
        let text = text {
            $0.object {
                $0.member("a", 1)
                $0.array("b") {
                    $0.null()
                    $0.bool(false)
                    $0.number(0.5)
                    $0.array { _ in }
                    $0.object { _ in }
                }
                $0.object("c") { $0.member("d", "e") }
            }
        }
        #expect(text == #"{"a":1,"b":[null,false,0.5,[],{}],"c":{"d":"e"}}"#)
    }

    @Test("The indented layout puts one element on a line")
    func indented() {
        let text = text(.indented(2)) {
            $0.object {
                $0.member("a", true)
                $0.array("b") {
                    $0.integer(1)
                    $0.object { $0.member("c", UInt32.max) }
                }
                $0.array("d") { _ in }
            }
        }
        #expect(
            text == """
                {
                  "a": true,
                  "b": [
                    1,
                    {
                      "c": 4294967295
                    }
                  ],
                  "d": []
                }
                """)
    }

    @Test(
        "What would end or bend a string is escaped, everything else stays",
        arguments: [
            ("a\"b\\c/", #""a\"b\\c/""#),
            ("\u{8}\t\n\u{C}\r\u{0}\u{1F}\u{7F}", "\"\\b\\t\\n\\f\\r\\u0000\\u001f\u{7F}\""),
            ("é中😀\u{2028}", "\"é中😀\u{2028}\""),
        ])
    func strings(value: String, expected: String) {
        #expect(text { $0.string(value) } == expected)
    }

    @Test("Numbers that JSON cannot say are null", arguments: [Double.nan, .infinity, -.infinity])
    func notFinite(value: Double) {
        #expect(text { $0.number(value) } == "null")
    }

    @Test("Lines follow each other without commas")
    func lines() {
        let text = text {
            for index in 0..<2 {
                $0.object { $0.member("i", index) }
                $0.newline()
            }
        }
        #expect(text == "{\"i\":0}\n{\"i\":1}\n")
    }

    @Test("What was written reads back as the same value", arguments: [JSONWriter.Layout.compact, .indented(4)])
    func roundTrip(layout: JSONWriter.Layout) throws {
        let value: JSONValue = [
            "text": "a\u{1}\"\\é😀\r\n", "numbers": [0, -1, 1.5, 1e300, 1e-300, 0.1], "empty": [:], "none": .null,
            "nested": [["x": true], [[]]],
        ]
        let text = value.serialized(layout)
        let again = try JSONValue.parse(text)
        #expect(again.serialized(layout) == text)
        #expect(again["text"]?.string == value["text"]?.string)
        #expect(again["numbers"]?.array?.map(\.number) == [0, -1, 1.5, 1e300, 1e-300, 0.1])
    }
}
