import SwiftSource

/// Modifiers whose closures make content for another place: a sheet, a menu, a toolbar. A widget never shows it.
enum PresentedContent {
    private static let modifiers: Set<String> = [
        "alert", "confirmationDialog", "contextMenu", "fullScreenCover", "inspector", "navigationDestination", "popover",
        "sheet", "swipeActions", "toolbar", "searchSuggestions",
    ]

    /// Whether a closure is passed to one of them.
    static func holds(_ closure: Node) -> Bool {
        guard closure.kind == .closure, let argument = closure.parent,
            argument.kind == .trailingClosure || argument.kind == .argument,
            let call = argument.ancestors.first(where: { $0.kind == .call }).flatMap(CallExpression.init),
            call.base != nil, let name = call.calleeName
        else { return false }
        return modifiers.contains(name)
    }
}
