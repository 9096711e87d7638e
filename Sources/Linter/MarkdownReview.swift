import Markdown
import Project
import ReadmeSync
import RuleEngine
import SwiftSource
import WidgetModel

/// Runs the Swift rules inside the Swift blocks of a Markdown file. Each block is a program of its own: what it does not
/// show is unknown, and so gives no finding.
struct MarkdownReview {
    let runner: RuleRunner
    let store: FileStore

    func review(_ path: String) -> (findings: [Finding], count: Int) {
        guard let bytes = store.bytes(at: path) else { return ([], 0) }
        let blocks = SwiftBlocks.extract(bytes)
        return (blocks.flatMap { review($0, path) }, blocks.count)
    }

    private func review(_ block: SwiftBlock, _ path: String) -> [Finding] {
        let tree = SyntaxTree.parse(block.content.bytes)
        let target = Target(id: path, name: path, kind: .folder, root: path)
        let unit = SourceUnit(path: path, facts: FileFacts(tree), target: target)
        return runner.run(WidgetProject(Program(units: [unit]) { _ in tree })).map { place($0, block) }
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
                placed.fixes[fix].edits[edit].range = block.content.fileRange(of: placed.fixes[fix].edits[edit].range)
            }
        }
        return placed
    }
}
