import SwiftSource
import WidgetModel

/// Code in files that were given without the project they belong to.
enum LooseWidgetCode {
    /// Whether the words around a place say that it is a widget's: the file imports WidgetKit and asks for no reload,
    /// as an app would; or a function or type is named after a widget.
    static func holds(_ place: CodePlace, in project: WidgetProject) -> Bool {
        let facts = project.program.facts(ofUnit: place.unit)
        guard !asksForReload(facts), !declaresApp(facts) else { return false }
        return facts.imports.contains("WidgetKit") || isNamedAfterWidget(place.node)
    }

    private static func asksForReload(_ facts: FileFacts) -> Bool {
        facts.calls.contains { if case .reload = $0.call { true } else { false } }
    }

    private static func declaresApp(_ facts: FileFacts) -> Bool {
        let protocols: Set = ["App", "Scene", "UIApplicationDelegate", "NSApplicationDelegate"]
        return facts.declarations.contains { $0.isType && !protocols.isDisjoint(with: $0.inherited) }
    }

    private static func isNamedAfterWidget(_ node: Node) -> Bool {
        node.ancestors.contains { around in
            guard around.kind.isFunctionDeclaration || around.kind.isTypeDeclaration else { return false }
            return around.name?.lowercased().contains("widget") == true
        }
    }
}
