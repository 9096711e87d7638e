import SwiftSource

/// A description of syntax nodes, in the manner of CSS: `call[name=AsyncImage]:in(rendered-view)`. The language is described
/// in `rules/SELECTORS.md`.
public struct Selector: Sendable {
    /// A node is described when one of them does.
    let patterns: [SelectorPattern]

    /// How far below the node with `:has` what is described can stand at most; nil where it may stand anywhere.
    let depthBelowScope: Int?

    init(patterns: [SelectorPattern]) {
        self.patterns = patterns
        let depths = patterns.map { pattern in
            pattern.surroundings.count == 1 && pattern.surroundings[0].isAdjacent
                ? pattern.surroundings[0].compounds.count : nil
        }
        depthBelowScope = depths.contains(nil) ? nil : depths.compactMap(\.self).max()
    }

    /// - Throws: What is wrong with the text, and where.
    public init(_ text: String) throws(SelectorError) {
        var parser = SelectorParser(text)
        self = try parser.parseWhole()
    }

    /// Names of all captures.
    var captures: Set<String> { Set(patterns.flatMap(\.captures)) }
}

/// What one alternative of a selector says: a node, and the nodes around it.
struct SelectorPattern: Sendable {
    let subject: SelectorCompound
    /// What must stand around the subject, from the inside out.
    let surroundings: [Run]
    /// The code that the subject must belong to.
    let context: SelectorContext?

    /// Nodes each of which is the parent of the one before. The first stands somewhere around what is inside it.
    struct Run: Sendable {
        var compounds: [SelectorCompound]
        /// Whether the first is the parent of what is inside it, and not any node around it.
        let isAdjacent: Bool
    }

    /// - Parameter surroundings: From the inside out; `isParent` tells the parent from any node around.
    init(
        _ subject: SelectorCompound, in surroundings: [(compound: SelectorCompound, isParent: Bool)],
        context: SelectorContext?
    ) {
        self.subject = subject
        self.context = context
        var runs: [Run] = []
        for (compound, isParent) in surroundings {
            if isParent, !runs.isEmpty {
                runs[runs.count - 1].compounds.append(compound)
            } else {
                runs.append(Run(compounds: [compound], isAdjacent: isParent))
            }
        }
        self.surroundings = runs
    }

    var captures: [String] { subject.captures + surroundings.flatMap(\.compounds).flatMap(\.captures) }
}

/// What a selector says of one node: `call[name=Text]:has(member)@label`.
struct SelectorCompound: Sendable {
    let nodeKinds: Set<NodeKind>
    let tests: [SelectorTest]
    /// The name by which messages and fixes speak of the node.
    let capture: String?

    var captures: [String] { (capture.map { [$0] } ?? []) + tests.flatMap(\.captures) }

    /// - Parameters:
    ///   - kind: Nil for nodes of any kind.
    ///   - tests: In any order; what costs little is looked at first.
    init(kind: SelectorKind?, tests: [SelectorTest], capture: String?) {
        nodeKinds = kind?.nodeKinds ?? SelectorKind.nodeKinds
        self.tests = tests.enumerated()
            .sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }.map(\.element)
        self.capture = capture
    }
}

/// A condition on one node.
indirect enum SelectorTest: Sendable {
    /// `[name=Text|Label]`, `[base]`
    case attribute(SelectorAttribute, SelectorComparison?)
    /// `:argument(format: member)`
    case argument(SelectorArgumentLabel, Selector?)
    /// `:has(call)`, `:has(> call)`: each pattern ends with the compound ``scope``.
    case has(Selector)
    /// The node on which `:has` stands.
    case scope
    /// `:not(call)`
    case not(Selector)
    /// `:is(call, member)`
    case matches(Selector)
    /// `:in(closure)`
    case inside(Selector)
    /// `:modifies(call[name=Image])`: what the modifier is applied to, at any distance in the chain.
    case modifies(Selector)
    /// `:modified-by(call[name=id])`: a later modifier of the same chain.
    case modified(Selector)
    /// `:external`: none of the project's files declares what the node names.
    case external

    /// How much must be looked at: the node alone, its arguments, its surroundings, the project.
    fileprivate var cost: Int {
        switch self {
        case .scope, .attribute(.name, _), .attribute(.label, _), .attribute(.arguments, _): 0
        case .attribute, .argument: 1
        case .external: 2
        case .has, .not, .matches, .inside, .modifies, .modified: 3
        }
    }

    fileprivate var captures: [String] {
        switch self {
        case .attribute, .external, .scope, .argument(_, nil): []
        // What is captured under `:not` is never there.
        case .not: []
        case .argument(_, let selector?), .has(let selector), .matches(let selector), .inside(let selector),
            .modifies(let selector), .modified(let selector):
            Array(selector.captures)
        }
    }
}

/// Which arguments an argument test means.
enum SelectorArgumentLabel: Sendable, Equatable {
    /// `*`: all of them.
    case any
    /// `_`: those without a label, a first trailing closure included.
    case none
    case named(String)
}

/// What an attribute's value is compared with.
struct SelectorComparison: Sendable {
    enum Operator: String, Sendable, CaseIterable {
        case notEqual = "!="
        case prefix = "^="
        case suffix = "$="
        case substring = "*="
        case equal = "="
    }

    let `operator`: Operator
    /// One of them must do; for `!=`, none may.
    let values: [String]

    func accepts(_ value: String) -> Bool {
        switch `operator` {
        case .equal: values.contains(value)
        case .notEqual: !values.contains(value)
        case .prefix: values.contains { value.hasPrefix($0) }
        case .suffix: values.contains { value.hasSuffix($0) }
        case .substring: values.contains { value.firstRange(of: $0) != nil }
        }
    }
}
