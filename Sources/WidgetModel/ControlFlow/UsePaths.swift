import SwiftSource

/// The paths through a body, and whether each of them calls a value or hands it on.
///
/// All ways of a body are followed: branches, loops, errors, jumps to labels, what `defer` does on the way out. A value
/// is
/// handed on when it is an argument, is stored or is named in any other way; a closure that captures it is asked about
/// its own paths. What cannot be told counts as a use: closures that may run several times, conditions that seem to
/// depend on each other, code for some builds alone.
public struct UsePaths {
    /// Where paths end without a use, in the order in which they are come to.
    public let openEnds: [PathEnd]
    /// How often the value is used on one path, at least and at most; two stands for more.
    public let uses: ClosedRange<Int>

    /// - Parameters:
    ///   - body: A code block or closure.
    ///   - mayThrow: Whether an error may leave the body.
    ///   - calls: What is known of the calls in it.
    public init(of value: TrackedValue, in body: CodePlace, mayThrow: Bool, calls: KnownCalls = KnownCalls()) {
        var reader = UsePathReader(value, unit: body.unit, calls)
        let next = reader.run(statements: body.node.pathStatements, .start)
        var ends = BodyEnds(body, next)
        for exit in reader.exits where mayThrow || exit.kind != .throw { ends.add(exit) }
        openEnds = ends.open
        uses = ends.all.uses
    }
}

/// What leaves a body.
struct BodyEnds {
    private let body: CodePlace
    private var marked: [PathEnd] = []
    /// Whether a path comes to the end of the body without having left others.
    private var fallsOut = false
    private(set) var all: PathStates

    /// Ends without a use.
    var open: [PathEnd] {
        guard fallsOut else { return marked }
        let isUsed = all.hasUsed || all.pending != nil
        return marked + [PathEnd(kind: isUsed ? .end : .body, place: body)]
    }

    /// - Parameter next: The paths that come to the end of the body.
    init(_ body: CodePlace, _ next: PathStates) {
        self.body = body
        all = next
        fallsOut = next.unused?.isEmpty ?? false
        add((next.unused ?? []) + (next.pending ?? []))
    }

    mutating func add(_ exit: PathExit) {
        let kind: PathEnd.Kind
        switch exit.kind {
        case .return: kind = .return
        case .throw: kind = .throw
        case .break, .continue, .fallthrough: return
        }
        all.merge(exit.states)
        if exit.states.unused != nil { add([PathEnd(kind: kind, place: exit.place)]) }
        add(exit.states.pending ?? [])
    }

    private mutating func add(_ ends: [PathEnd]) {
        for end in ends where !marked.contains(end) { marked.append(end) }
    }
}

/// A jump out of a statement.
struct PathExit {
    enum Kind: Equatable {
        case `return`
        case `throw`
        /// Out of the innermost loop or switch, or of the statement with the label.
        case `break`(label: String?)
        case `continue`(label: String?)
        case `fallthrough`
    }

    let kind: Kind
    let place: CodePlace
    var states: PathStates
}

extension Node {
    /// The statements of a code block, closure, switch case or `#if` clause.
    var pathStatements: [Node] {
        switch kind {
        case .closure: children.filter { $0.kind != .closureSignature }
        case .switchCase: children.filter { $0.kind != .switchCaseItem && $0.kind != .attribute }
        case .ifConfigClause: statementsOfClause
        default: Array(children)
        }
    }
}
