import JSON
import Testing

@Suite("Reading JSON")
struct ReaderTests {
    @Test(
        "Values carry their byte ranges",
        arguments: [
            ("{\"a\": [1, \"é\"], \"b\" : null}", ["a"], 6..<15),
            ("{\"a\": [1, \"é\"], \"b\" : null}", ["b"], 23..<27),
            ("  true ", [], 2..<6),
            ("{\"a\":{\"b\": -1.5e3 }}", ["a", "b"], 11..<17),
        ])
    func ranges(text: String, path: [String], expected: Range<Int>) throws {
        var value = try JSONValue.parse(Array(text.utf8))
        for name in path { value = try #require(value[name]) }
        #expect(value.range == expected)
    }

    @Test("Names carry their byte ranges, quotes included")
    func nameRanges() throws {
        let members = try #require(try JSONValue.parse(Array("{ \"a\" : 1, \"bc\":2 }".utf8)).members)
        #expect(members.map(\.nameRange) == [2..<5, 11..<15])
    }

    @Test("Duplicate names are kept in order, and the last one is found by name")
    func duplicates() throws {
        let value = try JSONValue.parse(Array("{\"b\":1,\"a\":2,\"b\":3}".utf8))
        #expect(value.members?.map(\.name) == ["b", "a", "b"])
        #expect(value["b"]?.integer == 3)
    }

    @Test(
        "Numbers are kept exactly",
        arguments: [
            ("0", JSONValue.Content.integer(0)),
            ("-0", .integer(0)),
            ("9223372036854775807", .integer(.max)),
            ("-9223372036854775808", .integer(.min)),
            ("9223372036854775808", .number(9.223372036854775808e18)),
            ("1.0", .number(1)),
            ("0.1", .number(0.1)),
            ("-2.5E+3", .number(-2500)),
            ("1e-300", .number(1e-300)),
            ("1e999", .number(.infinity)),
            ("1e-999", .number(0)),
        ])
    func numbers(text: String, expected: JSONValue.Content) throws {
        #expect(try JSONValue.parse(Array(text.utf8)).content == expected)
    }

    @Test(
        "A number is whole by its value, not by its spelling",
        arguments: [
            ("3.0", Int64?.some(3)), ("3e2", 300), ("-9.223372036854775808e18", .min), ("9.223372036854775808e18", nil),
            ("1.5", nil), ("1e999", nil), ("\"3\"", nil),
        ])
    func wholeNumbers(text: String, expected: Int64?) throws {
        #expect(try JSONValue.parse(Array(text.utf8)).integer == expected)
    }

    @Test(
        "Escapes are decoded, and half a surrogate pair is U+FFFD",
        arguments: [
            (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
            (#""\u0041\u00e9\u4E2D""#, "Aé中"),
            (#""\ud83d\ude00""#, "😀"),
            (#""\ud83d""#, "\u{FFFD}"),
            (#""\ude00x""#, "\u{FFFD}x"),
            (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"),
            (#""\ud83d\n""#, "\u{FFFD}\n"),
            (#""\u0000""#, "\0"),
            ("\"é中😀\"", "é中😀"),
        ])
    func strings(text: String, expected: String) throws {
        #expect(try JSONValue.parse(Array(text.utf8)).string == expected)
    }

    @Test(
        "Comments and trailing commas are read where they are allowed",
        arguments: [
            "// a\n{\"a\":1,}", "{/* { \" */\"a\"://\r1}", "\u{FEFF}{\"a\":1 /**/}//", "{\"a\":1/***/,}/*é中😀*/",
        ])
    func commented(text: String) throws {
        #expect(try JSONValue.parse(Array(text.utf8), dialect: .commented)["a"]?.integer == 1)
        #expect(throws: JSONError.self) { try JSONValue.parse(Array(text.utf8)) }
    }

    @Test(
        "Errors name the byte that is wrong",
        arguments: [
            ("", 0), ("  ", 2), ("{", 1), ("[1,]", 3), ("{\"a\":1,}", 7), ("{\"a\" 1}", 5), ("[1 2]", 3), ("tru", 0),
            ("01", 0), ("-", 1), ("1.", 2), ("1e", 2), ("+1", 0), ("\"a", 0), ("\"a\\", 3), (#""\x""#, 1),
            (#""\u12g4""#, 1),
            ("\"\u{1}\"", 1), ("1 1", 2), ("// c\n1", 0), ("nul\0", 0), ("[\0]", 1), ("'a'", 0), ("{a:1}", 1), ("}", 0),
        ])
    func errors(text: String, offset: Int) {
        #expect { try JSONValue.parse(Array(text.utf8)) } throws: { ($0 as? JSONError)?.offset == offset }
    }

    @Test("Comments that never end are errors", arguments: [("1/*", 1), ("1 /* *", 2), ("1/", 1), ("[1/ 2]", 2)])
    func commentErrors(text: String, offset: Int) {
        #expect { try JSONValue.parse(Array(text.utf8), dialect: .commented) } throws: {
            ($0 as? JSONError)?.offset == offset
        }
    }

    @Test(
        "Bytes that are not UTF-8 are errors with their offset",
        arguments: [
            [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80],
            [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82], [0xE2, 0x28, 0xA1], [0xF0, 0x9F, 0x98],
            [0xFF],
        ] as [[UInt8]])
    func invalidUTF8(sequence: [UInt8]) {
        let text = Array("[\"a".utf8) + sequence + Array("\"]".utf8)
        #expect { try JSONValue.parse(text) } throws: { ($0 as? JSONError)?.offset == 3 }
    }

    @Test("Nesting is limited")
    func depth() throws {
        func nested(_ depth: Int) -> [UInt8] {
            Array(repeating: UInt8(ascii: "["), count: depth) + Array(repeating: UInt8(ascii: "]"), count: depth)
        }
        _ = try JSONValue.parse(nested(256))
        #expect { try JSONValue.parse(nested(257)) } throws: { ($0 as? JSONError)?.offset == 256 }
        #expect(throws: JSONError.self) { try JSONValue.parse(Array(repeating: UInt8(ascii: "{"), count: 1_000_000)) }
    }

    @Test("Every prefix and every change of one byte is read or refused, never more")
    func hostileBytes() {
        let text = Array(#"{"a":[1,-2.5e3,"\ud83d\ude00é😀"],"b":{"c":null,"d":true} /*x*/ }"#.utf8)
        for length in 0...text.count { tryToRead(Array(text.prefix(length))) }
        for index in text.indices {
            for byte in UInt8.min...UInt8.max {
                var changed = text
                changed[index] = byte
                tryToRead(changed)
            }
        }
    }

    private func tryToRead(_ bytes: [UInt8]) {
        for dialect in [JSONDialect.strict, .commented] {
            do { _ = try JSONValue.parse(bytes, dialect: dialect) } catch { #expect(error.offset <= bytes.count) }
        }
    }
}
