/// How bad a finding is.
public enum Severity: Int, Sendable, Comparable, CaseIterable {
    /// Advice.
    case info
    /// Broken in some placement, or at some time.
    case warning
    /// Silently broken on the device, or does not compile.
    case error

    public var name: String {
        switch self {
        case .info: "info"
        case .warning: "warning"
        case .error: "error"
        }
    }

    public init?(name: some StringProtocol) {
        guard let match = Severity.allCases.first(where: { $0.name == name }) else { return nil }
        self = match
    }

    public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
}

/// What a rule has to say about a place in a file.
public struct Finding: Sendable, Hashable {
    /// Id of the rule, in kebab-case.
    public var rule: String
    public var severity: Severity
    /// Path of the file, as it was discovered (see `LintSession`).
    public var path: String
    /// UTF-8 byte offsets in the file.
    public var range: Range<Int>
    /// What is wrong, in one sentence without a full stop.
    public var message: String
    /// What it does to the person who looks at the widget.
    public var why: String
    /// What to write instead.
    public var help: String
    /// How the linter knows: the chain that makes a view rendered, outermost first, or the other place that matters.
    public var related: [RelatedLocation]
    public var fixes: [Fix]
    /// The code block of a Markdown file that the finding is in.
    public var block: CodeBlockLocation?

    public init(
        rule: String, severity: Severity, path: String, range: Range<Int>, message: String, why: String = "",
        help: String = "", related: [RelatedLocation] = [], fixes: [Fix] = [], block: CodeBlockLocation? = nil
    ) {
        self.rule = rule
        self.severity = severity
        self.path = path
        self.range = range
        self.message = message
        self.why = why
        self.help = help
        self.related = related
        self.fixes = fixes
        self.block = block
    }
}

/// A place that explains a finding.
public struct RelatedLocation: Sendable, Hashable {
    public var path: String
    /// UTF-8 byte offsets in the file at `path`.
    public var range: Range<Int>
    /// What stands there; for a chain of views, the name of the view.
    public var message: String

    public init(path: String, range: Range<Int>, message: String) {
        self.path = path
        self.range = range
        self.message = message
    }
}

/// The fenced code block a finding stands in.
public struct CodeBlockLocation: Sendable, Hashable {
    public var language: String
    /// One-based line of the opening fence.
    public var startLine: Int

    public init(language: String, startLine: Int) {
        self.language = language
        self.startLine = startLine
    }
}

/// Edits that mend a finding.
public struct Fix: Sendable, Hashable {
    public enum Safety: String, Sendable {
        /// Keeps the meaning of the code; applied by `--fix`.
        case safe
        /// Needs a look; offered in editors and applied with `--unsafe-fixes`.
        case unsafe
    }

    public var title: String
    public var safety: Safety
    public var edits: [TextEdit]

    public init(title: String, safety: Safety, edits: [TextEdit]) {
        self.title = title
        self.safety = safety
        self.edits = edits
    }
}

/// One replacement in one file.
public struct TextEdit: Sendable, Hashable {
    public var path: String
    /// UTF-8 byte offsets in the text that was linted.
    public var range: Range<Int>
    public var replacement: String

    public init(path: String, range: Range<Int>, replacement: String) {
        self.path = path
        self.range = range
        self.replacement = replacement
    }
}
