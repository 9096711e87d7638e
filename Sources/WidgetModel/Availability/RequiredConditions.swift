import SwiftSource

/// The conditions of `#if` that a build must meet to compile a piece of code.
public struct RequiredConditions: Sendable, Equatable {
    /// Their texts without white space. What must not hold has a `!` before it.
    private var texts: Set<String> = []
    /// Whether it is open that people ever run the code: it is for debug builds, for a flag of the project's own, or
    /// for other systems than those of the file's targets.
    public private(set) var isDoubtful = false

    public init(around place: CodePlace, in program: Program) {
        let builds = program.conditions(ofUnit: place.unit)
        for clause in place.node.ancestors where clause.kind == .ifConfigClause {
            add(clause)
            if ConditionalCode.isDoubtful(clause.id, in: clause.tree, builds) { isDoubtful = true }
        }
    }

    /// Whether builds that people get certainly compile both. Where neither condition is known to imply the other, they
    /// may be meant for different builds.
    public func hold(togetherWith other: RequiredConditions) -> Bool {
        if self == other { return true }
        return !isDoubtful && !other.isDoubtful && (texts.isSubset(of: other.texts) || other.texts.isSubset(of: texts))
    }

    /// An `#elseif` or `#else` is compiled where the conditions before it do not hold.
    private mutating func add(_ clause: Node) {
        for sibling in clause.parent?.children(.ifConfigClause).filter({ $0.id < clause.id }) ?? [] {
            if let condition = CompilationConditions.condition(of: sibling) { texts.insert("!" + text(of: condition)) }
        }
        guard let condition = CompilationConditions.condition(of: clause), !alwaysHolds(condition) else { return }
        texts.insert(text(of: condition))
    }

    /// Widgets are made with these modules, so that a build without them has none.
    private func alwaysHolds(_ condition: Node) -> Bool {
        ["canImport(WidgetKit)", "canImport(SwiftUI)"].contains(text(of: condition))
    }

    private func text(of condition: Node) -> String { String(condition.text.filter { !$0.isWhitespace }) }
}
