import SwiftSource
import WidgetModel

/// Runs rules over a project: one pass over each tree serves all rules that look at nodes.
public struct RuleRunner: Sendable {
    /// A rule and the severity it is to report with.
    private struct Entry: Sendable {
        let id: String
        let severity: Severity
    }

    private let entries: [Entry]
    private let placeholderRules: [(index: Int, rule: any PlaceholderRule)]
    private let configurationRules: [(index: Int, rule: any ConfigurationRule)]
    /// Rules by the kind of node they want.
    private let renderedRules: [NodeKind: [(index: Int, rule: any RenderedNodeRule)]]
    private let nodeRules: [NodeKind: [(index: Int, rule: any NodeRule)]]

    /// - Parameter rules: The rules, with the severity each is to report with.
    public init(_ rules: [(rule: any Rule, severity: Severity)]) {
        entries = rules.map { Entry(id: type(of: $0.rule).id, severity: $0.severity) }
        placeholderRules = rules.enumerated().compactMap { index, entry in
            (entry.rule as? any PlaceholderRule).map { (index, $0) }
        }
        configurationRules = rules.enumerated().compactMap { index, entry in
            (entry.rule as? any ConfigurationRule).map { (index, $0) }
        }
        var rendered: [NodeKind: [(index: Int, rule: any RenderedNodeRule)]] = [:]
        var nodes: [NodeKind: [(index: Int, rule: any NodeRule)]] = [:]
        for (index, entry) in rules.enumerated() {
            if let rule = entry.rule as? any RenderedNodeRule {
                for kind in rule.kinds { rendered[kind, default: []].append((index, rule)) }
            }
            if let rule = entry.rule as? any NodeRule {
                for kind in rule.kinds { nodes[kind, default: []].append((index, rule)) }
            }
        }
        renderedRules = rendered
        nodeRules = nodes
    }

    /// All findings, in no particular order, each once, without those that comments silence.
    ///
    /// - Parameter times: Takes the time of each rule.
    public func run(
        _ project: WidgetProject, known: KnownFindings = KnownFindings(), times: RuleTimes? = nil
    ) -> [Finding] {
        var findings: [Finding] = []
        for placeholder in project.placeholders {
            findings += known.findings.value(for: .placeholder(placeholder.declaration), in: project.program) {
                check(placeholder, in: project, times)
            }
        }
        for configuration in project.configurations {
            let place = configuration.place
            findings += known.findings.value(
                for: .configuration(unit: place.unit, place.node.id), in: project.program
            ) { check(configuration, in: project, times) }
        }
        for region in project.renderedRegions {
            let place = region.place
            findings += known.findings.value(
                for: .region(unit: place.unit, place.node.id, region.constants, region.chain), in: project.program
            ) { check(region, in: project, times) }
        }
        for unit in project.program.rootUnits where project.program.units[unit].facts.namesWidgetAPI {
            findings += known.findings.value(for: .unit(unit), in: project.program) { check(unit: unit, in: project, times) }
        }
        defer { known.finishRound() }
        return withoutSuppressed(withoutRepeated(findings), project.program, known)
    }
}

// MARK: - Asking the rules

extension RuleRunner {
    private func reports(_ project: WidgetProject) -> [Report] {
        entries.map { Report(rule: $0.id, severity: $0.severity, project: project) }
    }

    private func check(_ placeholder: Placeholder, in project: WidgetProject, _ times: RuleTimes?) -> [Finding] {
        var reports = reports(project)
        for (index, rule) in placeholderRules {
            times.measure(entries[index].id) { rule.check(placeholder, &reports[index]) }
        }
        return reports.flatMap(\.findings)
    }

    private func check(_ configuration: Configuration, in project: WidgetProject, _ times: RuleTimes?) -> [Finding] {
        // The configuration carries its tree; the answer must count as read from it.
        guard project.program.tree(ofUnit: configuration.place.unit) != nil else { return [] }
        var reports = reports(project)
        for (index, rule) in configurationRules {
            times.measure(entries[index].id) { rule.check(configuration, &reports[index]) }
        }
        return reports.flatMap(\.findings)
    }

    private func check(_ region: RenderedRegion, in project: WidgetProject, _ times: RuleTimes?) -> [Finding] {
        // The tree is asked for so that the answer counts as read from it.
        guard let tree = project.program.tree(ofUnit: region.place.unit) else { return [] }
        var reports = reports(project)
        for index in region.liveNodes.joined() {
            guard let interested = renderedRules[tree.kinds[index]] else { continue }
            let place = region.place.at(tree.node(NodeID(index)))
            for (index, rule) in interested {
                times.measure(entries[index].id) { rule.check(place, in: region, &reports[index]) }
            }
        }
        return reports.flatMap(\.findings)
    }

    private func check(unit: Int, in project: WidgetProject, _ times: RuleTimes?) -> [Finding] {
        guard !nodeRules.isEmpty, let tree = project.program.tree(ofUnit: unit) else { return [] }
        var reports = reports(project)
        LiveNodes.forEach(in: tree) { node in
            guard let interested = nodeRules[tree.kind(node)] else { return }
            let place = CodePlace(unit: unit, node: tree.node(node))
            for (index, rule) in interested {
                times.measure(entries[index].id) { rule.check(place, &reports[index]) }
            }
        }
        return reports.flatMap(\.findings)
    }
}

// MARK: - What is not reported

extension RuleRunner {
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

    /// A body that is reached twice reports the same twice; the first, with the shortest chain, is kept.
    private func withoutRepeated(_ findings: [Finding]) -> [Finding] {
        var seen: Set<FindingKey> = []
        return findings.filter { seen.insert(FindingKey($0)).inserted }
    }

    private func withoutSuppressed(
        _ findings: [Finding], _ program: Program, _ known: KnownFindings
    ) -> [Finding] {
        findings.filter { finding in
            guard let unit = program.unit(at: finding.path) else { return true }
            let suppressions = known.suppressions.value(for: unit, in: program) {
                program.tree(ofUnit: unit).map(Suppressions.init)
            }
            return suppressions?.silences(finding) != true
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
