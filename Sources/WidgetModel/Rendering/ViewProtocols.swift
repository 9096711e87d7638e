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
