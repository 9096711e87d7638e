/// What is left out of the comparison of one file, or compared as something else.
struct Exceptions {
    /// Where names are bound, as in `case let (a, b?)`. There swift-syntax has expressions for nearly everything
    /// (`(a, b?)` is a tuple expression with an optional chain) and lets `let` apply to all of them; our tree has patterns
    /// where it can tell.
    private let bindings: Regions
    /// Arguments of attributes that have a grammar of their own, such as `@_specialize(where T == Int)`.
    let builtinArguments: Regions
    /// What SwiftParser found no place for in its tree.
    let unexpected: Regions
    /// Calls with nothing but a trailing closure, of calls without one.
    let callsOfCalls: Regions
    /// From where on a text is no Swift to SwiftParser.
    let errors: Regions

    init(_ facts: [Fact]) {
        errors = Regions(facts, kind: "error")
        unexpected = Regions(facts, kind: "unexpected")
        callsOfCalls = Regions(facts, kind: "callOfCall")
        bindings = Regions(facts, kind: "binding")
        builtinArguments = Regions(facts, kind: "builtinArguments")
    }

    /// The fact as it is compared, if it is.
    func compared(_ fact: Fact) -> Fact? {
        switch fact.kind {
        case "binding", "builtinArguments", "callOfCall", "error": return nil
        // Where something is missing.
        case "unexpected" where fact.start == fact.end: return nil
        case "argumentList": return fact
        default: break
        }
        if builtinArguments.contains(fact) { return nil }
        guard bindings.contains(fact) else { return fact }
        switch fact.kind {
        case "tupleExpression", "tuplePattern", "argument", "optionalChaining", "sequenceExpression",
            "wildcardExpression", "wildcardPattern":
            return nil
        case "identifierExpression", "identifierPattern":
            return Fact(kind: "name in a binding", start: fact.start, end: fact.end, name: fact.name)
        default:
            return fact
        }
    }
}
