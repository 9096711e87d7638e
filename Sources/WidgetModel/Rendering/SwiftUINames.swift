/// Names of SwiftUI, WidgetKit and Charts, as far as widgets use them. A name that stands neither here nor in the project
/// belongs to another module, and nobody knows what it does.
///
/// Source: Apple's documentation of the frameworks, iOS 26.
public enum SwiftUINames {
    /// Whether a view of SwiftUI or a neighbouring framework has this name.
    public static func isView(_ name: String) -> Bool { views.contains(name) || styles.contains(name) }

    /// Whether `View`, or a view type of SwiftUI, has a method of this name that leaves the view as it is but for looks.
    public static func isModifier(_ name: String) -> Bool { modifiers.contains(name) }

    private static let views: Set<String> = [
        "AccessoryWidgetBackground", "AccessoryWidgetGroup", "AnyLayout", "AnyView", "AsyncImage", "Button", "Canvas",
        "Capsule", "Chart", "Circle", "Color", "ColorPicker", "ContainerRelativeShape", "ContentUnavailableView",
        "ControlGroup", "DatePicker", "DisclosureGroup", "Divider", "DynamicIsland", "DynamicIslandExpandedRegion",
        "EditButton", "Ellipse", "EmptyView", "EquatableView", "ForEach", "Form", "Gauge", "GeometryReader",
        "GlassEffectContainer", "Grid", "GridRow", "Group", "GroupBox", "HStack", "HelpLink", "Image", "KeyframeAnimator",
        "Label", "LabeledContent", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "Link", "List", "Map", "Menu",
        "MeshGradient", "NavigationLink", "NavigationStack", "NavigationView", "OffsetShape", "OutlineGroup",
        "PasteButton", "Path", "PhaseAnimator", "Picker", "ProgressView", "Rectangle", "RenameButton", "RotatedShape",
        "RoundedRectangle", "ScaledShape", "ScrollView", "Section", "SecureField", "ShareLink", "Slider", "Spacer",
        "Stepper", "SwiftUI", "TabView", "Table", "Text", "TextEditor", "TextField", "TimelineView", "Toggle",
        "TransformedShape", "TupleView", "UnevenRoundedRectangle", "VStack", "ViewThatFits", "ZStack",
        "ModifiedContent",
    ]

    /// Styles that can stand where a view does.
    private static let styles: Set<String> = [
        "AngularGradient", "EllipticalGradient", "LinearGradient", "RadialGradient", "Material", "ImagePaint",
        "HierarchicalShapeStyle", "AnyShapeStyle",
    ]

    private static let modifiers: Set<String> = [
        "accentColor", "accessibility", "accessibilityAction", "accessibilityActions", "accessibilityActivationPoint",
        "accessibilityAddTraits", "accessibilityChartDescriptor", "accessibilityChildren", "accessibilityCustomContent",
        "accessibilityElement", "accessibilityFocused", "accessibilityHeading", "accessibilityHidden", "accessibilityHint",
        "accessibilityIdentifier", "accessibilityIgnoresInvertColors", "accessibilityInputLabels", "accessibilityLabel",
        "accessibilityLabeledPair", "accessibilityLinkedGroup", "accessibilityRemoveTraits", "accessibilityRepresentation",
        "accessibilityRotor", "accessibilityShowsLargeContentViewer", "accessibilitySortPriority", "accessibilityTextContentType",
        "accessibilityValue", "accessibilityZoomAction", "activityBackgroundTint", "activitySystemActionForegroundColor",
        "alert", "aligned", "alignmentGuide", "allowsHitTesting", "allowsTightening", "anchorPreference", "animation",
        "antialiased", "aspectRatio", "background", "backgroundPreferenceValue", "backgroundStyle", "badge",
        "baselineOffset", "blendMode", "blur", "bold", "border", "brightness", "buttonBorderShape", "buttonRepeatBehavior",
        "buttonStyle", "chartAngleSelection", "chartBackground", "chartForegroundStyleScale", "chartLegend",
        "chartOverlay", "chartPlotStyle", "chartSymbolScale", "chartXAxis", "chartXAxisLabel", "chartXScale", "chartXSelection",
        "chartYAxis", "chartYAxisLabel", "chartYScale", "clipShape", "clipped", "colorEffect", "colorInvert", "colorMultiply",
        "colorScheme", "compositingGroup", "confirmationDialog", "containerRelativeFrame", "containerShape",
        "contentMargins", "contentShape", "contentTransition", "contextMenu", "contrast", "controlGroupStyle", "controlSize",
        "controlWidgetActionHint", "controlWidgetStatus", "coordinateSpace", "cornerRadius", 
        "datePickerStyle", "defaultAppStorage", "defersSystemGestures", "defaultHoverEffect", "deleteDisabled", "dialogIcon",
        "disableAutocorrection", "disabled", "drawingGroup", "draggable", "dropDestination", "dynamicIsland",
        "dynamicTypeSize", "edgesIgnoringSafeArea", "environment", "environmentObject", "equatable", "fill", "fillStyle", "fixedSize",
        "flipsForRightToLeftLayoutDirection", "focusable", "focused", "font", "fontDesign", "fontWeight", "fontWidth",
        "foregroundColor", "foregroundStyle", "frame", "gaugeStyle", "geometryGroup", "gesture", "glassEffect",
        "grayscale", "gridCellAnchor", "gridCellColumns", "gridCellUnsizedAxes", "gridColumnAlignment", "groupBoxStyle",
        "handlesExternalEvents", "headerProminence", "help", "hidden", "highPriorityGesture", "hoverEffect", "hueRotation", "id",
        "ignoresSafeArea", "imageScale", "inset", "interpolation", "invalidatableContent", "isDetailLink", "italic", "kerning",
        "keyboardShortcut", "keyframeAnimator", "labelIconToTitleSpacing", "labelReservedIconWidth", "labelStyle",
        "labelsHidden", "labelsVisibility", "layerEffect", "layoutDirectionBehavior", "layoutPriority", "lineHeight", "lineLimit", "lineSpacing",
        "listItemTint", "listRowBackground", "listRowInsets", "listRowSeparator", "listStyle", "mask", "matchedGeometryEffect",
        "menuIndicator", "menuStyle", "minimumScaleFactor", "monospaced", "monospacedDigit", "multilineTextAlignment",
        "navigationBarHidden", "navigationBarTitle", "navigationTitle", "offset", "onAppear", "onChange", "onContinuousHover",
        "onDisappear", "onDrag", "onDrop", "onHover", "onKeyPress", "onLongPressGesture", "onOpenURL", "onPreferenceChange",
        "onReceive", "onSubmit", "onTapGesture", "opacity", "overlay", "overlayPreferenceValue", "padding", "persistentSystemOverlays",
        "phaseAnimator", "pickerStyle", "popover", "position", "preference", "preferredColorScheme", "presentationDetents",
        "previewContext", "previewDevice", "previewDisplayName", "previewLayout", "privacySensitive", "progressViewStyle",
        "projectionEffect", "redacted", "refreshable", "renderingMode", "resizable", "rotation3DEffect", "rotationEffect", "safeAreaInset",
        "safeAreaPadding", "saturation", "scaleEffect", "scaledToFill", "scaledToFit", "scenePadding", "scrollDisabled", "scrollIndicators",
        "searchable", "sensoryFeedback", "shadow", "sheet", "simultaneousGesture", "speechAdjustedPitch", "statusBarHidden",
        "strikethrough", "stroke", "strokeBorder", "submitLabel", "swipeActions", "symbolEffect", "symbolEffectsRemoved",
        "symbolRenderingMode", "symbolVariant", "symbolVariableValueMode", "tabItem", "tag", "task", "textCase", "textContentType", "textFieldStyle", "textRenderer", "textScale",
        "textSelection", "tint", "toggleStyle", "toolbar", "tracking", "transaction", "transformEffect",
        "transformEnvironment", "transition", "transformPreference", "trim", "truncationMode", "typesettingLanguage", "underline", "unredacted",
        "visualEffect", "widgetAccentable", "widgetAccentedRenderingMode", "widgetCurvesContent", "widgetLabel",
        "widgetURL", "writingDirection", "zIndex", "keylineTint", "rotation",
        "scale", "size",
    ]
}
