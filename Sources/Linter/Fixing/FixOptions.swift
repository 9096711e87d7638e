import RuleEngine

/// Which fixes are applied, and where.
public struct FixOptions: Sendable {
    public var level: FixLevel
    /// The files that may be edited; all where it is `nil`.
    public var paths: Set<String>?
    /// After how many rounds to stop. Fixes that make room for each other need two or three.
    public var roundLimit: Int
    /// Why a file cannot be written; `nil` when it can. A fix that edits one that cannot be is not applied, also not to
    /// the other files that it edits.
    public var obstacle: @Sendable (_ path: String) -> String?

    public init(
        level: FixLevel = .safe, paths: Set<String>? = nil, roundLimit: Int = 10,
        obstacle: @escaping @Sendable (_ path: String) -> String? = { _ in nil }
    ) {
        self.level = level
        self.paths = paths
        self.roundLimit = roundLimit
        self.obstacle = obstacle
    }
}
