import RuleEngine
import SwiftSource
import Testing

@Suite("Fixes of rules that are wrong")
struct HostileFixTests {
    private static let texts = [
        ")", "(", "}", "{", "\"", "\"\"\"", "/*", "*/", "//", "#if A", "#endif", "<#gap#>", "]", "", "\n", "=", "a",
        "'", "`", "1 +", "\\(", "#\"", "/", "{ a }", "\u{1F600}", "\r\n", "case", "func", "@", "return x",
    ]

    @Test("Whatever they write, the code is as whole as it was", arguments: Fixtures.swiftFiles)
    func structure(path: String) throws {
        let bytes = try Fixtures.read(path)
        let before = errorCount(bytes)
        var state = UInt64(bytes.count)
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % max(1, limit)
        }
        for _ in 0..<20 {
            let candidates = (0..<random(12)).map { number in
                let edits = (0...random(3)).map { _ in
                    let start = random(bytes.count)
                    let end = min(bytes.count, start + random(3) * random(20))
                    return TextEdit(path: path, range: start..<end, replacement: Self.texts[random(Self.texts.count)])
                }
                let finding = Finding(
                    rule: "wrong", severity: .error, path: path, range: edits[0].range, message: "\(number)")
                return FixCandidate(finding, Fix(title: "Fix", safety: .safe, edits: edits))
            }
            let round = FixRound(candidates, in: [path: bytes])
            #expect(round.taken.count + round.refused.count + round.waiting.count == candidates.count)
            // Each round comes to something, so that fixing ends.
            #expect(!round.taken.isEmpty || !round.refused.isEmpty || candidates.isEmpty)
            guard let result = round.results[path] else { continue }
            #expect(errorCount(result.bytes) <= before)
        }
    }

    private func errorCount(_ bytes: [UInt8]) -> Int {
        let tree = SyntaxTree.parse(bytes)
        return tree.kinds.count { $0 == .unexpected || $0 == .missingExpression || $0 == .missingType }
            + tree.tokens.flags.count { $0.contains(.unterminated) }
    }
}
