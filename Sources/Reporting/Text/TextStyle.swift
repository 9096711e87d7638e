import RuleEngine

/// ANSI colours, or none.
struct TextStyle {
    let isColored: Bool
    /// Gives the colour of the findings' severity.
    let severity: Severity

    func bold(_ text: String) -> String { wrap(text, "1") }

    func gutter(_ text: String) -> String { wrap(text, "34") }

    func severity(_ text: String) -> String {
        switch severity {
        case .error: wrap(text, "1;31")
        case .warning: wrap(text, "1;33")
        case .info: wrap(text, "1;36")
        }
    }

    private func wrap(_ text: String, _ code: String) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
