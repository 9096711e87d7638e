import SwiftSource

/// A call that opens what belongs to an app group, by a name that the code fixes.
public struct AppGroupUse {
    /// The argument that names the group.
    public let place: CodePlace
    /// All that it may be: several where builds differ.
    public let groups: Set<String>

    /// In the order of the files; none of code whose build is in doubt.
    public static func all(in project: WidgetProject) -> [AppGroupUse] {
        let calls = project.calls {
            switch $0 {
            case .userDefaults, .containerURL, .modelConfiguration: true
            default: false
            }
        }
        let constants = StringConstants(project.program)
        return calls.compactMap { place in
            guard let name = nameExpression(of: place), !isDoubtful(place, project.program),
                let groups = constants.values(of: name, inUnit: place.unit), !groups.isEmpty
            else { return nil }
            return AppGroupUse(place: place.at(name), groups: groups)
        }
    }

    private static func nameExpression(of place: CodePlace) -> Node? {
        guard let call = CallExpression(place.node) else { return nil }
        switch call.calleeName {
        case "UserDefaults": return call.argument(labeled: "suiteName")?.value
        case "containerURL": return call.argument(labeled: "forSecurityApplicationGroupIdentifier")?.value
        case "ModelConfiguration":
            let container = call.argument(labeled: "groupContainer")?.value.flatMap { CallExpression($0) }
            return container?.calleeName == "identifier" ? container?.firstUnlabeledArgument?.value : nil
        default: return nil
        }
    }

    private static func isDoubtful(_ place: CodePlace, _ program: Program) -> Bool {
        let conditions = program.conditions(ofUnit: place.unit)
        return place.node.ancestors.contains { node in
            node.kind == .ifConfigClause && ConditionalCode.isDoubtful(node.id, in: node.tree, conditions)
        }
    }
}
