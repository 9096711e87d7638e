import SwiftSource
import WidgetModel

/// Takes a rule's findings, and gives it the model to look things up in.
public struct Report {
    public let project: WidgetProject
    private let rule: String
    private let severity: Severity
    public private(set) var findings: [Finding] = []

    public init(rule: String, severity: Severity, project: WidgetProject) {
        self.rule = rule
        self.severity = severity
        self.project = project
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
