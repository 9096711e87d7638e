import SwiftSource

/// Code that runs when an app starts, comes or goes, or while it is not in use: a good time to bring all widgets up to date.
enum BackgroundHook {
    static func holds(_ node: Node) -> Bool {
        node.ancestors.contains { around in
            switch around.kind {
            case .functionDeclaration: return around.name.map(isHook) ?? false
            case .closure: return isHookClosure(around)
            case .ifClause, .switchCase, .guardStatement: return mentionsPhase(around)
            case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration:
                return around.name?.lowercased().hasPrefix("launch") ?? false
            default: return false
            }
        }
    }

    private static func isHook(_ function: String) -> Bool {
        let name = function.lowercased()
        return ["background", "launch", "resignactive", "becomeactive", "enterforeground", "performfetch", "terminate"]
            .contains { name.contains($0) }
    }

    private static func isHookClosure(_ closure: Node) -> Bool {
        let use = ClosureUse(closure)
        guard let call = use.call, let function = use.function else { return false }
        if function == "backgroundTask" || function == "register" { return true }
        let isWatching = ["onChange", "onReceive", "addObserver", "sink", "publisher"].contains(function)
        return isWatching
            && [call.node.firstChild, call.node.firstChild(.argumentList)].compactMap { $0 }.contains(
                where: mentionsLifecycle)
    }

    private static func mentionsLifecycle(_ node: Node) -> Bool {
        node.subtree.contains { part in
            guard let name = part.name?.lowercased() else { return false }
            return name.contains("phase") || isHook(name) && name.contains("notification")
        }
    }

    /// `if phase == .background`, `case .background:`
    private static func mentionsPhase(_ branch: Node) -> Bool {
        let condition = branch.firstChild(.conditionList) ?? branch.firstChild(.switchCaseItem)
        return condition?.subtree.contains {
            $0.kind == .memberAccess && ($0.named("background") || $0.named("inactive"))
        } ?? false
    }
}
