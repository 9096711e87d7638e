import SwiftSource

/// Reads what `supportedFamilies` is given.
public struct FamilyList {
    private let program: Program

    public init(_ program: Program) { self.program = program }

    public func families(of configuration: Configuration) -> MappedWidget.Families {
        let modifiers = ConfigurationModifiers(of: configuration, in: program)
        let calls = modifiers.calls(of: "supportedFamilies")
        guard !calls.isEmpty else { return modifiers.isComplete ? .notStated : .unknown }
        var families: [String] = []
        for call in calls {
            guard let list = CallExpression(call.node)?.firstUnlabeledArgument?.value,
                let names = names(in: call.at(list))
            else { return .unknown }
            families += names.filter { !families.contains($0) }
        }
        return .listed(families)
    }

    /// The families that a list or a constant holds, in whatever build.
    private func names(in place: CodePlace) -> [String]? {
        switch place.node.kind {
        case .arrayLiteral: return names(listedIn: place.node)
        case .identifierExpression, .memberAccess: return names(ofConstant: place)
        default: return nil
        }
    }

    private func names(ofConstant place: CodePlace) -> [String]? {
        guard let name = place.node.name else { return nil }
        if place.node.kind == .identifierExpression,
            case .variable(let local)? = LocalScope.binding(of: name, at: place.node)
        {
            return names(listedIn: local)
        }
        let base = place.node.kind == .memberAccess ? place.node.firstChild : nil
        let members = CallTargets(program).members(named: name, base: base, hasImplicitBase: false, at: place)
        guard members.count == 1, let declared = members.first.flatMap({ program.node($0) }) else { return nil }
        return names(listedIn: declared)
    }

    /// Nil when families are mentioned that may not be in the list.
    private func names(listedIn node: Node) -> [String]? {
        var names: [String] = []
        for element in node.subtree where element.kind == .memberAccess {
            guard let name = FamilyConditions.caseName(element), WidgetFamilies.all.contains(name) else { continue }
            guard isListed(element) else { return nil }
            if !names.contains(name) { names.append(name) }
        }
        return names.isEmpty ? nil : names
    }

    /// Whether a case is an element of an array, or added to one.
    private func isListed(_ element: Node) -> Bool {
        guard let parent = element.parent else { return false }
        if parent.kind == .arrayLiteral {
            let call = parent.parent.flatMap { $0.kind == .memberAccess ? $0.parent : nil }.flatMap(CallExpression.init)
            return call?.calleeName.map { Self.adding.contains($0) } ?? true
        }
        guard parent.kind == .argument, let call = parent.parent?.parent.flatMap(CallExpression.init) else {
            return false
        }
        return call.calleeName.map { Self.adding.contains($0) } ?? false
    }

    private static let adding: Set<String> = ["append", "insert"]
}
