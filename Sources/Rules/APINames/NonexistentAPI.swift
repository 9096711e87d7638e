import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/nonexistent-api.md`.
struct NonexistentAPI: NodeRule {
    let id = "nonexistent-api"

    let kinds: [NodeKind] = [.availabilityCondition, .attribute, .identifierType, .identifierExpression, .memberAccess, .call]

    func check(_ place: CodePlace, _ report: inout Report) {
        switch place.node.kind {
        case .attribute:
            if place.node.named("available") { checkVersions(place, &report) }
        case .availabilityCondition:
            checkVersions(place, &report)
        default:
            checkName(place, &report)
            checkActivityConfiguration(place, &report)
            checkActivityFamily(place, &report)
        }
    }

    // MARK: Versions

    private func checkVersions(_ place: CodePlace, _ report: inout Report) {
        for gap in AvailabilitySpecification(place.node).mentions.compactMap(VersionGap.init) {
            let name = gap.mention.platform.rawValue
            let edit = TextEdit(
                path: report.program.units[place.unit].path, range: gap.mention.range, replacement: gap.replacement)
            report.add(
                gap.mention.range, inUnit: place.unit,
                "there is no \(name) \(gap.mention.version.major): \(name) \(VersionGap.next) follows \(gap.last)",
                why: .whyVersion, write: "\(name) \(gap.replacement)",
                fixes: [Fix(title: "Write \(name) \(gap.replacement)", safety: gap.isRenamed ? .safe : .unsafe, edits: [edit])])
        }
    }

    // MARK: Names

    private func checkName(_ place: CodePlace, _ report: inout Report) {
        guard let name = NonexistentUse(place, report.program).name else { return }
        let range = place.node.kind == .call ? place.node.calledNameRange : place.node.nameRange ?? place.node.range
        let fix = name.replacement.map { replacement in
            Fix(
                title: "Write \(replacement)", safety: .safe,
                edits: [TextEdit(path: report.program.units[place.unit].path, range: range, replacement: replacement)])
        }
        report.add(
            range, inUnit: place.unit, "there is no \(name.form.title)", why: .why, write: name.help,
            fixes: fix.map { [$0] } ?? [])
    }

    /// `staleDate` and `relevanceScore` belong to the content of an activity.
    private func checkActivityConfiguration(_ place: CodePlace, _ report: inout Report) {
        guard let call = CallExpression(place.node), Self.configurationNames.mayContain(nameOf: place.node.namedCallee ?? place.node),
            let name = call.calleeName
        else { return }
        if name == "ActivityConfiguration", call.base == nil, !call.hasImplicitBase, !report.program.declaresType(name, visibleFrom: place.unit) {
            for argument in call.arguments {
                guard let label = argument.label, Self.contentLabels.contains(label), let range = argument.node.nameRange else { continue }
                reportContent(label, range, place, &report)
            }
        } else if Self.contentLabels.contains(name), isModifierOfActivityConfiguration(call, place, report.program) {
            reportContent(name, call.calleeNameRange, place, &report)
        }
    }

    private func reportContent(_ name: String, _ range: Range<Int>, _ place: CodePlace, _ report: inout Report) {
        report.add(
            range, inUnit: place.unit, "ActivityConfiguration has no \(name)", why: .why,
            write: "ActivityContent(state:staleDate:relevanceScore:), which request(attributes:content:) and update(_:) take")
    }

    private static let contentLabels: Set<String> = ["staleDate", "relevanceScore"]
    private static let configurationNames = NameFilter(contentLabels.union(["ActivityConfiguration"]))

    private func isModifierOfActivityConfiguration(_ call: CallExpression, _ place: CodePlace, _ program: Program) -> Bool {
        guard let name = call.calleeName, program.foreignMembers(name, of: "WidgetConfiguration", inUnit: place.unit).isEmpty,
            program.foreignMembers(name, of: "ActivityConfiguration", inUnit: place.unit).isEmpty
        else { return false }
        var base = call.base
        while let node = base, let inner = CallExpression(node) {
            if inner.calleeName == "ActivityConfiguration", inner.base == nil {
                return !program.declaresType("ActivityConfiguration", visibleFrom: place.unit)
            }
            base = inner.base
        }
        return false
    }

    /// `case .large` where the family of an activity is switched on, or `== .large`.
    private func checkActivityFamily(_ place: CodePlace, _ report: inout Report) {
        let node = place.node
        guard node.kind == .memberAccess, node.firstChild == nil, node.named("large"), let range = node.nameRange,
            let subject = ComparedValue(of: node).subject, ActivityFamilyValue.isOne(subject, report.program, place),
            let name = NonexistentName.all(named: "large").first
        else { return }
        report.add(range, inUnit: place.unit, "there is no ActivityFamily.large", why: .why, write: name.help)
    }
}

extension String {
    fileprivate static let why = "The code does not compile, so whoever copies it gets no widget"
    fileprivate static let whyVersion =
        "The check means the same as one for 26, and whoever reads it looks for a system that never came"
}
