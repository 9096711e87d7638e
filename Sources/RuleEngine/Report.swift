import Project
import SwiftSource
import WidgetModel

/// Takes the findings of rules, and gives them the model to look things up in.
public struct Report {
    public let project: WidgetProject
    /// The rule that is being asked.
    fileprivate var rule = ""
    fileprivate var severity = Severity.error
    fileprivate(set) var findings: [Finding] = []

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

extension Report {
    /// Reports a place in any of the project's files, such as a property list.
    public mutating func add(
        _ place: FilePlace, _ message: String, why: String, write help: String, severity: Severity? = nil,
        related: [RelatedLocation] = [], fixes: [Fix] = []
    ) {
        findings.append(
            Finding(
                rule: rule, severity: severity ?? self.severity, path: place.path, range: place.range,
                message: message, why: why, help: help, related: related, fixes: fixes))
    }

    public func path(ofUnit unit: Int) -> String { program.units[unit].path }
}

extension RelatedLocation {
    public init(_ place: FilePlace, _ message: String) {
        self.init(path: place.path, range: place.range, message: message)
    }

    public init(_ step: ChainStep, in program: Program) {
        self.init(path: program.units[step.unit].path, range: step.range, message: step.title)
    }
}
