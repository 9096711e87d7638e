import SwiftSource

/// What the model needs to know of a file before it looks at any other. Depends on the file's text alone.
public struct FileFacts: Sendable {
    /// In source order; a type stands before its members.
    public internal(set) var declarations: [Declaration] = []
    /// Declarations that look like a provider's placeholder, as indices.
    public internal(set) var placeholders: [Int] = []
    /// Names behind `import`.
    public internal(set) var imports: [String] = []
    /// In source order.
    public internal(set) var calls: [(call: NotedCall, node: NodeID)] = []

    /// The facts of a text that is not read.
    static let none = FileFacts()

    private init() {}

    public init(_ tree: SyntaxTree) {
        var collector = FactCollector(tree)
        collector.collect(into: &self)
        placeholders = declarations.indices.filter { Placeholder.looksLikePlaceholder(declarations[$0]) }
    }

    var hasConfigurations: Bool {
        calls.contains { if case .configuration = $0.call { true } else { false } }
    }

    /// Whether two texts declare the same, wherever it stands in them: then they link alike.
    func declaresTheSame(as other: FileFacts) -> Bool {
        declarations.count == other.declarations.count
            && zip(declarations, other.declarations).allSatisfy { $0.isInterchangeable(with: $1) }
    }
}
