#if DEBUG
import SwiftSource
import WidgetModel

/// Asks each rule by itself about everything that may concern it: without tables, without answers of earlier runs. Slow,
/// and so plain that it can be trusted; what the fast way finds must be the same.
///
/// Nothing is asked here while an answer is being worked out that is kept, so nothing counts as looked into. Files that
/// are no roots stay unread: reading them would make later runs of a debug build others than those of a release build.
struct NaiveDispatch {
    private let rules: [ActiveRule<any Rule>]
    private let project: WidgetProject

    init(_ rules: [ActiveRule<any Rule>], _ project: WidgetProject) {
        self.rules = rules
        self.project = project
    }

    /// Where the findings of the fast way differ; nil when they are the same.
    func difference(from fast: [Finding]) -> DispatchDifference? {
        let naive = rules.flatMap(findings).withoutRepeated()
        return DispatchDifference(fast: fast, naive: naive)
    }

    private func findings(of active: ActiveRule<any Rule>) -> [Finding] {
        var report = Report(project)
        report.begin(active)
        // Not by `events`, so that one that is forgotten there is noticed.
        if let rule = active.rule as? any PlaceholderRule {
            for placeholder in project.placeholders { rule.check(placeholder, &report) }
        }
        if let rule = active.rule as? any ProviderRule {
            for provider in project.providers { rule.check(provider, &report) }
        }
        if let rule = active.rule as? any ConfigurationRule {
            for configuration in project.configurations where isReadable(configuration.place.unit) {
                rule.check(configuration, &report)
            }
        }
        if let rule = active.rule as? any RenderedNodeRule {
            for region in project.renderedRegions { ask(rule, about: region, &report) }
        }
        if let rule = active.rule as? any NodeRule {
            for unit in project.program.rootUnits { ask(rule, about: unit, &report) }
        }
        if let rule = active.rule as? any ExtensionNodeRule {
            for region in project.extensionRegions { ask(rule, about: region, &report) }
        }
        if let rule = active.rule as? any ProjectRule { rule.check(&report) }
        return report.findings
    }

    private func isReadable(_ unit: Int) -> Bool { project.program.tree(ofUnit: unit) != nil }

    private func ask(_ rule: any RenderedNodeRule, about region: RenderedRegion, _ report: inout Report) {
        guard let tree = project.program.tree(ofUnit: region.place.unit) else { return }
        let selection = NodeSelection(rule)
        for index in region.liveNodes.joined() where selection.contains(NodeID(index), in: tree) {
            rule.check(region.place.at(tree.node(NodeID(index))), in: region, &report)
        }
    }

    private func ask(_ rule: any ExtensionNodeRule, about region: ExtensionRegion, _ report: inout Report) {
        guard let tree = project.program.tree(ofUnit: region.place.unit) else { return }
        let selection = NodeSelection(rule)
        for index in region.liveNodes.joined() where selection.contains(NodeID(index), in: tree) {
            rule.check(region.place.at(tree.node(NodeID(index))), in: region, &report)
        }
    }

    private func ask(_ rule: any NodeRule, about unit: Int, _ report: inout Report) {
        guard let tree = project.program.tree(ofUnit: unit) else { return }
        // A parent comes before its children.
        let selection = NodeSelection(rule)
        var isDead = [Bool](repeating: false, count: tree.nodeCount)
        for index in 0..<tree.nodeCount {
            let node = NodeID(index)
            isDead[index] =
                index > 0 && isDead[tree.parent(node).index]
                || tree.kind(node) == .ifConfigClause && ConditionalCode.isNeverCompiled(node, in: tree)
            guard !isDead[index], selection.contains(node, in: tree) else { continue }
            rule.check(CodePlace(unit: unit, node: tree.node(node)), &report)
        }
    }
}
#endif
