import SwiftSource

/// The names under which the code of a body reads the family: what ``FamilyConditions/isFamily(_:)`` says of each node,
/// told for all of them at once.
struct FamilyNames {
    private let ofEnvironment: Set<String>

    init(around body: Node) { ofEnvironment = Self.ofEnvironment(around: body) }

    func hold(_ node: Node) -> Bool {
        switch node.kind {
        case .memberAccess: node.named("family") || node.named("widgetFamily")
        case .identifierExpression:
            node.named("family") || node.named("widgetFamily")
                || !ofEnvironment.isEmpty && node.name.map(ofEnvironment.contains) == true
        default: false
        }
    }

    /// The names that `@Environment(\.widgetFamily)` gives it in the types around a node.
    static func ofEnvironment(around node: Node) -> Set<String> {
        var names: Set<String> = []
        for members in node.ancestors where members.kind == .memberBlock {
            for variable in members.children(.variableDeclaration)
            where variable.attribute("Environment")?.text.contains("widgetFamily") == true {
                names.formUnion(variable.children(.patternBinding).compactMap { PropertyBinding($0)?.name })
            }
        }
        return names
    }
}
