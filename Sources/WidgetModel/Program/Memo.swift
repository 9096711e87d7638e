/// Remembers answers together with the files they were read from, so that a change to a file takes back what depended
/// on it and nothing else.
public final class Memo<Key: Hashable, Value> {
    private struct Answer {
        let value: Value
        let units: Set<Int>
        var lastRound: Int
    }

    private var answers: [Key: Answer] = [:]
    private var round = 0
    private var usedInRound = 0

    public init() {}

    /// The known answer, or that of `compute`, during which every unit whose tree `program` gives out is noted.
    public func value(for key: Key, in program: Program, _ compute: () -> Value) -> Value {
        usedInRound += 1
        if let index = answers.index(forKey: key) {
            answers.values[index].lastRound = round
            let known = answers.values[index]
            program.note(known.units)
            return known.value
        }
        let (value, units) = program.notingUnits(compute)
        answers[key] = Answer(value: value, units: units, lastRound: round)
        return value
    }

    /// Drops what was read from the unit.
    public func forget(unit: Int) {
        answers = answers.filter { !$0.value.units.contains(unit) }
    }

    /// Ends a review. Answers that it did not ask for are dropped once they are the greater part.
    public func finishRound() {
        if answers.count > 2 * usedInRound { answers = answers.filter { $0.value.lastRound == round } }
        round += 1
        usedInRound = 0
    }
}
