/// Why a text is not a rule's page, and where.
public struct RulePageError: Error, Sendable, Hashable, CustomStringConvertible {
    public enum Problem: Sendable, Hashable {
        /// The text does not begin with lines between two lines `---`.
        case noFrontMatter
        /// A line of the front matter is not `key: value`.
        case notAPair
        case unknownKey(String)
        case repeatedKey(String)
        case missingKey(String)
        /// A value that its key does not take, and those that it does.
        case badValue(key: String, value: String, expected: String)
        /// No heading, or the first one is not of level 1.
        case noTitle
    }

    public let path: String
    /// One-based.
    public let line: Int
    public let problem: Problem

    public init(path: String, line: Int, problem: Problem) {
        self.path = path
        self.line = line
        self.problem = problem
    }

    /// The place in the compilers' way, and the problem.
    public var description: String { "\(path):\(line): \(problem.message)" }
}

extension RulePageError.Problem {
    /// What is wrong, in one sentence without a full stop.
    public var message: String {
        switch self {
        case .noFrontMatter: "a rule's page begins with `key: value` lines between two lines `---`"
        case .notAPair: "expected `key: value`"
        case .unknownKey(let key):
            "unknown key `\(key)`; the keys are \(RulePageKey.allCases.map(\.rawValue).joined(separator: ", "))"
        case .repeatedKey(let key): "`\(key)` stands here for the second time"
        case .missingKey(let key): "the front matter has no `\(key)`"
        case .badValue(let key, let value, let expected): "`\(value)` is no \(key); expected \(expected)"
        case .noTitle: "the first heading must be the title, `# …`"
        }
    }
}
