import SwiftSource
import WidgetModel

/// Runs rules over a project: one pass over each tree serves all rules that look at nodes.
public struct RuleRunner: Sendable {
    private let rules: [(rule: any Rule, severity: Severity)]

    /// - Parameter rules: The rules, with the severity each is to report with.
    public init(_ rules: [(rule: any Rule, severity: Severity)]) { self.rules = rules }

    /// All findings, in no particular order, each once.
    public func run(_ project: WidgetProject) -> [Finding] {
        var reports = rules.map { Report(rule: type(of: $0.rule).id, severity: $0.severity, project: project) }
        runPlaceholderRules(project, &reports)
        runConfigurationRules(project, &reports)
        runRenderedRules(project, &reports)
        runNodeRules(project, &reports)
        var seen: Set<FindingKey> = []
        let findings = reports.flatMap(\.findings).filter { seen.insert(FindingKey($0)).inserted }
        return withoutSuppressed(findings, project.program)
    }

    private func withoutSuppressed(_ findings: [Finding], _ program: Program) -> [Finding] {
        let paths = Set(findings.map(\.path))
        var suppressions: [String: Suppressions] = [:]
        for unit in program.units.indices where paths.contains(program.units[unit].path) {
            suppressions[program.units[unit].path] = program.tree(ofUnit: unit).map(Suppressions.init)
        }
        return findings.filter { suppressions[$0.path]?.silences($0) != true }
    }

    /// A body that is reached twice reports the same twice; the first, with the shortest chain, is kept.
    private struct FindingKey: Hashable {
        let rule: String
        let path: String
        let range: Range<Int>

        init(_ finding: Finding) {
            rule = finding.rule
            path = finding.path
            range = finding.range
        }
    }

    private func runPlaceholderRules(_ project: WidgetProject, _ reports: inout [Report]) {
        for (index, entry) in rules.enumerated() {
            guard let rule = entry.rule as? any PlaceholderRule else { continue }
            for placeholder in project.placeholders { rule.check(placeholder, &reports[index]) }
        }
    }

    private func runConfigurationRules(_ project: WidgetProject, _ reports: inout [Report]) {
        for (index, entry) in rules.enumerated() {
            guard let rule = entry.rule as? any ConfigurationRule else { continue }
            for configuration in project.configurations { rule.check(configuration, &reports[index]) }
        }
    }

    private func runRenderedRules(_ project: WidgetProject, _ reports: inout [Report]) {
        var byKind: [NodeKind: [(Int, any RenderedNodeRule)]] = [:]
        for (index, entry) in rules.enumerated() {
            guard let rule = entry.rule as? any RenderedNodeRule else { continue }
            for kind in rule.kinds { byKind[kind, default: []].append((index, rule)) }
        }
        guard !byKind.isEmpty else { return }
        for region in project.renderedRegions {
            let tree = region.place.node.tree
            for index in region.liveNodes.joined() {
                guard let interested = byKind[tree.kinds[index]] else { continue }
                let place = region.place.at(tree.node(NodeID(index)))
                for (report, rule) in interested { rule.check(place, in: region, &reports[report]) }
            }
        }
    }

    private func runNodeRules(_ project: WidgetProject, _ reports: inout [Report]) {
        var byKind: [NodeKind: [(Int, any NodeRule)]] = [:]
        for (index, entry) in rules.enumerated() {
            guard let rule = entry.rule as? any NodeRule else { continue }
            for kind in rule.kinds { byKind[kind, default: []].append((index, rule)) }
        }
        guard !byKind.isEmpty else { return }
        for unit in project.program.units.indices where project.program.units[unit].facts.namesWidgetAPI {
            guard let tree = project.program.tree(ofUnit: unit) else { continue }
            LiveNodes.forEach(in: tree) { node in
                guard let interested = byKind[tree.kind(node)] else { return }
                let place = CodePlace(unit: unit, node: tree.node(node))
                for (report, rule) in interested { rule.check(place, &reports[report]) }
            }
        }
    }
}

/// Nodes of a file that some build compiles.
enum LiveNodes {
    static func forEach(in tree: SyntaxTree, _ visit: (NodeID) -> Void) {
        var index = 0
        while index < tree.nodeCount {
            let node = NodeID(index)
            if tree.kind(node) == .ifConfigClause, ConditionalCode.isNeverCompiled(node, in: tree) {
                index = tree.subtreeEnd(node)
                continue
            }
            visit(node)
            index += 1
        }
    }
}
