/// Swift literals that hold a text as it is, with as many `#` as the text needs.
enum RawLiteral {
    /// `#"…"#`, for a text of one line.
    static func oneLine(_ text: String) -> String {
        let marks = marks(for: text, quote: "\"")
        return "\(marks)\"\(text)\"\(marks)"
    }

    /// `#"""` to `"""#`, at the left margin, so that the lines of the text stand as they are.
    static func multiLine(_ text: String) -> String {
        let marks = marks(for: text, quote: "\"\"\"")
        return "\(marks)\"\"\"\n\(text)\n\"\"\"\(marks)"
    }

    /// As few `#` as keep quotes and backslashes of the text from meaning anything.
    private static func marks(for text: String, quote: String) -> String {
        guard text.contains("\\") || text.contains("\"") else { return "" }
        var marks = "#"
        while text.contains("\\\(marks)") || text.contains("\(quote)\(marks)") { marks += "#" }
        return marks
    }
}
