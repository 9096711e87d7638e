import Testing

@testable import ReadmeSync

#if DEBUG
/// What is looked at grows with what is given, also where it is made to be hard. Steps are counted, not time.
@Suite struct GrowthTests {
    @Test("Twice the lines and blocks take twice the steps", arguments: HardInput.all)
    func stepsGrowLinearly(_ input: HardInput) {
        let (small, large) = (steps(input, 800), steps(input, 1_600))
        #expect(large < small * 5 / 2, "\(small) steps, and \(large) for twice the input")
    }

    private func steps(_ input: HardInput, _ size: Int) -> Int {
        let made = input.make(size)
        // Below the limits, which are low here, twice the places may be looked at for twice the blocks.
        let check = ReadmeCheck(
            sources: [ReadmeSource(path: "A.swift", bytes: Array(made.source.utf8))],
            limits: SearchLimits(places: 20, votes: 40))
        for part in 0..<2 {
            // What one README needed to know is known for the next.
            let half = made.blocks.enumerated().filter { $0.offset % 2 == part }
            let text = half.map { "```swift\n\($0.element)\n```\n\n" }.joined()
            _ = check.check(ReadmeFile(path: "README.md", bytes: Array(text.utf8)))
        }
        return check.library.work.load(ordering: .relaxed)
    }
}

/// A source and blocks that suit each other badly.
struct HardInput: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// `size` is about how many lines the source has; there is a block for each ten.
    let make: @Sendable (_ size: Int) -> (source: String, blocks: [String])

    static let all = [
        HardInput(testDescription: "blocks of lines that stand everywhere") { size in
            var random = LineMixer(state: 1)
            return (random.lines(size), (0..<size / 10).map { _ in random.lines(8) })
        },
        HardInput(testDescription: "the same two lines in another order") { size in
            (
                String(repeating: "a()\na()\nb()\nb()\n", count: size / 4),
                Array(repeating: "a()\nb()\na()", count: size / 10)
            )
        },
        HardInput(testDescription: "a module that no source imports") { size in
            (
                String(repeating: "a()\nb()\n", count: size / 2),
                Array(repeating: "import Missing\n\na()\nb()", count: size / 10)
            )
        },
        HardInput(testDescription: "code that is commented out everywhere") { size in
            (
                "/*\n\(String(repeating: "a()\nb()\n", count: size / 2))*/",
                Array(repeating: "a()\nb()", count: size / 10)
            )
        },
        HardInput(testDescription: "a line of each block is another one") { size in
            let lines = (0..<size).map { "    let value\($0) = \($0)" }
            let blocks = (0..<size / 10).map { block in
                lines[block * 10..<block * 10 + 4].joined(separator: "\n") + "\n    other()\n"
                    + lines[block * 10 + 5..<block * 10 + 9].joined(separator: "\n")
            }
            return (lines.joined(separator: "\n"), blocks)
        },
        HardInput(testDescription: "a generic argument of each block is missing") { size in
            let lines = (0..<size / 2).flatMap { ["let \(["a", "b", "c"][$0 % 3]): List<Int>", "use(\($0 % 7))"] }
            return (
                lines.joined(separator: "\n"),
                (0..<size / 10).map { "let \(["a", "b", "c"][$0 % 3]): List\nuse(\($0 % 7))" }
            )
        },
    ]
}

/// Lines of five kinds in an order of no sense.
private struct LineMixer {
    var state: UInt64

    mutating func lines(_ count: Int) -> String {
        let texts = ["}", "break", "default:", "return nil", "continue"]
        return (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return texts[Int(state >> 33) % texts.count]
        }.joined(separator: "\n")
    }
}
#endif

@Suite struct LargeReadmeTests {
    @Test("A row of comments is walked along once", arguments: ["\n", ""])
    func commentsAreWalkedAlongOnce(_ separator: String) {
        // One walk for each of them would not come to an end here.
        let comments = Array(repeating: "<!-- widgetlint:ignore-next readme-drift: a -->", count: 20_000)
        let text = comments.joined(separator: separator) + "\n\n```swift\na()\nb()\n```\n"
        let report = ReadmeFixture(text, source: "a()\nb()\n").report
        #expect(report.findings.count == comments.count)
    }

    @Test("A line that is put into a long block is named, and the rest is in common")
    func longBlocks() {
        let lines = (0..<5_000).map { "let value\($0) = \($0)" }
        let readme = lines[..<2_500] + ["other()"] + lines[2_500...]
        let drift = ReadmeFixture(block: readme.joined(separator: "\n"), source: lines.joined(separator: "\n")).drift
        #expect(drift?.kind == .lineAdded)
        #expect(drift?.differingLines == 1)
    }
}
