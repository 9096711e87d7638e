import Project
import ReadmeSync
import RuleEngine
import WidgetModel

/// Applies the suppressions of all files of a review, and keeps them as long as the files stay the same.
final class SuppressedFiles {
    private let paths: [String]
    private let markdownPaths: Set<String>
    private let store: FileStore
    private let extent: ProjectExtent
    /// Of the files that have any.
    private var suppressions: [String: [Suppression]]?

    /// - Parameter manifests: Package manifests, which are Swift and no part of the program.
    init(_ paths: ReviewedPaths, manifests: [String], store: FileStore, extent: ProjectExtent) {
        self.paths = paths.swift + paths.alone + paths.markdown + manifests
        markdownPaths = Set(paths.markdown)
        self.store = store
        self.extent = extent
    }

    /// What is to be reported of the findings, and what is to be said about the comments that silence others.
    ///
    /// - Parameters:
    ///   - changes: Paths whose text may have changed since the last review.
    ///   - known: Names that rules have, those that do not run included.
    func reported(
        _ findings: [Finding], after changes: Set<String>, known: Set<String>, by rules: SuppressingRules
    ) -> [Finding] {
        let all = update(changes)
        guard !all.isEmpty else { return findings }
        let byPath = Dictionary(grouping: findings.filter { all[$0.path] != nil }, by: \.path)
        return all.keys.sorted().reduce(into: findings.filter { all[$0.path] == nil }) { result, path in
            guard let own = all[path], let text = text(at: path) else { return }
            let isWhole = extent.isWhole(around: path)
            let isMarkdown = markdownPaths.contains(path)
            let scope = SuppressionReview.Scope(
                known: known, isJudged: { isWhole && rules.ran($0, path, isMarkdown) },
                reports: { rules.reports($0, path) }, isForeign: { isMarkdown && Exemption.isJudgedByCheck($0) })
            result += SuppressionReview.reported(byPath[path] ?? [], own, in: text, scope)
        }
    }

    private func text(at path: String) -> SuppressedText? {
        store.bytes(at: path).map { SuppressedText(path: path, bytes: $0) }
    }

    private func update(_ changes: Set<String>) -> [String: [Suppression]] {
        var all = suppressions ?? [:]
        for path in paths where suppressions == nil || changes.contains(path) {
            let found = store.mayHoldDirective(path) ? read(path) : []
            all[path] = found.isEmpty ? nil : found
        }
        suppressions = all
        return all
    }

    private func read(_ path: String) -> [Suppression] {
        if markdownPaths.contains(path) {
            return store.bytes(at: path).map { MarkdownSuppressions.all(in: $0, path: path) } ?? []
        }
        return store.tree(at: path).map(SwiftSuppressions.all) ?? []
    }
}

/// Which rules take part in a review.
struct SuppressingRules {
    /// Whether a rule looked at the file at a path; the last value says whether that is a Markdown file.
    let ran: (_ rule: String, _ path: String, _ isMarkdown: Bool) -> Bool
    /// Whether a rule about suppressions reports in the file at a path.
    let reports: (_ rule: SuppressionRule, _ path: String) -> Bool
}
