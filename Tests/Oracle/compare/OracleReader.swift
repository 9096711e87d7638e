/// What the other side made of one file.
struct OracleFile {
    let path: String
    var tokens: [Token] = []
    var facts: [Fact] = []
}

/// Reads the lines that the program in `../parser` prints, file by file.
struct OracleReader {
    private var pending: OracleFile?

    mutating func next() -> OracleFile? {
        while let line = readLine() {
            if line.hasPrefix("file ") {
                let finished = pending
                pending = OracleFile(path: String(line.dropFirst(5)))
                if let finished { return finished }
            } else {
                read(line)
            }
        }
        defer { pending = nil }
        return pending
    }

    private mutating func read(_ line: String) {
        let fields = line.split(separator: " ", maxSplits: 4, omittingEmptySubsequences: false)
        guard fields.count >= 4, let start = Int(fields[2]), let end = Int(fields[3]) else { return }
        let kind = String(fields[1])
        if fields[0] == "t" {
            pending?.tokens.append(Token(kind: kind, start: start, end: end))
        } else {
            pending?.facts.append(
                Fact(kind: kind, start: start, end: end, name: fields.count > 4 ? String(fields[4]) : ""))
        }
    }
}
