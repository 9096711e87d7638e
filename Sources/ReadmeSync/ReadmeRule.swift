import RuleEngine

/// The rules that this check reports under.
public enum ReadmeRule: String, Sendable, CaseIterable {
    /// A block that resembles a source and differs from it.
    case drift = "readme-drift"
    /// A block that resembles no source.
    case unknownBlock = "readme-unknown-block"
    /// A block that stands only in a file no target compiles.
    case uncompiled = "readme-uncompiled"
    /// Fences and HTML that swallow code, or fail to show it.
    case structure = "readme-structure"
    /// Comments that exempt nothing, or do not say why.
    case exemption = "readme-exemption"
    /// A translation whose code blocks or links are not those of the original.
    case translationDrift = "readme-translation-drift"
    /// A translation whose headings are not those of the original.
    case translationOutline = "readme-translation-outline"
    /// A relative link that leads nowhere.
    case brokenLink = "readme-broken-link"

    public var severity: Severity {
        switch self {
        case .drift, .translationDrift: .error
        case .unknownBlock, .uncompiled, .structure, .exemption, .brokenLink: .warning
        case .translationOutline: .info
        }
    }
}
