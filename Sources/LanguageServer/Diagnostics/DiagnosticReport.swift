import RuleEngine

/// The findings of one document, and how they are told to the client.
struct DiagnosticReport: Sendable {
    let findings: [Finding]
    /// Where READMEs show the document's lines otherwise.
    let drifts: [SourceDrift]
    /// JSON text of the array of diagnostics.
    let items: [UInt8]
    /// The same for the same diagnostics.
    let resultID: String

    init(findings: [Finding], drifts: [SourceDrift] = [], items: [UInt8]) {
        self.findings = findings
        self.drifts = drifts
        self.items = items
        var hash = StableHash()
        hash.combine(items)
        resultID = hash.text
    }
}
