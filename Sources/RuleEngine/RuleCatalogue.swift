/// The rules there are, each with its page: what configurations, suppressions and commands can name, and what runs.
public struct RuleCatalogue: Sendable {
    /// In the order they were given in.
    public private(set) var pages: [RulePage]
    /// Those that run over a project. The others belong to checks of their own, which have pages all the same.
    public private(set) var rules: [any Rule]
    private var indices: [String: Int]

    public init(_ pages: [RulePage], rules: [any Rule] = []) {
        self.pages = pages
        self.rules = rules
        indices = Dictionary(pages.indices.map { (pages[$0].id, $0) }) { first, _ in first }
    }

    public var ids: [String] { pages.map(\.id) }

    /// `nil` when there is no such rule.
    public func page(_ id: String) -> RulePage? { indices[id].map { pages[$0] } }

    /// - Parameter page: Its id is that of no other page.
    public mutating func add(_ rule: any Rule, _ page: RulePage) {
        indices[page.id] = pages.count
        pages.append(page)
        rules.append(rule)
    }
}
