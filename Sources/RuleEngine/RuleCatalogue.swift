/// The rules there are, each with its page: what configurations, suppressions and commands can name, and what runs.
public struct RuleCatalogue: Sendable {
    /// Sorted by id.
    public private(set) var pages: [RulePage]
    /// Those that run over a project. The others belong to checks of their own, which have pages all the same.
    public private(set) var rules: [any Rule]

    public init(_ pages: [RulePage], rules: [any Rule] = []) {
        // The program's own are sorted as they are.
        let isSorted = zip(pages, pages.dropFirst()).allSatisfy { $0.id < $1.id }
        self.pages = isSorted ? pages : pages.sorted { $0.id < $1.id }
        self.rules = rules
    }

    public var ids: [String] { pages.map(\.id) }

    /// `nil` when there is no such rule.
    public func page(_ id: String) -> RulePage? { index(of: id).map { pages[$0] } }

    /// - Parameter page: Its id is that of no other page.
    public mutating func add(_ rule: any Rule, _ page: RulePage) {
        pages.insert(page, at: insertionIndex(of: page.id))
        rules.append(rule)
    }

    /// Where the page of a rule stands in ``pages``.
    public func index(of id: String) -> Int? {
        let index = insertionIndex(of: id)
        return index < pages.count && pages[index].id == id ? index : nil
    }

    /// By bisection: a table would take longer to make than it is used.
    private func insertionIndex(of id: String) -> Int {
        var range = pages.indices
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = pages[middle].id < id ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }
}
