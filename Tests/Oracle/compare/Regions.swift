/// Parts of a text in which some kinds of nodes are not compared, because the two trees are made differently there.
struct Regions {
    private var starts: [Int] = []
    private var ends: [Int] = []

    /// The regions that facts of one kind mark; only the outermost of those inside one another.
    init(_ facts: [Fact], kind: String) {
        for fact in facts.filter({ $0.kind == kind }).sorted(by: { ($0.start, $1.end) < ($1.start, $0.end) })
        where fact.start >= ends.last ?? 0 {
            starts.append(fact.start)
            ends.append(fact.end)
        }
    }

    /// Whether the fact begins inside a region.
    func contains(_ fact: Fact) -> Bool {
        var low = 0
        var high = starts.count
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] <= fact.start { low = middle + 1 } else { high = middle }
        }
        return low < starts.count && starts[low] <= fact.start
    }
}

/// What is left out of the comparison of one file.
struct Exceptions {
    /// Where names are bound, as in `case let (a, b?)`. There swift-syntax has expressions for nearly everything
    /// (`(a, b?)` is a tuple expression with an optional chain) and lets `let` apply to all of them; our tree has patterns
    /// where it can tell.
    private let bindings: Regions
    /// Arguments of the compiler's own attributes, such as `@inline(__always)`, each have a grammar of their own.
    private let builtinArguments: Regions

    init(_ facts: [Fact]) {
        bindings = Regions(facts, kind: "binding")
        builtinArguments = Regions(facts, kind: "builtinArguments")
    }

    func cover(_ fact: Fact) -> Bool {
        if fact.kind == "binding" || fact.kind == "builtinArguments" { return true }
        return builtinArguments.contains(fact) || Exceptions.boundKinds.contains(fact.kind) && bindings.contains(fact)
    }

    private static let boundKinds: Set<String> = [
        "identifierExpression", "tupleExpression", "optionalChaining", "sequenceExpression",
    ]
}
