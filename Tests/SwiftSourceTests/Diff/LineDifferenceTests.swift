import SwiftSource
import Testing

@Suite("Comparing texts line by line")
struct LineDifferenceTests {
    private func diff(_ old: String, _ new: String) -> String {
        let lines = LineDifference.lines(from: Array(old.utf8), to: Array(new.utf8))
        return String(decoding: UnifiedDiff(lines).bytes, as: UTF8.self)
    }

    @Test(
        "The hunks are those of diff -u",
        arguments: [
            ("", "", ""), ("a\n", "a\n", ""), ("", "a\n", "@@ -0,0 +1 @@\n+a\n"), ("a\n", "", "@@ -1 +0,0 @@\n-a\n"),
            ("a\nb\nc\n", "a\nB\nc\n", "@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n"),
            ("a", "a\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
            ("a\nb", "b", "@@ -1,2 +1 @@\n-a\n b\n\\ No newline at end of file\n"),
            ("a\r\n", "b\r\n", "@@ -1 +1 @@\n-a\r\n+b\r\n"),
            (
                "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "0\n1\n2\n3\n4\n5\n6\n7\n8\n",
                "@@ -1,3 +1,4 @@\n+0\n 1\n 2\n 3\n@@ -6,4 +7,3 @@\n 6\n 7\n 8\n-9\n"
            ),
            ("1\n2\n3\n4\n5\n", "0\n2\n3\n4\n6\n", "@@ -1,5 +1,5 @@\n-1\n+0\n 2\n 3\n 4\n-5\n+6\n"),
        ])
    func hunks(old: String, new: String, expected: String) { #expect(diff(old, new) == expected) }

    @Test("The lines of a comparison are both texts", arguments: 1...60 as ClosedRange<UInt64>)
    func lossless(seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15
        func text() -> [UInt8] {
            (0..<Int(seed)).flatMap { _ -> [UInt8] in
                state = state &* 6_364_136_223_846_793_005 &+ 1
                return state >> 60 < 3 ? [0x0A] : [0x61 + UInt8(state >> 61), 0x0A]
            }
        }
        let (old, new) = (text(), text())
        let lines = LineDifference.lines(from: old, to: new)
        func joined(_ change: DiffLine.Change) -> [UInt8] {
            lines.filter { $0.change == .kept || $0.change == change }.flatMap { Array($0.text) + [0x0A] }
        }
        #expect(joined(.removed) == old)
        #expect(joined(.added) == new)
        #expect(lines.compactMap(\.oldLine) == Array(0..<lines.compactMap(\.oldLine).count))
        #expect(lines.compactMap(\.newLine) == Array(0..<lines.compactMap(\.newLine).count))
    }

    @Test("Texts that have nothing in common are compared in reasonable time")
    func large() {
        let old = (0..<20_000).map { "old \($0)\n" }.joined()
        let new = (0..<20_000).map { "new \($0)\n" }.joined()
        let lines = LineDifference.lines(from: Array(old.utf8), to: Array(new.utf8))
        #expect(lines.count { $0.change == .kept } == 0)
    }
}
