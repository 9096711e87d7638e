import Linter
import RuleEngine
import Testing

@Suite("Rounds of fixing")
struct FixRoundsTests {
    private typealias Word = WordReview.Word

    private func fix(
        _ text: String, _ words: [WordReview.Word], _ options: FixOptions = FixOptions()
    ) -> FixOutcome {
        FixRounds.run(WordReview(["A.swift": text], words), options)
    }

    @Test("Fixes go on until nothing is left to mend")
    func rounds() {
        let outcome = fix("let one = 1\nlet one = 2\n", [Word("one", "two"), Word("two", "three")])
        #expect(outcome.texts == ["A.swift": "let three = 1\nlet three = 2\n"])
        #expect(outcome.mended.map(\.rule) == ["no-one", "no-one", "no-two", "no-two"])
        #expect(outcome.mended.map(\.line) == [1, 2, 1, 2])
        #expect(outcome.rest.findings == [])
        #expect(outcome.unsettled == [])
    }

    @Test("Where there is nothing to mend, one review is enough")
    func nothing() {
        let review = WordReview(["A.swift": "let one = 1\n"], [Word("one")])
        let outcome = FixRounds.run(review, FixOptions())
        #expect(outcome.files == [])
        #expect(outcome.rest.findings.map(\.rule) == ["no-one"])
        #expect(review.runs == 1)
    }

    @Test("A fix that breaks the structure is left out and named, the others of the file are kept")
    func structure() {
        let outcome = fix("let bad = 1\nlet one = 2\nlet bad = 3\n", [Word("one", "two"), Word("bad", "(")])
        #expect(outcome.texts == ["A.swift": "let bad = 1\nlet two = 2\nlet bad = 3\n"])
        #expect(outcome.refused.map(\.line) == [1, 3])
        #expect(outcome.refused.map(\.refusal) == [.breaksSyntax, .breaksSyntax])
        #expect(outcome.rest.findings.map(\.rule) == ["no-bad", "no-bad"])
    }

    @Test("Where the first fix is wrong, the next one is tried")
    func second() {
        let outcome = fix("let bad = 1\n", [Word("bad", "(", "good")])
        #expect(outcome.texts == ["A.swift": "let good = 1\n"])
        #expect(outcome.refused.map(\.title) == ["write ("])
    }

    @Test("A fix after which the same is found at the same place is taken back, the others of its round are kept")
    func mendsNothing() {
        let outcome = fix("let one = 1\nlet bad = 2\nlet one = 3\n", [Word("one", "two"), Word("bad", "badly")])
        #expect(outcome.texts == ["A.swift": "let two = 1\nlet bad = 2\nlet two = 3\n"])
        #expect(outcome.refused.map(\.refusal) == [.mendsNothing])
        #expect(outcome.mended.map(\.rule) == ["no-one", "no-one"])
    }

    @Test("A neighbour that moves to the place of what was mended is not taken for it")
    func neighbour() {
        let outcome = fix("let a = [bad.bad.bad.]\n", [Word("bad.", "")])
        #expect(outcome.texts == ["A.swift": "let a = []\n"])
        #expect(outcome.refused == [])
    }

    @Test("Fixes that undo each other end after ten rounds and are named")
    func endless() {
        let outcome = fix("let one = 1\n", [Word("one", "two"), Word("two", "one")])
        #expect(outcome.mended.count == 10)
        #expect(outcome.unsettled.map(\.rule) == ["no-one"])
    }

    @Test("Fixes with a gap are for editors, and unsafe ones for those who ask for them")
    func levels() {
        let words = [
            Word("one", "first"), Word("two", "second", safety: .unsafe),
            Word("three", "<#third#>", "third", safety: .unsafe),
            Word("four", "<#fourth#>"),
        ]
        let text = "one(); two(); three(); four()\n"
        #expect(fix(text, words).texts == ["A.swift": "first(); two(); three(); four()\n"])
        let outcome = fix(text, words, FixOptions(level: .unsafe))
        #expect(outcome.texts == ["A.swift": "first(); second(); third(); four()\n"])
        #expect(outcome.refused == [])
    }

    @Test("A safe fix goes before an unsafe one that is named first")
    func order() {
        var word = Word("one", "unsafely", safety: .unsafe)
        word.fixes.append(("safely", .safe))
        #expect(fix("one()\n", [word], FixOptions(level: .unsafe)).texts == ["A.swift": "safely()\n"])
    }

    @Test("A file that cannot be written is left alone, with the reason")
    func obstacle() {
        let review = WordReview(["A.swift": "one()\n", "B.swift": "one()\n"], [Word("one", "two")])
        let outcome = FixRounds.run(review, FixOptions(obstacle: { $0 == "A.swift" ? "it is read-only" : nil }))
        #expect(outcome.texts == ["B.swift": "two()\n"])
        #expect(outcome.refused.map(\.refusal) == [.unwritable("it is read-only")])
    }

    @Test("Only the files that were named are edited")
    func paths() {
        let review = WordReview(["A.swift": "one()\n", "B.swift": "one()\n"], [Word("one", "two")])
        let outcome = FixRounds.run(review, FixOptions(paths: ["B.swift"]))
        #expect(outcome.texts == ["B.swift": "two()\n"])
        #expect(outcome.rest.findings.map(\.path) == ["A.swift"])
    }

    @Test("What changes on disk after the first look does not mix with what is fixed")
    func pinned() {
        let review = WordReview(["A.swift": "one(); one()\n"], [Word("one", "two"), Word("two", "three")])
        let outcome = FixRounds.run(ChangingReview(review), FixOptions())
        #expect(outcome.files.map { String(decoding: $0.before ?? [], as: UTF8.self) } == ["one(); one()\n"])
        #expect(outcome.texts == ["A.swift": "three(); three()\n"])
    }

    /// Writes to the file between the reviews.
    private final class ChangingReview: FixableReview {
        private let review: WordReview
        private var count = 0

        init(_ review: WordReview) { self.review = review }

        func setOverlay(_ bytes: [UInt8]?, at path: String) { review.setOverlay(bytes, at: path) }
        func source(at path: String) -> LintedSource? { review.source(at: path) }

        func run() -> LintResult {
            defer {
                count += 1
                if count > 1 { review.change("A.swift", to: "one(\(count)\n") }
            }
            return review.run()
        }
    }
}
