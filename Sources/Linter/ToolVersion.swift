/// The version of widgetlint, as `--version`, reports and the language server give it.
public enum ToolVersion {
    public static let current = "0.1.0"
}
