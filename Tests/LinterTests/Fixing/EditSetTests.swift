import RuleEngine
import Testing

@Suite("Edits made together")
struct EditSetTests {
    static func edit(_ range: Range<Int>, _ text: String = "x", path: String = "/w/A.swift") -> TextEdit {
        TextEdit(path: path, range: range, replacement: text)
    }

    @Test(
        "A fix whose edit is in the way of an earlier one is left out as a whole",
        arguments: [
            ([[edit(0..<2)], [edit(2..<4)]], [0..<2, 2..<4]),
            ([[edit(4..<6)], [edit(0..<2)]], [0..<2, 4..<6]),
            ([[edit(0..<3)], [edit(2..<4)]], [0..<3]),
            ([[edit(0..<3)], [edit(8..<9), edit(2..<4)], [edit(8..<10)]], [0..<3, 8..<10]),
            ([[edit(0..<9)], [edit(4..<4)]], [0..<9]),
            ([[edit(4..<4)], [edit(0..<9)]], [4..<4]),
            ([[edit(4..<4)], [edit(4..<4, "y")]], [4..<4]),
            ([[edit(4..<4)], [edit(4..<6)]], [4..<4]),
            ([[edit(4..<4)], [edit(2..<4)]], [4..<4]),
            ([[edit(0..<4)], [edit(4..<4)]], [0..<4]),
            ([[edit(0..<4), edit(4..<4)]], [0..<4, 4..<4]),
            ([[edit(0..<5)], [edit(6..<6), edit(1..<2)]], [0..<5]),
            ([[edit(0..<3), edit(2..<4)]], []),
        ])
    func collisions(fixes: [[TextEdit]], expected: [Range<Int>]) {
        var set = EditSet()
        for fix in fixes { set.insert(fix) }
        #expect(set.edits(of: "/w/A.swift").map(\.range) == expected)
    }

    @Test("An edit that two fixes have in common is made once")
    func common() {
        var set = EditSet()
        let fixes = [
            [Self.edit(0..<0), Self.edit(4..<6)], [Self.edit(0..<0), Self.edit(7..<8)],
            [Self.edit(0..<0), Self.edit(0..<0)],
        ]
        let areTaken = fixes.map { set.insert($0) }
        #expect(areTaken == [true, true, true])
        #expect(set.edits(of: "/w/A.swift").map(\.range) == [0..<0, 4..<6, 7..<8])
    }

    @Test("A fix of two files is left out of both when one of them has no room for it")
    func files() {
        var set = EditSet()
        let fixes = [
            [Self.edit(0..<4, path: "B.swift")], [Self.edit(0..<1, path: "A.swift"), Self.edit(2..<3, path: "B.swift")],
        ]
        let areTaken = fixes.map { set.insert($0) }
        #expect(areTaken == [true, false])
        #expect(set.paths == ["B.swift"])
    }
}
