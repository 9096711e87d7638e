import SwiftSource
import WidgetModel

/// Tells which API of ``AvailabilityTable`` a node uses.
struct APIUse {
    private let program: Program
    private let place: CodePlace
    private var node: Node { place.node }

    init(_ place: CodePlace, _ program: Program) {
        self.place = place
        self.program = program
    }

    /// The lines that describe what the node uses; none where it may as well be something of the project or of another
    /// module.
    var entries: [AvailabilityEntry] {
        guard let name, isImported else { return [] }
        return AvailabilityTable.entries(forName: name).filter {
            isImported(for: $0) && APIMatch(place, program).matches($0.form, declaringType: $0.declaringType)
        }
    }

    /// UTF-8 range of the name.
    var range: Range<Int> {
        CallExpression(node)?.calleeNameRange ?? node.nameRange ?? node.range
    }

    /// The name to look up, if it looks like one of the table's.
    private var name: String? {
        let tree = node.tree
        switch node.kind {
        case .call:
            guard let callee = node.firstChild else { return nil }
            let named = callee.kind == .genericSpecialization ? callee.firstChild ?? callee : callee
            return named.kind == .identifierExpression || named.kind == .memberAccess ? shapedName(of: named) : nil
        case .keyPath:
            let range = tree.range(node.id)
            let text = tree.text(range)
            return text.hasPrefix("\\.") && text.dropFirst(2).allSatisfy { $0.isLetter } ? String(text.dropFirst(2)) : nil
        case .identifierType where node.parent?.kind == .importDeclaration:
            return nil
        default:
            return shapedName(of: node)
        }
    }

    private func shapedName(of node: Node) -> String? {
        AvailabilityTable.names.mayContain(nameOf: node) ? node.name : nil
    }

    // MARK: Imports

    private var imports: [String] { program.units[place.unit].facts.imports }

    private var isImported: Bool {
        imports.contains { ["SwiftUI", "WidgetKit", "ActivityKit", "AppIntents"].contains($0) }
    }

    /// WidgetKit brings SwiftUI along.
    private func isImported(for entry: AvailabilityEntry) -> Bool {
        imports.contains { $0 == entry.framework || $0 == "WidgetKit" && entry.framework == "SwiftUI" }
    }
}

extension AvailabilityEntry {
    /// The type in the middle of the source: `WidgetFamily` for `WidgetKit/WidgetFamily/accessoryCircular`.
    fileprivate var declaringType: String {
        let parts = source.split(separator: "/")
        return parts.count > 1 ? String(parts[1]) : ""
    }
}
