import Testing

/// A small project in which the lines that must be reported are marked.
struct Example: Sendable, CustomTestStringConvertible {
    enum Verdict: String, Sendable {
        case bad = "Bad"
        case good = "Good"
    }

    /// The rule whose page or folder the example belongs to.
    let rule: String
    let verdict: Verdict
    /// What tells it from the others of its rule.
    var title: String
    var files: [ExampleFile]
    /// What its page says fixing makes of the files; without those that stay as they are. Empty where nothing is said.
    var fixed: [ExampleFile] = []

    var testDescription: String { "\(rule), \(verdict.rawValue): \(title)" }

    /// What the markers ask for, sorted.
    func expectedFindings() throws -> [PlacedFinding] {
        try files.flatMap { try FindingMarkers.findings(in: $0) }.sorted()
    }
}

/// One file of an example.
struct ExampleFile: Sendable {
    /// As the linter is told.
    let path: String
    var bytes: [UInt8]
    /// Where the text stands in the repository, for messages.
    let origin: Origin

    struct Origin: Sendable {
        /// From the root of the repository.
        let path: String
        /// One-based line of the first line of the text.
        let firstLine: Int
    }

    var isSwift: Bool { path.hasSuffix(".swift") }
    var isMarkdown: Bool { path.hasSuffix(".md") }
}
