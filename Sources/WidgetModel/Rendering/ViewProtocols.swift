/// Protocols of SwiftUI whose conforming types draw something.
enum ViewProtocols {
    static let styles = [
        "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle", "GaugeStyle", "ProgressViewStyle",
        "GroupBoxStyle", "LabeledContentStyle", "ControlGroupStyle", "DisclosureGroupStyle", "FormStyle", "MenuStyle",
        "TextFieldStyle",
    ]

    static let drawn = ["View", "ViewModifier", "DynamicIslandExpandedContent"] + styles
}
