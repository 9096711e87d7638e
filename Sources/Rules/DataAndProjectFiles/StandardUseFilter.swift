import Project
import SwiftSource
import WidgetModel

/// Leaves out the uses of `UserDefaults.standard` that do no harm in a widget extension.
struct StandardUseFilter {
    private let found: StandardUses
    private let program: Program

    init(_ found: StandardUses, _ program: Program) {
        self.found = found
        self.program = program
    }

    func isReportable(_ use: StandardUse) -> Bool {
        if use.key.isSystems || runsInApp(use) { return false }
        if case .appStorage = use.form, use.source == nil, found.setsAppStorage { return false }
        if use.kind == .write, isMirrored(use) { return false }
        return !isPrivate(use)
    }

    /// An intent that the app performs stands in the extension's file, too.
    private func runsInApp(_ use: StandardUse) -> Bool {
        guard use.region.reason == .membership, let type = program.scope(at: use.place) else { return false }
        return IntentTypes(program).runsInApp(type)
    }

    /// Whether the extension keeps the value for itself: it both reads and writes it. What an intent that the app
    /// compiles too writes is what people did, which the app wants to know.
    private func isPrivate(_ use: StandardUse) -> Bool {
        found.uses.contains { other in
            guard other.kind != use.kind, !other.isFallback, other.key.overlaps(use.key) else { return false }
            let write = use.kind == .write ? use : other
            return write.region.reason != .intent || isInExtensionAlone(write.place.unit)
        }
    }

    private func isInExtensionAlone(_ unit: Int) -> Bool {
        program.units[unit].targets.allSatisfy { $0.kind == .widgetExtension }
    }

    /// Whether the same function uses another store under the same key: it looks there first, or moves the value.
    func isMirrored(_ use: StandardUse) -> Bool {
        guard case .access(let access) = use.form, let receiver = access.receiver?.text else { return false }
        let function = use.place.node.ancestors.first { node in
            node.kind.isFunctionDeclaration || node.kind == .patternBinding && node.parent?.parent?.kind != .codeBlock
                && node.parent?.parent?.kind != .closure
        }
        guard let function else { return false }
        return function.subtree.contains { node in
            guard let other = DefaultsAccess(node), let text = other.receiver?.text, text != receiver,
                other.key(inUnit: use.place.unit, program).overlaps(use.key)
            else { return false }
            return !isStandard(other, use.place.unit)
        }
    }

    private func isStandard(_ access: DefaultsAccess, _ unit: Int) -> Bool {
        guard let receiver = access.receiver else { return true }
        let origins = DefaultsOrigins(program).origins(of: CodePlace(unit: unit, node: receiver))
        return origins.contains { $0.store == .standard && $0.role == .always }
    }
}
