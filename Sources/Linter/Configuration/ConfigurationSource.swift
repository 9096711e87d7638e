/// Where a review takes its configuration from.
public enum ConfigurationSource: Sendable, Hashable {
    /// For each file from the nearest `.widgetlint.json` above it, up to the root of the repository, if there is one.
    case nearest
    /// For all files from this one.
    case file(String)
    /// From nowhere.
    case none

    /// What a configuration is called.
    static let fileName = ".widgetlint.json"
}
