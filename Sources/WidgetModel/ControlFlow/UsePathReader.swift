import SwiftSource

/// Follows the paths of one body, statement by statement.
struct UsePathReader {
    let value: TrackedValue
    let unit: Int
    let calls: KnownCalls
    /// Jumps out of what was read so far.
    var exits: [PathExit] = []
    /// Whether the code that is read stands in a loop of the body.
    var isInLoop = false
    /// Whether a `try` around it hands errors on.
    var isTried = false
    /// Whether an error that such a `try` hands on may come out of a closure before the closure uses the value.
    var throwsBeforeUse = false
    /// Local functions that are being read, which may call themselves.
    var localFunctions: [NodeID] = []

    init(_ value: TrackedValue, unit: Int, _ calls: KnownCalls) {
        self.value = value
        self.unit = unit
        self.calls = calls
    }

    func place(_ node: Node) -> CodePlace { CodePlace(unit: unit, node: node) }

    func end(_ kind: PathEnd.Kind, _ node: Node) -> PathEnd { PathEnd(kind: kind, place: place(node)) }

    mutating func exit(_ kind: PathExit.Kind, _ node: Node, _ states: PathStates) {
        if states.isReached { exits.append(PathExit(kind: kind, place: place(node), states: states)) }
    }

    /// The jumps out of what `read` reads, which no longer count as jumps out of the body.
    mutating func collectingExits(_ read: (inout UsePathReader) -> PathStates) -> (next: PathStates, exits: [PathExit])
    {
        let outer = exits
        exits = []
        let next = read(&self)
        defer { exits = outer }
        return (next, exits)
    }

    mutating func run(statements: [Node], _ states: PathStates) -> PathStates {
        var states = states
        var doubtfulIfs = 0
        for (index, statement) in statements.enumerated() where states.isReached {
            if statement.kind == .deferStatement, let block = statement.firstChild(.codeBlock) {
                return run(statements: Array(statements[(index + 1)...]), states, leavingThrough: block)
            }
            let before = states
            states = run(statement, states)
            guard statement.kind == .ifExpression, statement.firstChild(.elseClause) == nil, before.unused != nil,
                states.unused != nil, states.hasUsed
            else { continue }
            // `if done { … }` and, further on, `if !done { … }`: nobody knows that neither holds.
            doubtfulIfs += 1
            if doubtfulIfs > 1 { states.use() }
        }
        return states
    }

    /// Statements behind a `defer`, whose block runs on each way out of them.
    private mutating func run(
        statements: [Node], _ states: PathStates, leavingThrough block: Node
    ) -> PathStates {
        let (next, inner) = collectingExits { $0.run(statements: statements, states) }
        for var exit in inner {
            exit.states = collectingExits { $0.run(statements: block.pathStatements, exit.states) }.next
            exits.append(exit)
        }
        return collectingExits { $0.run(statements: block.pathStatements, next) }.next
    }

    /// A block, a clause or a case.
    mutating func run(block: Node?, _ states: PathStates) -> PathStates {
        block.map { run(statements: $0.pathStatements, states) } ?? states
    }

    /// A statement or expression.
    mutating func run(_ node: Node, _ states: PathStates) -> PathStates {
        guard states.isReached else { return states }
        switch node.kind {
        case .returnStatement: return leave(.return, node, states)
        case .throwStatement: return leave(.throw, node, states)
        case .breakStatement: return leave(.break(label: node.jumpLabel), node, states)
        case .continueStatement: return leave(.continue(label: node.jumpLabel), node, states)
        case .fallthroughStatement: return leave(.fallthrough, node, states)
        case .guardStatement: return runGuard(node, states)
        case .ifExpression: return runIf(node, states)
        case .switchExpression: return runSwitch(node, label: nil, states)
        case .doStatement: return runDo(node, states)
        case .forStatement, .whileStatement, .repeatStatement: return runLoop(node, label: nil, states)
        case .labeledStatement: return runLabeled(node, states)
        case .ifConfig: return runIfConfig(node, states)
        case .variableDeclaration: return runVariable(node, states)
        default:
            // What is declared runs where it is called.
            let isDeclaration = node.kind.isTypeDeclaration || node.kind.isFunctionDeclaration
            return isDeclaration ? states : evaluate(node, states)
        }
    }

    private mutating func leave(_ kind: PathExit.Kind, _ node: Node, _ states: PathStates) -> PathStates {
        exit(kind, node, evaluate(children: node, states))
        return .none
    }

    /// A closure that a variable is set to runs where the variable is called.
    private mutating func runVariable(_ node: Node, _ states: PathStates) -> PathStates {
        var states = states
        for binding in node.children(.patternBinding) {
            guard let value = PropertyBinding(binding)?.initialValue, value.kind != .closure else { continue }
            states = evaluate(value, states)
        }
        return states
    }
}

extension Node {
    /// The label behind `break` or `continue`.
    fileprivate var jumpLabel: String? {
        let last = Int(tree.endTokens[id.index]) - 1
        return last > Int(tree.firstTokens[id.index]) ? tree.text(ofToken: last) : nil
    }
}
