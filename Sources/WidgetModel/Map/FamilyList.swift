import SwiftSource

/// Reads what `supportedFamilies` is given.
struct FamilyList {
    private let program: Program

    init(_ program: Program) { self.program = program }

    func families(of configuration: Configuration) -> MappedWidget.Families {
        if let families = configuration.families { return .listed(families) }
        guard let call = modifier(behind: configuration.place.node) else { return .notStated }
        guard let list = call.firstUnlabeledArgument?.value else { return .unknown }
        return names(in: configuration.place.at(list)).map { .listed($0) } ?? .unknown
    }

    /// The call of `supportedFamilies` in the modifiers behind a configuration.
    private func modifier(behind configuration: Node) -> CallExpression? {
        for node in configuration.ancestors {
            switch node.kind {
            case .memberAccess, .ifConfig, .ifConfigClause: continue
            case .call:
                if let call = CallExpression(node), call.calleeName == "supportedFamilies" { return call }
            default: return nil
            }
        }
        return nil
    }

    /// The families that a constant lists, in whatever build.
    private func names(in place: CodePlace) -> [String]? {
        guard let name = place.node.name, place.node.kind == .identifierExpression || place.node.kind == .memberAccess
        else { return nil }
        let node: Node
        if place.node.kind == .identifierExpression,
            case .variable(let local)? = LocalScope.binding(of: name, at: place.node)
        {
            node = local
        } else {
            let base = place.node.kind == .memberAccess ? place.node.firstChild : nil
            let members = CallTargets(program).members(named: name, base: base, hasImplicitBase: false, at: place)
            guard members.count == 1, let declared = members.first.flatMap({ program.node($0) }) else { return nil }
            node = declared
        }
        var names: [String] = []
        for access in node.subtree where access.kind == .memberAccess {
            guard let name = access.name, access.firstChild?.named("WidgetFamily") ?? true, !names.contains(name),
                name.hasPrefix("system") || name.hasPrefix("accessory")
            else { continue }
            names.append(name)
        }
        return names.isEmpty ? nil : names
    }
}
