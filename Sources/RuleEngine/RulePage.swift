/// A rule as its page in `rules/` describes it.
///
/// A page is Markdown behind a front matter of `key: value` lines. The front matter is the rule's metadata; the text is
/// what `explain`, hover and the documentation show.
public struct RulePage: Sendable, Hashable {
    public let id: String
    /// One line that says what the rule finds: the page's first heading.
    public let title: String
    /// Folder of the catalogue the rule belongs to, such as `timeline-providers`.
    public let group: String
    public let severity: Severity
    /// `recommended` or `strict`.
    public let set: String
    /// `none`, `safe` or `unsafe`.
    public let fix: String
    /// Version that brought the rule.
    public let since: String
    /// The page without its front matter.
    public let markdown: String
    /// The selectors that the rule is made of; none for a rule that is written in Swift.
    public let definitions: [RuleDefinition]

    public init(
        id: String, title: String, group: String, severity: Severity, set: String, fix: String, since: String,
        markdown: String, definitions: [RuleDefinition] = []
    ) {
        self.id = id
        self.title = title
        self.group = group
        self.severity = severity
        self.set = set
        self.fix = fix
        self.since = since
        self.markdown = markdown
        self.definitions = definitions
    }
}
