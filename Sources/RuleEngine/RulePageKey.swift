/// Whose rule a page describes.
public enum RuleOwner: Sendable {
    /// widgetlint's.
    case catalogue
    /// The project's that is linted.
    case project
}

/// The keys of a page's front matter. A page of the catalogue has all of them.
enum RulePageKey: String, CaseIterable {
    case id, group, severity, set, fix, since

    /// Whether `value` is one that the key takes.
    func accepts(_ value: String) -> Bool {
        switch self {
        case .id, .group: Self.isKebabCase(value)
        case .severity: Severity(name: value) != nil
        case .set: ["recommended", "strict"].contains(value)
        case .fix: ["none", "safe", "unsafe"].contains(value)
        case .since: Self.isVersion(value)
        }
    }

    /// What holds where a page says nothing; nil for a key that must be there.
    func standardValue(for owner: RuleOwner) -> String? {
        guard owner == .project else { return nil }
        switch self {
        case .id, .severity: return nil
        case .group: return "project"
        case .set: return "recommended"
        case .fix: return "none"
        case .since: return ""
        }
    }

    /// What the key takes, for messages.
    var expectation: String {
        switch self {
        case .id, .group: "lower-case words joined by hyphens"
        case .severity: "error, warning or info"
        case .set: "recommended or strict"
        case .fix: "none, safe or unsafe"
        case .since: "a version such as 1.0.0"
        }
    }

    private static func isKebabCase(_ value: String) -> Bool {
        let isLetter: (UInt8) -> Bool = { (0x61...0x7A).contains($0) }
        let words = value.utf8.split(separator: 0x2D, omittingEmptySubsequences: false)
        return value.utf8.first.map(isLetter) == true
            && words.allSatisfy { word in
                !word.isEmpty && word.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) }
            }
    }

    private static func isVersion(_ value: String) -> Bool {
        let numbers = value.utf8.split(separator: 0x2E, omittingEmptySubsequences: false)
        return numbers.count == 3
            && numbers.allSatisfy { !$0.isEmpty && $0.allSatisfy { (0x30...0x39).contains($0) } }
    }
}
