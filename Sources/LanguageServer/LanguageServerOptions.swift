import Linter
import RuleEngine

/// What the server is given from outside.
public struct LanguageServerOptions: Sendable {
    /// Of the program, for the client's log.
    public var version: String
    /// Pages that hover shows.
    public var pages: [RulePage]
    /// Where a rule's page can be read in a browser.
    public var pageURL: @Sendable (RulePage) -> String?
    /// Begins the analysis of a folder, or with no paths that of files outside all folders.
    public var makeAnalysis: @Sendable (LintOptions) throws(LintError) -> any Analysis
    /// Takes log lines as long as the client takes none.
    var logEarly: @Sendable (String) -> Void = { _ in }
    /// Milliseconds that work may take before it is shown.
    var progressDelay = 1000
    /// Milliseconds between two looks at the process that started the server.
    var processCheckInterval: Int32 = 3000

    public init(
        version: String, pages: [RulePage] = [], pageURL: @escaping @Sendable (RulePage) -> String? = { _ in nil },
        makeAnalysis: @escaping @Sendable (LintOptions) throws(LintError) -> any Analysis = {
            (options) throws(LintError) in try LintSession(options: options)
        }
    ) {
        self.version = version
        self.pages = pages
        self.pageURL = pageURL
        self.makeAnalysis = makeAnalysis
    }
}
