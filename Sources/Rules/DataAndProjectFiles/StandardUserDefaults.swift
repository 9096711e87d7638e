import Project
import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/standard-user-defaults.md`.
struct StandardUserDefaults: ProjectRule {
    let id = "standard-user-defaults"

    func check(_ report: inout Report) {
        let found = StandardUses(report.project)
        guard !found.joinsSuites, !found.uses.isEmpty else { return }
        let isWanted = StandardUseFilter(found, report.program)
        let wanted = found.uses.filter(isWanted.isReportable)
        guard !wanted.isEmpty else { return }
        let suite = ProjectSuite.name(in: report.project)
        var reported: Set<ReportedPlace> = []
        for use in wanted.sorted(by: StandardUse.comesFirst) {
            let place = ReportedPlace(unit: use.reportedUnit, range: use.reportedRange)
            guard reported.insert(place).inserted else { continue }
            add(use, isFallback: use.isFallback || isWanted.isMirrored(use), suite, &report)
        }
    }

    private struct ReportedPlace: Hashable {
        let unit: Int
        let range: Range<Int>
    }

    private func add(_ use: StandardUse, isFallback: Bool, _ suite: String?, _ report: inout Report) {
        let program = report.program
        var related = use.region.chain.map { RelatedLocation($0, in: program) }
        if use.place.unit != use.reportedUnit || !use.place.node.range.contains(use.reportedRange.lowerBound) {
            related.append(
                RelatedLocation(
                    path: program.units[use.place.unit].path, range: use.place.node.calledNameRange,
                    message: use.kind == .read ? "read here" : "written here"))
        }
        if let value = use.source?.defaultValue {
            related.append(
                RelatedLocation(
                    path: program.units[value.unit].path, range: value.node.range,
                    message: "taken where nothing is passed"))
        }
        report.add(
            use.reportedRange, inUnit: use.reportedUnit, isFallback ? use.fallbackMessage : use.message,
            why: isFallback ? .whyFallback : use.kind == .read ? .whyRead : .whyWrite, write: use.help(suite),
            severity: isFallback ? .info : nil, related: related,
            fixes: isFallback ? [] : SuiteFix.fixes(of: use, suite, in: program))
    }
}

extension StandardUse {
    var isFallback: Bool { source?.isFallback ?? false }

    fileprivate var reportedUnit: Int { source?.unit ?? place.unit }

    fileprivate var reportedRange: Range<Int> { source?.range ?? place.node.range }

    /// Of several uses with one cause the plainest is reported: what is certain before what is a fallback, a read
    /// before a write, and of those the first key.
    fileprivate static func comesFirst(_ left: StandardUse, _ right: StandardUse) -> Bool {
        if left.isFallback != right.isFallback { return right.isFallback }
        if left.kind != right.kind { return left.kind == .read }
        return (left.key.text ?? "\u{10FFFF}") < (right.key.text ?? "\u{10FFFF}")
    }

    private var value: String { key.text.map { "«\($0)»" } ?? "a value" }

    private var bareStorage: AppStorageProperty? {
        if case .appStorage(let property) = form, source == nil { property } else { nil }
    }

    fileprivate var message: String {
        if bareStorage != nil {
            return "@AppStorage without a store keeps \(value) in the widget's own UserDefaults.standard"
        }
        if source?.defaultValue != nil {
            return "nothing is passed here, so the widget \(verb) its own UserDefaults.standard, which is not the app's"
        }
        return "the widget \(verb) its own UserDefaults.standard, which is not the app's"
    }

    private var verb: String { kind == .read ? "reads \(value) from" : "writes \(value) to" }

    fileprivate var fallbackMessage: String {
        "where the app group has nothing, the widget turns to its own UserDefaults.standard, which is not the app's"
    }

    /// - Parameter suite: The project's app group.
    fileprivate func help(_ suite: String?) -> String {
        let store = "UserDefaults(suiteName: \(suite.map { "\"\($0)\"" } ?? "…"))"
        let code = bareStorage.map { "@AppStorage(\($0.key.text), store: \(store))" } ?? store
        return code + (suite == nil ? " with the name of an app group" : "") + ", here and in the app"
    }
}

extension String {
    fileprivate static let whyRead =
        "An extension has a UserDefaults.standard of its own: the widget shows the default value whatever the app saves"
    fileprivate static let whyFallback =
        "An extension has a UserDefaults.standard of its own, where there is nothing that the app saved"
    fileprivate static let whyWrite =
        "An extension has a UserDefaults.standard of its own, so what people change in the widget never reaches the app"
}
