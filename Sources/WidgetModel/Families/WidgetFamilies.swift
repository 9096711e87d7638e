/// The cases of WidgetKit's `WidgetFamily`.
public enum WidgetFamilies {
    /// Families with one place to tap: what is tapped inside makes no difference.
    public static let small: Set<String> = [
        "systemSmall", "accessoryCircular", "accessoryRectangular", "accessoryInline", "accessoryCorner",
    ]

    public static let all: Set<String> = small.union([
        "systemMedium", "systemLarge", "systemExtraLarge", "systemExtraLargePortrait",
    ])
}
