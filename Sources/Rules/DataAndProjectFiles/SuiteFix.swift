import RuleEngine
import SwiftSource
import WidgetModel

/// Puts the project's suite in place of `UserDefaults.standard`.
enum SuiteFix {
    static func fixes(of use: StandardUse, _ suite: String?, in program: Program) -> [Fix] {
        guard let suite, let edits = edits(of: use, "UserDefaults(suiteName: \"\(suite)\")", program) else { return [] }
        return [Fix(title: "Use the app group's defaults", safety: .unsafe, edits: edits)]
    }

    private static func edits(of use: StandardUse, _ store: String, _ program: Program) -> [TextEdit]? {
        switch use.form {
        case .appStorage(let property):
            let path = program.units[property.place.unit].path
            if let source = use.source {
                guard source.isReceiver, let node = property.store else { return nil }
                return [TextEdit(path: path, range: node.range, replacement: store)]
            }
            let arguments = property.place.node.firstChild(.argumentList)?.children(.argument)
            guard let end = arguments?.map(\.range.upperBound).max() else { return nil }
            return [TextEdit(path: path, range: end..<end, replacement: ", store: \(store)")]
        case .access(let access):
            guard use.source?.isReceiver == true, let receiver = access.receiver else { return nil }
            return edits(of: access, receiver, store, program.units[use.place.unit].path)
        case .added: return nil
        }
    }

    /// The suite is an optional: what it gives where it cannot be opened has to be written.
    private static func edits(
        of access: DefaultsAccess, _ receiver: Node, _ store: String, _ path: String
    ) -> [TextEdit] {
        let call = access.call.node
        var edits = [TextEdit(path: path, range: receiver.range, replacement: "\(store)?")]
        guard let missing = access.missingValue else { return edits }
        let needsParentheses = call.parent.map { parent in
            switch parent.kind {
            case .sequenceExpression, .memberAccess, .prefixOperator, .call, .subscriptCall: true
            default: false
            }
        } ?? false
        let end = call.range.upperBound
        if needsParentheses { edits[0].replacement = "(" + edits[0].replacement }
        let rest = " ?? \(missing)" + (needsParentheses ? ")" : "")
        edits.append(TextEdit(path: path, range: end..<end, replacement: rest))
        return edits
    }
}
