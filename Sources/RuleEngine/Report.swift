import SwiftSource
import WidgetModel

/// Takes the findings of rules, and gives them the model to look things up in.
public struct Report {
    public let project: WidgetProject
    /// The rule that is being asked.
    private var rule = ""
    private var severity = Severity.error
    private(set) var findings: [Finding] = []

    init(_ project: WidgetProject) { self.project = project }

    /// What follows is reported by another rule.
    mutating func begin<Event>(_ active: ActiveRule<Event>) {
        rule = active.id
        severity = active.severity
    }

    public var program: Program { project.program }

    /// Reports the bytes `range` of a unit's file.
    ///
    /// - Parameters:
    ///   - severity: Overrides the severity of the rule's page.
    public mutating func add(
        _ range: Range<Int>, inUnit unit: Int, _ message: String, why: String, write help: String,
        severity: Severity? = nil, related: [RelatedLocation] = [], fixes: [Fix] = []
    ) {
        findings.append(
            Finding(
                rule: rule, severity: severity ?? self.severity, path: program.units[unit].path, range: range,
                message: message, why: why, help: help, related: related, fixes: fixes))
    }
}

extension RelatedLocation {
    public init(_ step: ChainStep, in program: Program) {
        self.init(path: program.units[step.unit].path, range: step.range, message: step.title)
    }
}
