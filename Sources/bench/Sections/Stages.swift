import Project
import RuleEngine
import Rules
import SwiftSource
import WidgetModel

/// The stages of a lint on one thread, in memory.
struct Stages {
    private let sources: SourceTexts
    private let rounds: Int

    private var lexing = Samples()
    private var tree = Samples()
    private var outline = Samples()
    private var facts = Samples()
    private var link = Samples()
    private var rendered = Samples()
    private var rules = Samples()
    private var tokens = 0
    private var nodes = 0
    private var declarations = 0
    private var findings = 0

    init(_ sources: SourceTexts, rounds: Int) {
        self.sources = sources
        self.rounds = rounds
    }

    mutating func measure(_ report: inout Report) {
        for _ in 0..<rounds {
            let units = readFiles()
            linkAndReview(units)
        }
        show(&report)
    }

    /// Files that are lexed, parsed and collected from before the next ones are, so that each stage meets the same
    /// state of the machine.
    private static let filesInTurn = 32

    private mutating func readFiles() -> [SourceUnit] {
        var seconds = (lexing: 0.0, tree: 0.0, outline: 0.0, facts: 0.0)
        (tokens, nodes, declarations) = (0, 0, 0)
        let target = Target(id: "bench", name: "bench", kind: .folder, root: "")
        var units: [SourceUnit] = []
        var buffers = SyntaxBuffers()
        for start in stride(from: 0, to: sources.texts.count, by: Stages.filesInTurn) {
            let range = start..<min(start + Stages.filesInTurn, sources.texts.count)
            let texts = sources.texts[range]
            tokens += Stopwatch.add(to: &seconds.lexing) { texts.reduce(0) { $0 + tokenCount($1, &buffers) } }
            let trees = Stopwatch.add(to: &seconds.tree) { texts.map { SyntaxTree.parse($0, using: &buffers) } }
            let outlines = Stopwatch.add(to: &seconds.outline) { texts.map { outline(of: $0, &buffers) } }
            let facts = Stopwatch.add(to: &seconds.facts) { trees.map(FileFacts.init) }
            declarations += facts.reduce(0) { $0 + $1.declarations.count }
            nodes += trees.reduce(0) { $0 + $1.nodeCount }
            units += zip(sources.paths[range], outlines).map { SourceUnit(path: $0, outline: $1, targets: [target]) }
        }
        lexing.append(seconds.lexing)
        tree.append(seconds.tree)
        outline.append(seconds.outline)
        facts.append(seconds.facts)
        return units
    }

    private func tokenCount(_ text: [UInt8], _ buffers: inout SyntaxBuffers) -> Int {
        text.withUnsafeBufferPointer { buffers.withTokens(of: $0) { $0.count } }
    }

    private func outline(of text: [UInt8], _ buffers: inout SyntaxBuffers) -> FileOutline {
        text.withUnsafeBufferPointer { FileOutline(of: $0, using: &buffers) }
    }

    private mutating func linkAndReview(_ units: [SourceUnit]) {
        var seconds = (link: 0.0, rendered: 0.0, rules: 0.0)
        let reader = TextReader(texts: Dictionary(uniqueKeysWithValues: zip(sources.paths, sources.texts)))
        let runner = RuleRunner(RuleRegistry.all.map { ($0, .error) })
        let program = Stopwatch.add(to: &seconds.link) {
            Program(units: units, reader: reader)
        }
        let project = Stopwatch.add(to: &seconds.rendered) { WidgetProject(program) }
        findings = Stopwatch.add(to: &seconds.rules) { runner.run(project) }.count
        link.append(seconds.link)
        rendered.append(seconds.rendered)
        rules.append(seconds.rules)
    }

    private func show(_ report: inout Report) {
        let bytes = Double(sources.byteCount)
        report.note(
            "\(sources.texts.count) files, \(Format.number(bytes / 1e6)) MB, \(tokens) tokens, \(nodes) nodes,"
                + " \(declarations) declarations, \(findings) findings")
        let goals = ["lexing": "600 MB/s", "lexing + tree": "200 MB/s"]
        for (name, samples) in [
            ("lexing", lexing), ("lexing + tree", tree), ("outlines", outline), ("facts", facts), ("link", link),
            ("rendered code", rendered), ("rules", rules),
        ] {
            let speed = "\(Format.number(bytes / 1e6 / samples.median)) MB/s"
            let perToken = "\(Format.number(samples.median * 1e9 / Double(tokens))) ns per token"
            report.time(name, samples, speed, perToken, goal: goals[name])
        }
        report.note("a lint asks few files for their tree and facts, and does so in rendered code and rules")
        report.ratio("stages.tree-to-lexing", tree / lexing, "(lexing + tree) / lexing")
        report.ratio("stages.outlines-to-lexing", outline / lexing, "outlines / lexing")
        report.ratio("stages.facts-to-lexing", facts / lexing, "facts / lexing")
        report.ratio("stages.link-to-lexing", link / lexing, "link / lexing")
        report.ratio("stages.rendered-to-lexing", rendered / lexing, "rendered code / lexing")
        report.ratio("stages.rules-to-lexing", rules / lexing, "rules / lexing")
    }
}

/// Parses texts in memory when they are asked for.
private struct TextReader: UnitReader {
    let texts: [String: [UInt8]]

    func tree(of unit: SourceUnit) -> SyntaxTree? { texts[unit.path].map(SyntaxTree.parse) }
}
