/// Which fixes a command applies without a person looking at each.
public enum FixLevel: Sendable, Hashable {
    /// Those that keep the meaning of the code.
    case safe
    /// Those that need a look afterwards, too.
    case unsafe
}

extension Fix {
    /// Whether the text holds a placeholder (`<#…#>`) for a person to fill in. Only editors offer such a fix.
    public var hasPlaceholder: Bool { edits.contains { $0.replacement.contains("<#") } }
}

extension Finding {
    /// The fixes that a command may apply, the one to try first in front: a safe one before any other. Never one with a
    /// placeholder.
    public func fixes(at level: FixLevel) -> [Fix] {
        let whole = fixes.filter { !$0.hasPlaceholder }
        let safe = whole.filter { $0.safety == .safe }
        return level == .safe ? safe : safe + whole.filter { $0.safety == .unsafe }
    }

    /// The least daring level at which a command mends the finding; `nil` when none does.
    public var fixLevel: FixLevel? {
        if !fixes(at: .safe).isEmpty { return .safe }
        return fixes(at: .unsafe).isEmpty ? nil : .unsafe
    }
}
