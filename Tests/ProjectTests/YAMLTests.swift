import Testing

@testable import Project

@Suite struct YAMLTests {
    private func root(_ text: String) throws -> YAMLNode { try YAMLParser.parse(Array(text.utf8), path: "p.yml").root }

    /// A value on one line: mappings in braces, lists in brackets, `~` for nothing.
    private func compact(_ node: YAMLNode) -> String {
        switch node.content {
        case .scalar(let scalar): scalar.isNull ? "~" : scalar.text.replacing("\n", with: "⏎")
        case .sequence(let elements): "[" + elements.map(compact).joined(separator: ", ") + "]"
        case .mapping(let entries):
            "{" + entries.map { "\($0.key): \(compact($0.value))" }.joined(separator: ", ") + "}"
        }
    }

    @Test(arguments: [
        ("a: b", "{a: b}"),
        ("  a: b\n  c: d\n", "{a: b, c: d}"),
        ("a:\n  b:\n    c: d\ne: f", "{a: {b: {c: d}}, e: f}"),
        ("a:\n- b\n- c\nd: e", "{a: [b, c], d: e}"),
        ("a:\n  - b\n  - c", "{a: [b, c]}"),
        ("- a: b\n  c: d\n- e: f", "[{a: b, c: d}, {e: f}]"),
        ("- - a\n  - b\n-\n  - c\n-", "[[a, b], [c], ~]"),
        ("a:\nb:", "{a: ~, b: ~}"),
        ("a:\r\n  - b\r\nc: d\r\n", "{a: [b], c: d}"),
        ("\u{FEFF}a: b", "{a: b}"),
        ("", "~"),
        ("# nothing\n", "~"),
    ])
    func blocksFollowTheIndentation(text: String, value: String) throws {
        #expect(try compact(root(text)) == value)
    }

    @Test(arguments: [
        ("a: b # c", "{a: b}"),
        ("# c\na: b#c\n# d\nc: d", "{a: b#c, c: d}"),
        ("a:\n  # c\n  b: c\n    # d\n", "{a: {b: c}}"),
        ("---\na: b\n...\n", "{a: b}"),
        ("%YAML 1.2\n--- # c\na: b", "{a: b}"),
        ("--- text", "text"),
    ])
    func commentsAndMarkersAreNoContent(text: String, value: String) throws {
        #expect(try compact(root(text)) == value)
    }

    @Test(arguments: [
        ("a: b c", "{a: b c}"),
        ("a b: c", "{a b: c}"),
        ("a: http://b:1/c", "{a: http://b:1/c}"),
        ("a: -b", "{a: -b}"),
        ("a: b\n  c\n\n  d", "{a: b c⏎d}"),
        ("a: 'b''c'", "{a: b'c}"),
        ("'a b': \"c: d\"", "{a b: c: d}"),
        ("a: \"\\t\\u00e9\\x41\\U0001F600\\\"\\\\\"", "{a: \té\u{41}😀\"\\}"),
        ("a: \"b\n  c\n\n  d \\\n  e\"", "{a: b c⏎d e}"),
        ("a: 'b\n  c'", "{a: b c}"),
    ])
    func flatScalarsAreUnquotedAndFolded(text: String, value: String) throws {
        #expect(try compact(root(text)) == value)
    }

    @Test(arguments: [
        ("a: |\n  b\n   c\n\n  d\n\ne: f", "{a: b⏎ c⏎⏎d⏎, e: f}"),
        ("a: >\n  b\n  c\n\n  d\n    e\n  f\n", "{a: b c⏎d⏎  e⏎f⏎}"),
        ("a: |-\n  b\n", "{a: b}"),
        ("a: |+\n  b\n\nc: d", "{a: b⏎⏎, c: d}"),
        ("a: |2-\n   b\n", "{a:  b}"),
        ("a: >- # c\n  b\n", "{a: b}"),
        ("- |\n  a\n- b", "[a⏎, b]"),
        ("a: |", "{a: }"),
        ("a: |\nb: c", "{a: , b: c}"),
        ("a: |\n  # b\n", "{a: # b⏎}"),
    ])
    func blockScalarsKeepOrFoldTheirLines(text: String, value: String) throws {
        #expect(try compact(root(text)) == value)
    }

    @Test(arguments: [
        ("a: [b, \"c\", [d], {e: f}]", "{a: [b, c, [d], {e: f}]}"),
        ("a: {b: c, d: [e], f, g: }", "{a: {b: c, d: [e], f: ~, g: ~}}"),
        ("a: [\n  b, # c\n  d,\n]\ne: f", "{a: [b, d], e: f}"),
        ("[]", "[]"),
        ("{}", "{}"),
        ("[a: b, c]", "[{a: b}, c]"),
        ("{\n\t\"a\": [1,2],\n\t\"b\":\"c\\ud83d\\ude00\\/\"\n}", "{a: [1, 2], b: c😀/}"),
        ("a: [b\n  c, d]", "{a: [b c, d]}"),
    ])
    func bracketsHoldListsAndMappings(text: String, value: String) throws {
        #expect(try compact(root(text)) == value)
    }

    @Test(arguments: [
        ("a: &x b\nc: *x", "{a: b, c: b}"),
        ("a: &x\n  b: c\nd: *x", "{a: {b: c}, d: {b: c}}"),
        ("a: &x\n- b\nc: *x", "{a: [b], c: [b]}"),
        ("a: &x {b: 1, c: 2}\nd:\n  <<: *x\n  c: 3", "{a: {b: 1, c: 2}, d: {b: 1, c: 3}}"),
        (
            "a: &x {b: 1}\nc: &y {b: 2, d: 3}\ne:\n  f: 4\n  <<: [*x, *y]",
            "{a: {b: 1}, c: {b: 2, d: 3}, e: {b: 1, d: 3, f: 4}}"
        ),
        ("- &x a\n- [*x, *x]", "[a, [a, a]]"),
    ])
    func aliasesStandForAnchors(text: String, value: String) throws {
        #expect(try compact(root(text)) == value)
    }

    @Test(arguments: [
        ("yes", true), ("Yes", true), ("YES", true), ("true", true), ("on", true), ("no", false), ("False", false),
        ("NO", false), ("off", false), ("'yes'", nil), ("yEs", nil), ("!!str true", nil), ("y", nil), ("1", nil),
    ])
    func truthHasManyWords(text: String, value: Bool?) throws {
        #expect(try root("a: \(text)")["a"]?.boolean == value)
    }

    @Test func numbersAreReadWhereTheyAreAskedFor() throws {
        let node = try root("[12, -3, 1.5, '12', 1e3, x, e]")
        #expect(node.elements?.map(\.scalar?.integer) == [12, -3, nil, nil, nil, nil, nil])
        #expect(node.elements?.map(\.scalar?.real) == [12, -3, 1.5, nil, 1000, nil, nil])
    }

    @Test func valuesAndKeysKnowTheirPlaces() throws {
        let text = "a: 1\n\"b\": 'two'\nlist:\n- é: x\n- [y, z]\n"
        let bytes = Array(text.utf8)
        let root = try root(text)
        func written(_ place: FilePlace?) -> String? { place.map { String(decoding: bytes[$0.range], as: UTF8.self) } }
        #expect(root.entries?.map { written($0.place) } == ["a", "b", "list"])
        #expect(root.entries?.map(\.line) == [1, 2, 3])
        #expect(written(root["b"]?.place) == "two")
        #expect(root["list"]?.elements?.map { written($0.place) } == ["é: x", "[y, z]"])
        #expect(root["list"]?.elements?.map(\.line) == [4, 5])
        #expect(written(root["list"]?.elements?.first?["é"]?.place) == "x")
        #expect(written(root.place) == String(text.dropLast()))
        #expect(root.place.path == "p.yml")
    }

    @Test(arguments: [
        ("a:\n\tb: c", 2, "a tab indents this line"),
        ("a: b: c", 1, "a key cannot stand here"),
        ("a: b\n c: d", 2, "a key cannot stand here"),
        ("a:\n    b: c\n  d: e", 3, "fits no line above it"),
        ("a: - b", 1, "a list cannot start here"),
        ("a: b\n- c", 2, "a dash stands among keys"),
        ("- a\nb: c", 2, "belongs to nothing above it"),
        ("a: b\nc", 2, "no key with a colon"),
        ("a: *b", 1, "*b stands for nothing"),
        ("a: &x [*x]", 1, "*x stands for nothing"),
        ("a: \"b\nc: d", 1, "never closed"),
        ("a:\n  - 'b", 2, "never closed"),
        ("a: [b,\n  c", 1, "the [ that opens on this line is never closed"),
        ("a: [b, , c]", 1, "a value is missing"),
        ("a: {b: c] ", 1, "a comma or } must stand here"),
        ("a: \"\\q\"", 1, "a backslash cannot stand here"),
        ("a: \"\\u12\"", 1, "4 hexadecimal digits"),
        ("a: @b", 1, "cannot start with @"),
        ("? a\n: b", 1, "question mark"),
        ("a: !Ref b", 1, "the tag !Ref"),
        ("a: b\n---\nc: d", 2, "a second document"),
        ("a: \"b\" c", 1, "nothing may follow"),
        ("a: |x\n  b", 1, "only a digit"),
        ("a:\n  <<: b", 2, "only mappings can be merged"),
        ("a\u{0}b", 1, "no UTF-8 text"),
    ])
    func whatIsNotUnderstoodIsAnErrorWithItsLine(text: String, line: Int, message: String) {
        #expect {
            try root(text)
        } throws: { error in
            let problem = error as? ProjectProblem
            return problem?.line == line && problem?.message.contains(message) == true && problem?.path == "p.yml"
        }
    }

    @Test func ofTwoEntriesWithOneKeyTheLaterCountsAndThatIsAProblem() throws {
        let document = try YAMLParser.parse(Array("a: 1\nb: 2\na: 3\n".utf8), path: "p.yml")
        #expect(compact(document.root) == "{a: 3, b: 2}")
        #expect(document.problems.map(\.line) == [3])
        #expect(document.problems.first?.message.contains("line 1") == true)
    }

    @Test(arguments: ["[", "{a: ", "- ", "a:\n"])
    func deepNestingIsAnError(opening: String) {
        let isLines = opening.hasSuffix("\n")
        let text =
            isLines
            ? (0..<500).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
            : String(repeating: opening, count: 500)
        #expect(throws: ProjectProblem.self) { try root(text) }
    }

    @Test func aliasesOfAliasesAreAnErrorBeforeTheyGrow() {
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        for level in 1...30 {
            text +=
                "a\(level): &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
                + "]\n"
        }
        #expect {
            try root(text)
        } throws: { ($0 as? ProjectProblem)?.message.contains("aliases make more than") == true }
    }

    /// Each construct once.
    private static let sample = """
        # comment
        name: "Steps" # more
        settings: &base
          base: {A: 1, 'B': [x, y]}
        targets:
        - sources:
            - path: a
              excludes:
              - "**/*.md"
          text: |-
            one
              two
          other: >+
            three

        - <<: *base
          list: [*base, ~, yes]
          plain: several
            lines
        ...

        """

    @Test(arguments: 0..<20)
    func changedFilesNeitherCrashNorHang(seed: UInt64) {
        var random = SystemIndependentNumbers(seed: seed)
        let signs = Array(" \n:-#[]{},&*!|>'\"%@\\\t<~?\r\u{0}a1".utf8) + [0xC3, 0xFF]
        for _ in 0..<200 {
            var bytes = Array(Self.sample.utf8)
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[index] = signs.randomElement(using: &random) ?? 0
                case 1: bytes.insert(signs.randomElement(using: &random) ?? 0, at: index)
                case 2: bytes.removeSubrange(index..<min(bytes.count, index + 3))
                default: bytes.removeSubrange(index...)
                }
                if bytes.isEmpty { bytes = [0x61] }
            }
            do throws(ProjectProblem) {
                let root = try YAMLParser.parse(bytes, path: "p.yml").root
                #expect(root.place.range.upperBound <= bytes.count)
            } catch {
                let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
                #expect(error.line.map { (1...lines).contains($0) } == true)
            }
        }
    }
}

/// The same numbers on every machine (SplitMix64, by Guy Steele, Doug Lea and Christine Flood).
private struct SystemIndependentNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
