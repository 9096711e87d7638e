import RuleEngine

/// `explain RULE`.
struct ExplainCommand {
    let rule: String

    func run() throws(UsageError) -> ExitCode {
        let page = try RuleNames().page(named: rule)
        var text = "\(page.id): \(page.severity.name), set \(page.set), fix \(page.fix)"
        text += page.since.isEmpty ? "\n\n" : ", since \(page.since)\n\n"
        text += page.markdown.drop { $0.isNewline }
        if text.last?.isNewline != true { text += "\n" }
        return StandardStreams.print(text)
    }
}
