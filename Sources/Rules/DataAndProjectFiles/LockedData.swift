import Project
import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/locked-data.md`.
struct LockedData: NodeRule, ProjectRule {
    let id = "locked-data"

    let kinds: [NodeKind] = [.memberAccess, .identifierExpression]

    var events: [RuleEvent] { [.node(self), .project(self)] }

    func check(_ place: CodePlace, _ report: inout Report) {
        guard let protection = Protection(place.node), report.project.hasWidgetExtension,
            !report.program.units[place.unit].targets.contains(where: { $0.kind == .test })
        else { return }
        let isShared =
            switch protection.subject {
            case .file(let files): files.contains { SharedFile(report.program).isInGroup(place.at($0)) }
            case .keychain(let code): code.subtree.contains { $0.named("kSecAttrAccessGroup") }
            }
        guard isShared else { return }
        report.add(
            place.node.nameRange ?? place.node.range, inUnit: place.unit,
            "\(protection.name) closes what the widget reads while the device is locked", why: .why,
            write: "\(protection.openName), \(String.unless)")
    }

    /// The extension's entitlements protect everything that it writes.
    func check(_ report: inout Report) {
        let key = "com.apple.developer.default-data-protection"
        let value = "NSFileProtectionComplete"
        for target in report.project.targets.all where target.kind == .widgetExtension {
            for file in target.entitlements?.files ?? [] where file.value[key]?.string == value {
                report.add(
                    file.place(ofText: value, behindKey: key),
                    "\(value) closes the widget's files while the device is locked", why: .why,
                    write: "NSFileProtectionCompleteUntilFirstUserAuthentication, \(String.unless)")
            }
        }
    }
}

extension String {
    fileprivate static let why =
        "Timelines are made on a locked device, too: the widget then finds nothing to show until somebody unlocks it"
    /// It may be meant.
    fileprivate static let unless = "unless people would not want it on the Lock Screen"
}
