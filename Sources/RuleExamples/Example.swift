import RuleEngine

/// A small project in which the lines that must be reported are marked.
package struct Example: Sendable {
    package enum Verdict: String, Sendable {
        case bad = "Bad"
        case good = "Good"
    }

    /// The rule whose page or folder the example belongs to.
    package let rule: String
    package let verdict: Verdict
    /// What tells it from the others of its rule.
    package var title: String
    package var files: [ExampleFile]
    /// What its page says fixing makes of the files; without those that stay as they are. Empty where nothing is said.
    package var fixed: [ExampleFile] = []

    package init(rule: String, verdict: Verdict, title: String, files: [ExampleFile]) {
        self.rule = rule
        self.verdict = verdict
        self.title = title
        self.files = files
    }

    /// What the markers ask for, sorted.
    package func expectedFindings(_ catalogue: RuleCatalogue) throws(MarkerError) -> [PlacedFinding] {
        var findings: [PlacedFinding] = []
        for file in files { findings += try FindingMarkers.findings(in: file, catalogue) }
        return findings.sorted()
    }
}

/// One file of an example.
package struct ExampleFile: Sendable {
    /// As the linter is told.
    package let path: String
    package var bytes: [UInt8]
    /// Where the text stands, for messages.
    package let origin: Origin

    package struct Origin: Sendable {
        /// Of the page, or of the file itself.
        package let path: String
        /// One-based line of the first line of the text.
        package let firstLine: Int

        package init(path: String, firstLine: Int) {
            self.path = path
            self.firstLine = firstLine
        }
    }

    package init(path: String, bytes: [UInt8], origin: Origin) {
        self.path = path
        self.bytes = bytes
        self.origin = origin
    }

    package var isSwift: Bool { path.hasSuffix(".swift") }
    package var isMarkdown: Bool { path.hasSuffix(".md") }
}
