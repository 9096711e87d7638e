/// The rules there are, each with its page: what configurations, suppressions and commands can name.
public struct RuleCatalogue: Sendable {
    /// In the order they were given in.
    public let pages: [RulePage]
    private let indices: [String: Int]

    public init(_ pages: [RulePage]) {
        self.pages = pages
        indices = Dictionary(pages.indices.map { (pages[$0].id, $0) }) { first, _ in first }
    }

    public var ids: [String] { pages.map(\.id) }

    /// `nil` when there is no such rule.
    public func page(_ id: String) -> RulePage? { indices[id].map { pages[$0] } }
}
