/// Whether what an expression draws marks a widget's background.
public enum BackgroundCoverage: Sendable {
    /// `containerBackground(for: .widget)` is applied.
    case covered
    /// It is not; `branch` draws something without it.
    case missing(branch: CodePlace, chain: [ChainStep])
    /// Something on the way is not known.
    case unknown
    /// Nothing is drawn, or only what somebody else passed in.
    case empty
}

extension BackgroundCoverage {
    /// Views next to each other: one background serves all.
    static func sideBySide(_ parts: [BackgroundCoverage]) -> BackgroundCoverage {
        var result = BackgroundCoverage.empty
        for part in parts {
            switch (part, result) {
            case (.covered, _): return .covered
            case (.unknown, _): result = .unknown
            case (.missing, .empty): result = part
            default: break
            }
        }
        return result
    }

    /// Alternatives of which any may be drawn: each needs a background.
    static func oneOf(_ alternatives: [BackgroundCoverage]) -> BackgroundCoverage {
        var result = BackgroundCoverage.empty
        for alternative in alternatives {
            switch (alternative, result) {
            case (.missing, _): return alternative
            case (.unknown, _): result = .unknown
            case (.covered, .empty): result = .covered
            default: break
            }
        }
        return result
    }

    /// Alternatives for other systems or builds: one with a background will do.
    static func anyOf(_ alternatives: [BackgroundCoverage]) -> BackgroundCoverage { sideBySide(alternatives) }
}
