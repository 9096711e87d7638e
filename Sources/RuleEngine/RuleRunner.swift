import SwiftSource
import WidgetModel

/// Runs rules over a project: one pass over each tree serves all rules that look at nodes.
///
/// A debug build then runs every rule by itself, and stops where that finds anything else.
public struct RuleRunner: Sendable {
    let rules: [ActiveRule<any Rule>]
    private let placeholderRules: [ActiveRule<any PlaceholderRule>]
    private let providerRules: [ActiveRule<any ProviderRule>]
    private let configurationRules: [ActiveRule<any ConfigurationRule>]
    private let renderedRules: DispatchTable<any RenderedNodeRule>
    private let nodeRules: DispatchTable<any NodeRule>
    private let extensionRules: DispatchTable<any ExtensionNodeRule>
    private let projectRules: [ActiveRule<any ProjectRule>]

    /// - Parameter rules: The rules, with the severity each is to report with.
    public init(_ rules: [(rule: any Rule, severity: Severity)]) {
        let active = rules.map { ActiveRule($0.rule, $0.severity) }
        self.rules = active
        var placeholderRules: [ActiveRule<any PlaceholderRule>] = []
        var providerRules: [ActiveRule<any ProviderRule>] = []
        var configurationRules: [ActiveRule<any ConfigurationRule>] = []
        var renderedRules: [ActiveRule<any RenderedNodeRule>] = []
        var nodeRules: [ActiveRule<any NodeRule>] = []
        var extensionRules: [ActiveRule<any ExtensionNodeRule>] = []
        var projectRules: [ActiveRule<any ProjectRule>] = []
        for rule in active {
            for event in rule.rule.events {
                switch event {
                case .placeholder(let asked): placeholderRules.append(rule.asking(asked))
                case .provider(let asked): providerRules.append(rule.asking(asked))
                case .configuration(let asked): configurationRules.append(rule.asking(asked))
                case .renderedNode(let asked): renderedRules.append(rule.asking(asked))
                case .node(let asked): nodeRules.append(rule.asking(asked))
                case .extensionNode(let asked): extensionRules.append(rule.asking(asked))
                case .project(let asked): projectRules.append(rule.asking(asked))
                }
            }
        }
        self.placeholderRules = placeholderRules
        self.providerRules = providerRules
        self.configurationRules = configurationRules
        self.renderedRules = DispatchTable(renderedRules) { NodeSelection($0) }
        self.nodeRules = DispatchTable(nodeRules) { NodeSelection($0) }
        self.extensionRules = DispatchTable(extensionRules) { NodeSelection($0) }
        self.projectRules = projectRules
    }

    /// All findings, in no particular order, each once, those that comments silence included.
    ///
    /// - Parameter times: Takes the time of each rule.
    public func run(
        _ project: WidgetProject, known: KnownFindings = KnownFindings(), times: RuleTimes? = nil
    ) -> [Finding] {
        let findings = dispatch(project, known, times)
        known.finishRound()
        #if DEBUG
        if let difference = NaiveDispatch(rules, project).difference(from: findings) {
            assertionFailure(difference.description)
        }
        #endif
        return findings
    }

    /// What `run` returns, which ends the round of `known`.
    func dispatch(_ project: WidgetProject, _ known: KnownFindings, _ times: RuleTimes? = nil) -> [Finding] {
        let answers = known.findings
        var findings: [Finding] = []
        if !placeholderRules.isEmpty {
            for placeholder in project.placeholders {
                findings += answers.value(for: .placeholder(placeholder.declaration), in: project.program) {
                    check(placeholder, in: project, times)
                }
            }
        }
        if !providerRules.isEmpty {
            for provider in project.providers {
                let declaration = project.program.type(provider.type).declaration
                findings += answers.value(for: .provider(declaration), in: project.program) {
                    check(provider, in: project, times)
                }
            }
        }
        if !configurationRules.isEmpty {
            for configuration in project.configurations {
                let place = configuration.place
                findings += answers.value(
                    for: .configuration(unit: place.unit, place.node.id), in: project.program
                ) { check(configuration, in: project, times) }
            }
        }
        if !renderedRules.isEmpty {
            for region in project.renderedRegions {
                let place = region.place
                findings += answers.value(
                    for: .region(
                        unit: place.unit, place.node.id, region.constants, region.chain, region.surfaces,
                        isBackground: region.isBackground), in: project.program
                ) { check(region, in: project, times) }
            }
        }
        if !nodeRules.isEmpty {
            for unit in project.program.rootUnits {
                findings += answers.value(for: .unit(unit), in: project.program) {
                    check(unit: unit, in: project, times)
                }
            }
        }
        if !extensionRules.isEmpty {
            for region in project.extensionRegions {
                let place = region.place
                findings += answers.value(
                    for: .extensionRegion(unit: place.unit, place.node.id, region.reason, region.chain), in: project.program
                ) { check(region, in: project, times) }
            }
        }
        // What they look at is the whole project.
        var report = Report(project)
        ask(projectRules, &report, times) { $0.check(&$1) }
        findings += report.findings
        return findings.withoutRepeated()
    }
}

// MARK: - Asking the rules

extension RuleRunner {
    private func check(_ placeholder: Placeholder, in project: WidgetProject, _ times: RuleTimes?) -> [Finding] {
        var report = Report(project)
        ask(placeholderRules, &report, times) { $0.check(placeholder, &$1) }
        return report.findings
    }

    private func check(_ provider: Provider, in project: WidgetProject, _ times: RuleTimes?) -> [Finding] {
        var report = Report(project)
        ask(providerRules, &report, times) { $0.check(provider, &$1) }
        return report.findings
    }

    private func check(_ configuration: Configuration, in project: WidgetProject, _ times: RuleTimes?) -> [Finding] {
        // The configuration carries its tree; the answer must count as read from it.
        guard project.program.tree(ofUnit: configuration.place.unit) != nil else { return [] }
        var report = Report(project)
        ask(configurationRules, &report, times) { $0.check(configuration, &$1) }
        return report.findings
    }

    private func check(_ region: RenderedRegion, in project: WidgetProject, _ times: RuleTimes?) -> [Finding] {
        check(region.liveNodes, of: region.place, renderedRules, in: project, times) { $0.check($1, in: region, &$2) }
    }

    private func check(_ region: ExtensionRegion, in project: WidgetProject, _ times: RuleTimes?) -> [Finding] {
        check(region.liveNodes, of: region.place, extensionRules, in: project, times) { $0.check($1, in: region, &$2) }
    }

    /// Asks the rules about those of a body's nodes that they want.
    ///
    /// - Parameter liveNodes: As ranges of node numbers.
    private func check<Event>(
        _ liveNodes: [Range<Int>], of body: CodePlace, _ rules: DispatchTable<Event>, in project: WidgetProject,
        _ times: RuleTimes?, _ check: (Event, CodePlace, inout Report) -> Void
    ) -> [Finding] {
        // The tree is asked for so that the answer counts as read from it.
        guard let tree = project.program.tree(ofUnit: body.unit) else { return [] }
        var report = Report(project)
        for range in liveNodes {
            for index in range where rules.isWanted(tree.kinds[index]) {
                let node = NodeID(index)
                let place = body.at(tree.node(node))
                ask(rules.rules(for: node, in: tree), &report, times) { check($0, place, &$1) }
            }
        }
        return report.findings
    }

    private func check(unit: Int, in project: WidgetProject, _ times: RuleTimes?) -> [Finding] {
        guard let tree = project.program.tree(ofUnit: unit) else { return [] }
        var report = Report(project)
        LiveNodes.forEach(in: tree) { node in
            guard nodeRules.isWanted(tree.kind(node)) else { return }
            let place = CodePlace(unit: unit, node: tree.node(node))
            ask(nodeRules.rules(for: node, in: tree), &report, times) { $0.check(place, &$1) }
        }
        return report.findings
    }

    /// Lets each of the rules report, in its name and severity.
    private func ask<Event>(
        _ rules: some Sequence<ActiveRule<Event>>, _ report: inout Report, _ times: RuleTimes?,
        _ check: (Event, inout Report) -> Void
    ) {
        for active in rules {
            report.begin(active)
            times.measure(active.id) { check(active.rule, &report) }
        }
    }
}
