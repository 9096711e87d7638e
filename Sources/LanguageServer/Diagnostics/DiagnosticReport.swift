import RuleEngine

/// The findings of one document, and how they are told to the client.
struct DiagnosticReport: Sendable {
    let findings: [Finding]
    /// JSON text of the array of diagnostics.
    let items: [UInt8]
    /// The same for the same diagnostics.
    let resultID: String

    init(findings: [Finding], items: [UInt8]) {
        self.findings = findings
        self.items = items
        var hash = StableHash()
        hash.combine(items)
        resultID = hash.text
    }
}
