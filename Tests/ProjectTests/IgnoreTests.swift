import Testing

@testable import Project

@Suite struct IgnoreTests {
    /// A line of an ignore file and the paths it leaves out or keeps; a slash at the end marks a folder.
    struct Case: Sendable, CustomTestStringConvertible {
        let patterns: String
        let ignored: [String]
        let kept: [String]
        var testDescription: String { patterns }
    }

    static let cases = [
        Case(patterns: "a.swift", ignored: ["a.swift", "d/a.swift", "a.swift/"], kept: ["ba.swift", "a.swiftx"]),
        Case(patterns: "*.swift", ignored: ["a.swift", "d/.swift"], kept: ["a.swif", "swift"]),
        Case(patterns: "/a.swift", ignored: ["a.swift"], kept: ["d/a.swift"]),
        Case(patterns: "d/a.swift", ignored: ["d/a.swift"], kept: ["a.swift", "e/d/a.swift"]),
        Case(patterns: "d/", ignored: ["d/", "e/d/"], kept: ["d", "e/d"]),
        Case(patterns: "/d/", ignored: ["d/"], kept: ["e/d/"]),
        Case(patterns: "d/*", ignored: ["d/a", "d/b/"], kept: ["d/", "d/b/c"]),
        Case(patterns: "a*b", ignored: ["ab", "axxb", "aabb", "d/ab"], kept: ["abx", "xab"]),
        Case(patterns: "a?b", ignored: ["axb"], kept: ["ab", "axxb"]),
        Case(patterns: "d/*/c", ignored: ["d/a/c"], kept: ["d/c", "d/a/b/c"]),
        Case(patterns: "**/c", ignored: ["c", "d/c", "d/e/c"], kept: ["cc"]),
        Case(patterns: "d/**", ignored: ["d/a", "d/b/c"], kept: ["d/", "e/d/a"]),
        Case(patterns: "d/**/c", ignored: ["d/c", "d/a/c", "d/a/b/c"], kept: ["c", "d/a/cc"]),
        Case(patterns: "**/d/**", ignored: ["d/a", "e/d/a/b"], kept: ["d/"]),
        Case(patterns: "d/**/e/**/f", ignored: ["d/e/f", "d/x/e/y/f", "d/e/e/f"], kept: ["d/f", "d/e", "d/x/f"]),
        Case(patterns: "d/a**", ignored: ["d/a", "d/abc"], kept: ["d/a/b"]),
        Case(patterns: "**", ignored: ["a", "d/a"], kept: []),
        Case(patterns: "[abc].swift", ignored: ["a.swift", "c.swift"], kept: ["d.swift", "ab.swift"]),
        Case(patterns: "[a-cx]", ignored: ["b", "x"], kept: ["d", "-"]),
        Case(patterns: "[!a-c]", ignored: ["d"], kept: ["a", "dd"]),
        Case(patterns: "[^a-c]", ignored: ["d"], kept: ["a"]),
        Case(patterns: "[]a]", ignored: ["]", "a"], kept: ["b"]),
        Case(patterns: "[a-]", ignored: ["a", "-"], kept: ["b"]),
        Case(patterns: "[[:digit:]_]x", ignored: ["1x", "_x"], kept: ["ax"]),
        Case(patterns: "[[:nonsense:]]", ignored: [], kept: ["a", ":"]),
        Case(patterns: "[\\]]", ignored: ["]"], kept: ["\\"]),
        Case(patterns: "[ab", ignored: [], kept: ["a", "[ab"]),
        Case(patterns: "a\\*b", ignored: ["a*b"], kept: ["axb"]),
        Case(patterns: "a\\", ignored: [], kept: ["a", "a\\"]),
        Case(patterns: "\\#a", ignored: ["#a"], kept: ["\\#a"]),
        Case(patterns: "\\!a", ignored: ["!a"], kept: ["a"]),
        Case(patterns: "#a", ignored: [], kept: ["#a"]),
        Case(patterns: "a  ", ignored: ["a"], kept: ["a  "]),
        Case(patterns: "a\\ ", ignored: ["a "], kept: ["a"]),
        Case(patterns: "a\t", ignored: ["a\t"], kept: ["a"]),
        Case(patterns: "a\r\nb\r\n", ignored: ["a", "b"], kept: []),
        Case(patterns: "\u{FEFF}a", ignored: ["a"], kept: []),
        Case(patterns: "*.swift\n!b.swift", ignored: ["a.swift"], kept: ["b.swift", "d/b.swift"]),
        Case(patterns: "!b.swift\n*.swift", ignored: ["b.swift"], kept: []),
        Case(patterns: "a\n!a\na", ignored: ["a"], kept: []),
        Case(patterns: "/", ignored: [], kept: ["a", "d/"]),
        Case(patterns: "a//b", ignored: [], kept: ["a/b"]),
    ]

    @Test(arguments: cases) func patternMatches(_ example: Case) {
        let file = IgnoreFile(parsing: Array(example.patterns.utf8))
        for path in example.ignored { #expect(decision(of: file, on: path) == true, "\(path)") }
        for path in example.kept { #expect(decision(of: file, on: path) != true, "\(path)") }
    }

    private func decision(of file: IgnoreFile, on path: String) -> Bool? {
        let isFolder = path.hasSuffix("/")
        let bytes = Array(path.utf8.dropLast(isFolder ? 1 : 0))
        let nameStart = (bytes.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1
        return bytes.withUnsafeBufferPointer { file.decision(path: $0, nameStart: nameStart, isFolder: isFolder) }
    }

    @Test func anyBytesAreAnIgnoreFile() {
        var state: UInt64 = 1
        let alphabet = Array("ab*?[]!-^\\/:# \r\n.".utf8) + [0, 0xFF]
        for _ in 0..<3_000 {
            let bytes = (0..<40).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return alphabet[Int(state >> 33) % alphabet.count]
            }
            let file = IgnoreFile(parsing: bytes)
            for path in ["a", "a/b", "ab/a/b/", "[a"] { _ = decision(of: file, on: path) }
        }
    }

    @Test func manyStarsTakeNoLongerThanTheProductOfTheLengths() {
        let file = IgnoreFile(parsing: Array((String(repeating: "a*", count: 200) + "b").utf8))
        #expect(decision(of: file, on: String(repeating: "a", count: 5_000)) == nil)
        let deep = IgnoreFile(parsing: Array((String(repeating: "**/a/", count: 100) + "b").utf8))
        #expect(decision(of: deep, on: String(repeating: "a/", count: 2_000) + "c") == nil)
    }
}

@Suite struct NestedIgnoreTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func discover(_ path: String = "") throws -> [String] {
        folder.below(try FileDiscovery(paths: [path.isEmpty ? folder.path : folder.path(path)]).run().files.map(\.path))
    }

    @Test func innerFileOverridesOuterOne() throws {
        try folder.write(".gitignore", "*.gen.swift\n")
        try folder.write("D/.gitignore", "!keep.gen.swift\nother.swift\n")
        let paths = ["a.gen.swift", "D/a.gen.swift", "D/keep.gen.swift", "D/other.swift", "other.swift"]
        for path in paths { try folder.write(path) }
        #expect(try discover() == ["D/keep.gen.swift", "other.swift"])
    }

    @Test func fileInIgnoredFolderCannotComeBack() throws {
        try folder.write(".gitignore", "D/\n!D/a.swift\n")
        try folder.write("D/.gitignore", "!*\n")
        try folder.write("D/a.swift")
        #expect(try discover() == [])
    }

    @Test func filesAboveTheGivenFolderCountUpToTheRepository() throws {
        try folder.write(".gitignore", "a.swift\n")
        try folder.makeFolder("R/.git")
        try folder.write("R/.gitignore", "/D/E/b.swift\n")
        try folder.write("R/D/.gitignore", "/E/c.swift\n")
        for name in "abcd" { try folder.write("R/D/E/\(name).swift") }
        #expect(try discover("R/D/E") == ["R/D/E/a.swift", "R/D/E/d.swift"])
        #expect(try discover("R") == ["R/D/E/a.swift", "R/D/E/d.swift"])
    }

    @Test func innerRepositoryHasItsOwnRules() throws {
        try folder.makeFolder(".git")
        try folder.write(".gitignore", "a.swift\n")
        try folder.write("Sub/.git", "gitdir: elsewhere")
        try folder.write("Sub/a.swift")
        try folder.write("a.swift")
        try folder.write("z/a.swift")
        #expect(try discover() == ["Sub/a.swift"])
    }

    @Test func ignoredEntriesAreCounted() throws {
        try folder.write(".gitignore", "D/\n*.swift\n")
        try folder.write("D/a.swift")
        try folder.write("b.swift")
        #expect(try FileDiscovery(paths: [folder.path]).run().ignoredCount == 2)
    }
}
