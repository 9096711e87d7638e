/// Protocols of SwiftUI whose conforming types draw something.
enum ViewProtocols {
    static let styles = [
        "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle", "GaugeStyle", "ProgressViewStyle",
        "GroupBoxStyle", "LabeledContentStyle", "ControlGroupStyle", "DisclosureGroupStyle", "FormStyle", "MenuStyle",
        "TextFieldStyle",
    ]

    /// Where a project's own modifiers stand: `extension View { … }`.
    static let extendedViews = ["View", "Button", "Toggle", "Text", "Image", "Shape"]

    static let drawn = ["View", "ViewModifier", "DynamicIslandExpandedContent"] + styles
}

/// Foreign types that are asked together for what extensions add to them.
enum ExtendedTypes {
    /// ``ViewProtocols/styles``
    case styles
    /// ``ViewProtocols/extendedViews``
    case views

    var names: [String] {
        switch self {
        case .styles: ViewProtocols.styles
        case .views: ViewProtocols.extendedViews
        }
    }
}

extension Program {
    /// What extensions of any of the types add under `name`, as seen from a file.
    func foreignMembers(_ name: String, ofAny types: ExtendedTypes, inUnit unit: Int) -> [DeclarationID] {
        if absentMembers[types]?.contains(name) == true { return [] }
        if types.names.allSatisfy({ extensionMembers(name, ofTypeNamed: $0).isEmpty }) {
            absentMembers[types, default: []].insert(name)
            return []
        }
        return types.names.flatMap { foreignMembers(name, of: $0, inUnit: unit) }
    }
}
