/// What is known where a time expression is evaluated.
struct TimeContext {
    /// Values of the function's parameters, by their names inside it.
    var parameters: [String: Set<TimeValue>] = [:]
    /// What `self` is in an extension of `Date` or of a number.
    var selfValues: Set<TimeValue>?
    /// Places that are being evaluated: a value that depends on itself is not known.
    var active: Set<CodePlace> = []
    /// How many declarations were followed.
    var steps = 0
    /// A `for` statement, or a closure that is called for each element, of which only the first turn counts.
    var firstTurn: CodePlace?

    static let maximumSteps = 24
    /// How many values an expression may have before it counts as unknown.
    static let maximumValues = 16

    /// What is left in the body of another declaration.
    func entering(parameters: [String: Set<TimeValue>], selfValues: Set<TimeValue>?) -> TimeContext {
        TimeContext(
            parameters: parameters, selfValues: selfValues, active: active, steps: steps + 1, firstTurn: firstTurn)
    }

    /// The same with one more place; nil when it is being evaluated already, or too much was followed.
    func evaluating(_ place: CodePlace) -> TimeContext? {
        guard steps < Self.maximumSteps, !active.contains(place) else { return nil }
        var context = self
        context.active.insert(place)
        context.steps += 1
        return context
    }
}
