import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/families-unhandled.md`.
struct FamiliesUnhandled: ProjectRule {
    let id = "families-unhandled"

    func check(_ report: inout Report) {
        for configuration in report.project.configurations where configuration.kind.isWidget {
            guard configuration.kind != .relevance,
                case .notStated = FamilyList(report.program).families(of: configuration)
            else { continue }
            report.add(
                configuration.nameRange, inUnit: configuration.place.unit,
                "\(configuration.name) does not say which sizes it has", why: .whyOfAll,
                write: ".supportedFamilies([…]) with the sizes that its view is made for")
        }
        for gap in FamilyGap.all(in: report.project) { add(gap, &report) }
    }

    private func add(_ gap: FamilyGap, _ report: inout Report) {
        let families = gap.families.joined(separator: " and ")
        let place = gap.place
        report.add(
            place.place.node.beginning, inUnit: place.place.unit,
            "\(gap.widget) offers \(families), and nothing is drawn for \(gap.families.count == 1 ? "it" : "them")",
            why: .why,
            write: "A case for \(families), or .supportedFamilies without \(gap.families.count == 1 ? "it" : "them")",
            related: place.chain.map { RelatedLocation($0, in: report.program) })
    }
}

extension String {
    fileprivate static let why = "Whoever adds the widget in this size gets an empty tile"
    fileprivate static let whyOfAll =
        "People can add it in every size that the system has, and in those that nobody has looked at texts are cut off"
}

extension Node {
    /// UTF-8 range of a call's name, or of the word that something begins with.
    fileprivate var beginning: Range<Int> {
        if let call = CallExpression(self) { return call.calleeNameRange }
        switch kind {
        case .identifierExpression, .memberAccess: return range
        default: return firstTokenRange
        }
    }
}
