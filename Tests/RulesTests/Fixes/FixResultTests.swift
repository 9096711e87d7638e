import RuleEngine
import RuleExamples
import Rules
import Testing

@Suite("What fixes make of code")
struct FixResultTests {
    static let bad = PageExamples.all(.bad) + FixtureExamples.all(.bad)
    static let flawless = PageExamples.all(.good) + FixtureExamples.all(.good)
    /// The Bad examples that fixes change.
    static let mendable = bad.filter { example in
        (try? example.findingsOfRule())?.contains { !$0.fixes.isEmpty } == true
    }

    /// READMEs are left out: what they quote has the layout of the source.
    static let mendableCode = mendable.filter { !RegistryTests.implementedElsewhere.contains($0.rule) }

    @Test("A fix mends what it is for, and leaves the code whole", arguments: mendable)
    func mends(_ example: Example) throws {
        let fixed = try example.fixed()
        fixed.expectSound()
        #expect(!fixed.outcome.mended.isEmpty)
        let left = fixed.outcome.rest.findings.filter { $0.rule == example.rule && !$0.fixes.isEmpty }
        #expect(left.map(\.message) == [])
    }

    @Test("What a fix writes is nothing to report", arguments: mendable)
    func newFindings(_ example: Example) throws {
        let before = Set(try example.findings().map { "\($0.rule): \($0.message)" })
        let after = try example.fixed().example.findings().map { "\($0.rule): \($0.message)" }
        #expect(after.filter { !before.contains($0) } == [])
    }

    @Test("Fixing twice changes nothing more", arguments: mendable)
    func twice(_ example: Example) throws {
        let once = try example.fixed().example
        let twice = try once.fixed()
        #expect(twice.outcome.files.map(\.path) == [])
    }

    @Test("Good code survives fixing, byte for byte", arguments: flawless)
    func good(_ example: Example) throws {
        let rules = Set(RulePages.all.filter { RuleSet.recommended.includes($0) || $0.id == example.rule }.map(\.id))
        let fixed = try example.fixed(rules: rules)
        #expect(fixed.outcome.files.map(\.path) == [])
    }

    @Test("Tabs and carriage returns are kept", arguments: mendableCode, [Layout.carriageReturns, .tabs])
    func layout(_ example: Example, _ layout: Layout) throws {
        let plain = example.withoutMarkers
        let expected = layout.rewrite(try plain.fixed().example)
        let fixed = try layout.rewrite(plain).fixed()
        fixed.expectSound()
        for (file, other) in zip(fixed.example.files, expected.files) {
            #expect(String(decoding: file.bytes, as: UTF8.self) == String(decoding: other.bytes, as: UTF8.self))
        }
    }

    @Test(
        "A byte-order mark and a missing last line break are kept",
        arguments: mendable, [Layout.byteOrderMark, .noFinalLineBreak])
    func ends(_ example: Example, _ layout: Layout) throws {
        let plain = example.withoutMarkers
        let expected = layout.rewrite(try plain.fixed().example)
        let fixed = try layout.rewrite(plain).fixed()
        #expect(fixed.example.files.map(\.bytes) == expected.files.map(\.bytes))
    }

    @Test("Any of the fixes, in any company, leave the code whole", arguments: mendable, [1, 2, 3, 4] as [UInt64])
    func subsets(_ example: Example, _ seed: UInt64) throws {
        var numbers = SeededNumbers(seed: seed)
        let files = Dictionary(uniqueKeysWithValues: example.files.map { ($0.path, $0.bytes) })
        let candidates = try example.findings().flatMap { finding in
            finding.fixes.map { fix in
                let edits = fix.edits.map { edit in
                    let path = example.files.first { edit.path.hasSuffix("/\($0.path)") || edit.path == $0.path }?.path
                    return TextEdit(
                        path: path ?? edit.path, range: edit.range, replacement: FilledReview.filled(edit.replacement))
                }
                return FixCandidate(finding, Fix(title: fix.title, safety: fix.safety, edits: edits))
            }
        }
        let chosen = candidates.filter { _ in Bool.random(using: &numbers) }.shuffled(using: &numbers)
        let round = FixRound(chosen, in: files)
        #expect(round.refused.map(\.reason) == [])
        for (path, result) in round.results where path.hasSuffix(".swift") {
            #expect(SyntaxErrors.count(result.bytes) <= SyntaxErrors.count(files[path] ?? []))
        }
    }
}

/// The same numbers on every run.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
