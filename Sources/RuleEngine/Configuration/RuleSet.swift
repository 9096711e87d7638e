/// A selection of rules by name. Each one includes those before it.
public enum RuleSet: String, Sendable, CaseIterable {
    /// What is wrong in any project.
    case recommended
    /// Also what some projects choose to do.
    case strict
    /// Every rule there is.
    case all

    public func includes(_ page: RulePage) -> Bool {
        switch self {
        case .recommended: page.set == RuleSet.recommended.rawValue
        case .strict: page.set == RuleSet.recommended.rawValue || page.set == RuleSet.strict.rawValue
        case .all: true
        }
    }
}
