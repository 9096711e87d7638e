import RuleExamples

/// A way of putting code where it is no code.
enum Hiding: String, CaseIterable, Sendable {
    case lineComments = "line comments"
    case blockComment = "a block comment"
    case string = "a string"
    case inactiveBlock = "#if false"

    /// `file` with its Swift code hidden; files in other languages stay as they are.
    func hide(_ file: ExampleFile) -> ExampleFile {
        guard file.isSwift else { return file }
        var hidden = file
        hidden.bytes = Array(hide(String(decoding: file.bytes, as: UTF8.self)).utf8)
        return hidden
    }

    private func hide(_ code: String) -> String {
        switch self {
        case .lineComments: code.split(separator: "\n", omittingEmptySubsequences: false).map { "// \($0)\n" }.joined()
        case .blockComment: "/*\n\(code)*/\n"
        // More marks than any example has in its own strings.
        case .string: "let code = ####\"\"\"\n\(code)\n\"\"\"####\n"
        case .inactiveBlock: "#if false\n\(code)#endif\n"
        }
    }
}
