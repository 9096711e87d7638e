import JSON
import SwiftSource

/// How long an editor waits between a key and the findings, in a server that knows the whole project.
struct ServerEdits {
    let programs: Programs
    let folder: GeneratedFolder

    private struct Document {
        let name: String
        let text: [UInt8]
        let edits: Int
        let goal: String
    }

    func measure(_ report: inout Report) throws(BenchError) {
        var code = SampleCode(seed: 3)
        let session = try ServerSession(programs.widgetlint)
        try session.open(folder: folder.path)
        try session.show(Array("import WidgetKit\n".utf8), at: path("First"))
        let indexed = session.memory
        let small = Document(
            name: "57 KB", text: code.widgetFile(size: 57_000), edits: 300, goal: "p50 0.5 ms, p99 2 ms")
        let large = Document(
            name: "1.2 MB", text: code.widgetFile(size: 1_200_000), edits: 100, goal: "p99 10 ms")
        for document in [small, large] {
            let path = path(String(document.name.filter { $0 != " " && $0 != "." }))
            try session.show(document.text, at: path)
            let uri = ServerSession.uri(path)
            try edit(document, uri, "in a body", session, inserting: Array("let x = 1; ".utf8), &report)
            try edit(document, uri, "declaration", session, inserting: Array("func f() {} ".utf8), &report)
        }
        showMemory(indexed, session.memory, open: small.text.count + large.text.count, &report)
        let peak = Double(try session.finish())
        report.figure("peak memory of the server", Samples([peak]), unit: "MB", scale: 1e-6)
    }

    /// Nothing is shown where the memory of another process is not to be had.
    private func showMemory(_ indexed: Int?, _ edited: Int?, open: Int, _ report: inout Report) {
        guard let indexed, let edited else { return }
        report.figure("memory with the index", Samples([Double(indexed)]), unit: "MB", scale: 1e-6)
        report.figure("memory with two documents open, edited", Samples([Double(edited)]), unit: "MB", scale: 1e-6)
        let index = Double(indexed) / Double(folder.bytes)
        let documents = Double(edited - indexed) / Double(open)
        report.ratio("server.index-memory-per-byte", Samples([index]), "memory with the index / source")
        report.ratio("server.memory-per-open-byte", Samples([documents]), "what they add / their text", goal: "3")
    }

    /// Of a file in the first app's extension.
    private func path(_ name: String) -> String { "\(folder.path)/App0/Widgets/Open\(name).swift" }

    /// Puts text in and takes it out again, over and over, at the middle of the document.
    private func edit(
        _ document: Document, _ uri: JSONValue, _ place: String, _ session: ServerSession, inserting text: [UInt8],
        _ report: inout Report
    ) throws(BenchError) {
        let mark = Array(place == "in a body" ? "        let now = Date()".utf8 : "    let kind = ".utf8)
        guard let line = line(of: mark, in: document.text) else { return }
        let character = JSONValue(.integer(Int64(mark.prefix { $0 == UInt8(ascii: " ") }.count)))
        let start: JSONValue = ["line": JSONValue(.integer(Int64(line))), "character": character]
        let length = Int64(text.count) + (character.integer ?? 0)
        let end: JSONValue = ["line": JSONValue(.integer(Int64(line))), "character": JSONValue(.integer(length))]
        var samples = Samples()
        for index in 0..<document.edits {
            let isInsertion = index % 2 == 0
            let change: JSONValue = [
                "range": ["start": start, "end": isInsertion ? start : end],
                "text": JSONValue(.string(isInsertion ? String(decoding: text, as: UTF8.self) : "")),
            ]
            let edited = session.notification(
                "textDocument/didChange",
                [
                    "textDocument": ["uri": uri, "version": JSONValue(.integer(Int64(index) + 2))],
                    "contentChanges": [change],
                ])
            let answer = try session.request(
                "textDocument/diagnostic", ["textDocument": ["uri": uri]], after: edited)
            samples.append(answer.seconds)
        }
        let p99 = Format.number(samples.percentile(99) * 1e3)
        report.time("\(document.name), \(place)", samples, "p99 \(p99) ms", goal: document.goal)
        let key = "\(document.name) \(place)".split(separator: " ").joined(separator: "-")
        let ratio = samples.median / secondsToParse(document.text)
        report.ratio("server.edit-to-tree.\(key)", Samples([ratio]), "edit / parsing the document")
    }

    /// What one reading of the document takes, to measure edits by.
    private func secondsToParse(_ text: [UInt8]) -> Double {
        var samples = Samples()
        for _ in 0..<9 {
            var seconds = 0.0
            Stopwatch.add(to: &seconds) { _ = SyntaxTree.parse(text) }
            samples.append(seconds)
        }
        return samples.median
    }

    /// Number of the line in the middle of `text`, or behind it, that begins with `mark`.
    private func line(of mark: [UInt8], in text: [UInt8]) -> Int? {
        let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
        return lines.indices.first { $0 >= lines.count / 2 && lines[$0].starts(with: mark) }
    }
}
