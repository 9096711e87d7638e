extension CodeBlock {
    /// What each line of the code begins with in the file: container markers, and the white space before the fence.
    public var linePrefix: String {
        let indent = String(repeating: " ", count: fence?.indent ?? 0)
        return String(decoding: container.continuation, as: UTF8.self) + indent
    }

    /// Lines of code as the block holds them, from within its first line on. Blank lines get no white space at their
    /// end.
    public func continuing(_ code: String) -> String {
        let prefix = linePrefix
        let lines = code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard lines.count > 1, !prefix.isEmpty else { return code }
        let blank = String(prefix.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
        var text = String(lines[0])
        for (number, line) in lines.enumerated().dropFirst() {
            // What stands behind the last break goes on in the file.
            text += "\n" + (line.isEmpty && number < lines.count - 1 ? blank : prefix) + line
        }
        return text
    }
}
