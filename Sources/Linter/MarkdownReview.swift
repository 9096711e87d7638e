import Markdown
import Project
import ReadmeSync
import RuleEngine
import SwiftSource
import WidgetModel

/// Runs the Swift rules inside the Swift blocks of Markdown files, and keeps what they found as long as a file stays the
/// same.
final class MarkdownReview {
    private let rules: BlockRules
    private let store: FileStore
    private let ruleTimes: RuleTimes?
    private var known: [String: Blocks] = [:]

    /// What was found in the blocks of a file.
    struct Blocks {
        var findings: [Finding] = []
        var count = 0
    }

    init(rules: BlockRules, store: FileStore, ruleTimes: RuleTimes? = nil) {
        self.rules = rules
        self.store = store
        self.ruleTimes = ruleTimes
    }

    /// - Parameter isChanged: Whether the file may have changed since it was last reviewed.
    func review(_ path: String, isChanged: Bool) -> Blocks {
        if !isChanged, let blocks = known[path] { return blocks }
        var result = Blocks()
        if let bytes = store.bytes(at: path) {
            store.noteDirectives(in: bytes, of: path)
            let blocks = SwiftBlocks.extract(bytes, path: path)
            result = Blocks(
                findings: blocks.flatMap { rules.findings(in: $0, of: path, times: ruleTimes) }, count: blocks.count)
        }
        known[path] = result
        return result
    }
}

/// Runs the Swift rules inside one Swift block, which is a program of its own: what it does not show is unknown, and so
/// gives no finding.
struct BlockRules: Sendable {
    let runner: RuleRunner
    /// Whether blocks are parsed that no rule begins with.
    let readsEverything: Bool

    func findings(in block: SwiftBlock, of path: String, times: RuleTimes? = nil) -> [Finding] {
        guard readsEverything || FileOutline.mayBeRoot(block.content.bytes) else { return [] }
        let tree = SyntaxTree.parse(block.content.bytes)
        let target = Target(id: path, name: path, kind: .folder, root: path)
        let unit = SourceUnit(path: path, tree: tree, target: target)
        let project = WidgetProject(Program(units: [unit], reader: KnownTrees([path: tree]), isFragment: true))
        return runner.run(project, times: times).map { place($0, block) }
    }

    /// The finding with its places in the Markdown file.
    private func place(_ finding: Finding, _ block: SwiftBlock) -> Finding {
        var placed = finding
        placed.range = block.content.fileRange(of: finding.range)
        placed.block = block.location
        for index in placed.related.indices {
            placed.related[index].range = block.content.fileRange(of: placed.related[index].range)
        }
        for fix in placed.fixes.indices {
            for edit in placed.fixes[fix].edits.indices {
                let own = placed.fixes[fix].edits[edit]
                placed.fixes[fix].edits[edit].range = block.content.fileRange(of: own.range)
                placed.fixes[fix].edits[edit].replacement = block.codeBlock.continuing(own.replacement)
            }
        }
        return placed
    }
}
