import SwiftSource
import WidgetModel

/// Code that people who have the app run: no previews, no tests, nothing that only debug builds compile. What the gallery
/// shows (`if context.isPreview`) is none either, as it is asked for once.
enum ReleasedCode {
    static func holds(_ place: CodePlace, _ program: Program) -> Bool {
        guard !isTest(place.unit, program), !DebugCode.holds(place.node) else { return false }
        return !place.node.ancestors.contains { around in
            if around.kind == .ifClause { return isForGallery(around) }
            if around.kind == .macroExpansion { return around.named("Preview") }
            guard around.kind.isTypeDeclaration, let id = program.declaration(at: place.at(around)),
                let type = program.type(of: id)
            else { return false }
            return program.conforms(type, to: "PreviewProvider")
        }
    }

    private static func isTest(_ unit: Int, _ program: Program) -> Bool {
        program.units[unit].targets.allSatisfy { $0.kind == .test }
            || program.facts(ofUnit: unit).imports.contains { $0 == "XCTest" || $0 == "Testing" }
    }

    /// `if context.isPreview`
    private static func isForGallery(_ clause: Node) -> Bool {
        guard let conditions = clause.firstChild(.conditionList) else { return false }
        return conditions.children.contains { $0.named("isPreview") }
    }
}
