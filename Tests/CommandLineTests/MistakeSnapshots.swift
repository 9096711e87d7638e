import Foundation
import Testing

/// The table of mistakes in `fixtures/configurations/mistakes.md`.
struct MistakeSnapshots {
    struct Mistake: CustomTestStringConvertible, Sendable {
        /// The heading it stands under.
        let group: String
        let title: String
        /// Texts by name.
        var files: [String: String] = [:]
        /// What is printed.
        var output = ""

        var testDescription: String { title }

        /// - Parameter name: Of the file that the text is; nil for what is printed.
        mutating func take(_ text: String, name: String?) {
            if let name { files[name] = text } else { output = text }
        }
    }

    /// Those under the heading that the JSON Schema refuses as well.
    static let formGroup = "What is wrong in form"

    static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("fixtures/configurations/mistakes.md").path

    static let all: [Mistake] = (try? String(contentsOfFile: path, encoding: .utf8)).map(read) ?? []

    private static func read(_ text: String) -> [Mistake] {
        var group = ""
        var mistakes: [Mistake] = []
        var fence: (name: String?, lines: [Substring])?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let (name, lines) = fence {
                if line != "```" {
                    fence = (name, lines + [line])
                } else {
                    mistakes[mistakes.count - 1].take(lines.joined(separator: "\n"), name: name)
                    fence = nil
                }
            } else if line.hasPrefix("## ") {
                group = String(line.dropFirst(3))
            } else if line.hasPrefix("### ") {
                mistakes.append(Mistake(group: group, title: String(line.dropFirst(4))))
            } else if line.hasPrefix("```") {
                fence = (line.components(separatedBy: "file=").dropFirst().first, [])
            }
        }
        return mistakes
    }

    /// Puts other outputs, by title, into the place of those in the table.
    static func write(_ outputs: [String: String]) throws {
        var lines: [Substring] = []
        var title = ""
        var isOutput = false
        let text = try String(contentsOfFile: path, encoding: .utf8)
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("### ") { title = String(line.dropFirst(4)) }
            if isOutput, line != "```" { continue }
            lines.append(line)
            isOutput = line == "```text"
            if isOutput, let output = outputs[title], !output.isEmpty { lines.append(Substring(output)) }
        }
        try Data(lines.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: path))
    }
}
