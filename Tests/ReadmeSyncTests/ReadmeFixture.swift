import ReadmeSync
import RuleEngine

/// A README and sources, and what the check says about them.
struct ReadmeFixture {
    static let sourcePath = "Tests/ReadmeExamplesTests.swift"

    let text: String
    let report: ReadmeReport

    init(
        _ readme: String, path: String = "README.md", sources: [String: String], uncompiled: [String: String] = [:],
        options: ReadmeOptions = ReadmeOptions()
    ) {
        text = readme
        let compiled = sources.sorted { $0.key < $1.key }.map { ReadmeSource(path: $0.key, bytes: Array($0.value.utf8)) }
        let others = uncompiled.map { ReadmeSource(path: $0.key, bytes: Array($0.value.utf8), isCompiled: false) }
        report = ReadmeCheck(sources: compiled + others, options: options).check(
            ReadmeFile(path: path, bytes: Array(readme.utf8)))
    }

    /// One source at the usual place.
    init(_ readme: String, source: String) { self.init(readme, sources: [ReadmeFixture.sourcePath: source]) }

    /// One block of code against one source.
    init(block: String, source: String) { self.init("```swift\n\(block)\n```\n", source: source) }

    var outcomes: [BlockOutcome] { report.blocks.map(\.outcome) }

    /// One letter for each block: matched, weak, exempt, drifted, unknown, uncompiled (c), unclosed (o).
    var fates: String {
        outcomes.map { outcome in
            switch outcome {
            case .matched: "m"
            case .weak: "w"
            case .exempt: "e"
            case .drifted: "d"
            case .unknown: "u"
            case .uncompiled: "c"
            case .unclosed: "o"
            }
        }.joined()
    }

    var drift: Drift? {
        for case .drifted(let drift) in outcomes { return drift }
        return nil
    }

    /// `rule line` of each finding, the line one-based.
    var findings: [String] {
        report.findings.map { finding in
            let line = Array(text.utf8)[..<finding.range.lowerBound].count { $0 == 0x0A } + 1
            return "\(finding.rule) \(line)"
        }
    }

    /// The README after the safe fixes of all findings.
    func fixed() -> String {
        applying(report.findings.flatMap(\.fixes).filter { $0.safety == .safe }.flatMap(\.edits))
    }

    /// The README with edits made to it.
    func applying(_ edits: [TextEdit]) -> String {
        let ordered = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
        return String(decoding: EditedText(Array(text.utf8), applying: ordered).bytes, as: UTF8.self)
    }

    /// The bytes of the README without its blocks.
    var textOutsideBlocks: [UInt8] {
        var bytes = Array(text.utf8)
        for block in report.blocks.reversed() { bytes.removeSubrange(block.range) }
        return bytes
    }

    /// The text a finding marks.
    func marked(_ finding: Finding) -> String {
        String(decoding: Array(text.utf8)[finding.range], as: UTF8.self)
    }
}
