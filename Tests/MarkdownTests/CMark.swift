import Foundation

/// The reference implementation, if it is installed.
struct CMark {
    struct Block: Equatable, CustomStringConvertible {
        var info: String
        var content: String

        var description: String { "info \(info.debugDescription), content \(content.debugDescription)" }
    }

    let path: String

    /// Looks for `cmark` along `PATH`.
    static let installed: CMark? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/cmark" }.first { FileManager.default.isExecutableFile(atPath: $0) }.map(CMark.init)
    }()

    /// Whether the program passes over the second of two blank lines in a list, as cmark does since 0.31. An item that
    /// holds nothing then goes on, which the specification and cmark 0.30 end there.
    func passesOverBlankLines() throws -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = ["--version"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return !text.hasPrefix("cmark 0.30") && !text.hasPrefix("cmark 0.2")
    }

    /// The code blocks of each document.
    func codeBlocks(of documents: [String]) throws -> [[Block]] { try xml(of: documents).map(CMark.codeBlocks) }

    /// The destinations of each document's links and images, sorted.
    func destinations(of documents: [String]) throws -> [[String]] {
        try xml(of: documents).map { CMark.destinations(inXML: $0).sorted() }
    }

    /// What each document is read as, by one run of the shell over all of them.
    private func xml(of documents: [String]) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cmark-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (index, document) in documents.enumerated() {
            try Data(document.utf8).write(to: folder.appendingPathComponent("\(index).md"))
        }
        let loop = "i=0; while [ $i -lt \(documents.count) ]; do \"$0\" -t xml \"$1/$i.md\"; i=$((i+1)); done"
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", loop, path, folder.path]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let xml = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: xml, as: UTF8.self).components(separatedBy: "<?xml ").dropFirst().map { $0 }
    }

    private static func destinations(inXML xml: String) -> [String] {
        ["<link destination=\"", "<image destination=\""].flatMap { tag in
            xml.components(separatedBy: tag).dropFirst().map { piece in
                unescaped(String(piece[..<(piece.firstIndex(of: "\"") ?? piece.endIndex)]))
            }
        }
    }

    private static func codeBlocks(inXML xml: String) -> [Block] {
        xml.components(separatedBy: "<code_block").dropFirst().map { piece in
            let tagEnd = piece.range(of: ">")?.lowerBound ?? piece.endIndex
            let tag = piece[..<tagEnd]
            var info = ""
            if let start = tag.range(of: " info=\""), let end = tag[start.upperBound...].firstIndex(of: "\"") {
                info = String(tag[start.upperBound..<end])
            }
            let body = piece[tagEnd...].dropFirst()
            let content = body.range(of: "</code_block>").map { body[..<$0.lowerBound] } ?? ""
            return Block(
                info: unescaped(info), content: unescaped(String(content)).replacingOccurrences(of: "\r\n", with: "\n"))
        }
    }

    private static func unescaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
            .replacingOccurrences(of: "&quot;", with: "\"").replacingOccurrences(of: "&amp;", with: "&")
    }
}
