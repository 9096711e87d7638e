import Testing

@testable import Project

@Suite struct OpenStepParserTests {
    private func parse(_ text: String) throws -> PlacedValue {
        try PlacedPropertyList.parse(Array(text.utf8), path: "p").root
    }

    @Test func valuesAreFoundByKeyAndOrder() throws {
        let text = "// !$*UTF8*$!\n{ a = 1; /* note */ \"b c\" = (x, \"y z\", ); d = { e = <0A ff>; }; }"
        let root = try parse(text)
        #expect(root["a"]?.string == "1")
        #expect(root["b c"]?.strings == ["x", "y z"])
        #expect(root["d"]?["e"]?.string == nil)
        #expect(root.entries.map { $0.key.string } == ["a", "b c", "d"])
    }

    @Test(arguments: [
        ("{ é = 1; key = 26.4; }", "26.4"), ("{ key = \"a b\"; }", "a b"), ("\u{FEFF}{\"key\": \"v\"}", "v"),
    ])
    func placeIsThatOfTheValueWithoutQuotes(text: String, value: String) throws {
        let range = try #require(try parse(text)["key"]?.range)
        #expect(String(decoding: Array(text.utf8)[range], as: UTF8.self) == value)
    }

    @Test(arguments: [
        (#"a\"b\\c"#, "a\"b\\c"), (#"a\nb\tc"#, "a\nb\tc"), (#"\U00e9"#, "é"), (#"\u00E9"#, "é"),
        (#"\ud83d\ude00"#, "😀"),
        (#"\101"#, "A"), (#"\é"#, "é"), (#"é\/é"#, "é/é"), (#"\ud83d"#, "\u{FFFD}"), (#"\Uzz"#, "Uzz"), (#"\777"#, "ǿ"),
    ])
    func escapesAreReplaced(written: String, meant: String) throws {
        #expect(try parse("(\"\(written)\")").strings == [meant])
    }

    @Test func jsonIsRead() throws {
        let root = try parse("{\"a\": {\"b\": [\"c\", 1, true]}, \"d\": \"e=f\"}")
        #expect(root["a"]?["b"]?.strings == ["c", "1", "true"])
        #expect(root["d"]?.string == "e=f")
    }

    @Test func xmlIsReadWithoutPlaces() throws {
        let root = try parse(
            "<plist version=\"1.0\"><dict><key>a</key><array><string>é</string><true/></array></dict></plist>")
        #expect(root["a"]?.strings == ["é", "YES"])
        #expect(root["a"]?.range == nil)
    }

    @Test func lastOfTwoValuesCounts() throws {
        #expect(try parse("{ a = 1; a = 2; }")["a"]?.string == "2")
    }

    @Test(
        arguments: [
            ("", nil, "this property list is empty"),
            (" // nothing", nil, "this property list is empty"),
            ("{\n a = 1\n b = 2;\n}", 2, "a semicolon is missing behind this value"),
            ("{\n a = (1\n 2);\n}", 2, "a comma is missing behind this value"),
            ("{\n a 1;\n}", 2, "found `1` where an equals sign should stand"),
            ("{\n a = ;\n}", 2, "found `;` where a value should stand"),
            ("{\n = 1;\n}", 2, "found `=` where a key should stand"),
            ("{\n a = \"b;\n}", 2, "what begins here with `\"` is never closed"),
            ("{ a = 1; /* b\n}", 1, "what begins here with `/` is never closed"),
            ("{\n a = <zz>;\n}", 2, "found `<` where a value should stand"),
            ("{\n a = 1;\n}\n}", 4, "the list has ended before this; a bracket too many closes it"),
            ("{\n a = 1;\n", 1, "what begins here with `{` is never closed"),
            ("{\n\ta = {\n\t\tb = (\n\t\t\tc,\n\t};\n}\n", 5, "found `}` where a value should stand"),
            ("{\n\ta = {\n\t\tb = {\n\t\t\tc = 1;\n\t};\n}\n", 3, "what begins here with `{` is never closed"),
            ("{\n a = \u{1};\n}", 2, "found byte 1 where a value should stand"),
        ] as [(String, Int?, String)])
    func mistakeIsExplainedWithItsLine(text: String, line: Int?, message: String) {
        let message = line == nil ? message : "this property list cannot be read: \(message)"
        #expect(throws: ProjectProblem(path: "p", line: line, message: message)) { try parse(text) }
    }

    @Test(arguments: ["<<<<<<< HEAD\n a = 1;\n=======\n", "a = 1;\n>>>>>>> branch\n", "a = 1;\n||||||| base\n"])
    func mergeConflictIsNamed(conflict: String) throws {
        let error = #expect(throws: ProjectProblem.self) { try parse("{\n\(conflict)}") }
        #expect(error?.message == "a merge conflict was left unresolved here")
        #expect(error?.line == (conflict.hasPrefix("a") ? 3 : 2))
    }

    @Test(arguments: ["(", "{a=", "{\"a\":["])
    func nestingHasNoLimit(bracket: String) {
        #expect(throws: ProjectProblem.self) { try parse(String(repeating: bracket, count: 100_000)) }
    }

    @Test func anyBytesAreReadOrRefused() {
        let text = Array("// !$\n{ a = \"\\U12\"; b = (c, <0a>, ); /* d */ \"e\" = { f = g; }; }".utf8)
        for index in text.indices {
            _ = try? PlacedPropertyList.parse(Array(text[..<index]), path: "p").root["b"]?.strings
            for byte in "\0\n a\"'\\{}()[]<>;=,:/*é".utf8 {
                var damaged = text
                damaged[index] = byte
                guard let root = try? PlacedPropertyList.parse(damaged, path: "p").root else { continue }
                for (key, value) in root.entries { _ = (key.string, value.string, value.strings, value.range) }
            }
        }
    }
}
