import RuleEngine
import Testing

@testable import LanguageServer

@Suite("Edits made together")
struct EditSetTests {
    private static func edit(_ range: Range<Int>, _ text: String = "x") -> TextEdit {
        TextEdit(path: "/w/A.swift", range: range, replacement: text)
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
            ([[edit(0..<4)], [edit(4..<4)]], [0..<4, 4..<4]),
            ([[edit(0..<0), edit(4..<6)], [edit(0..<0), edit(7..<8)]], [0..<0, 4..<6, 7..<8]),
            ([[edit(0..<5)], [edit(6..<6), edit(1..<2)]], [0..<5]),
        ])
    func collisions(fixes: [[TextEdit]], expected: [Range<Int>]) {
        var set = EditSet()
        for fix in fixes { set.insert(fix) }
        #expect(set.edits.map(\.range) == expected)
    }
}
