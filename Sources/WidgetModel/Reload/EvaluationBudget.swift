/// How many expressions may be evaluated for one provider. Functions that call each other several times would otherwise
/// take forever; what is left then is not known.
final class EvaluationBudget {
    private var left = 20_000

    /// False when nothing is left.
    func spend() -> Bool {
        left -= 1
        return left >= 0
    }
}
