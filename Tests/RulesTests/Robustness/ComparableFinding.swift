import RuleEngine
import RuleExamples
import SwiftSource

/// A finding without what the layout of the code changes.
struct ComparableFinding: Hashable, Sendable, CustomStringConvertible {
    private let rule: String
    private let severity: String
    private let path: String
    /// One-based, in the code before lines were added.
    private let line: Int
    /// How many visible bytes stand before it on its line.
    private let column: Int
    /// The reported code, any white space in it written as one space.
    private let code: String
    private let message: String

    init(_ finding: Finding, in file: ExampleFile, addedLines: Int) {
        let lines = LineTable(file.bytes)
        let line = lines.line(at: finding.range.lowerBound)
        let before = file.bytes[lines.range(ofLine: line).lowerBound..<finding.range.lowerBound]
        rule = finding.rule
        severity = finding.severity.name
        path = finding.path
        // Lines are added to Swift code alone.
        self.line = line + 1 - (file.isSwift ? addedLines : 0)
        let isWide = before.starts(with: Layout.wideComment.utf8)
        column = before.dropFirst(isWide ? Layout.wideComment.utf8.count : 0).count { !Self.isSpace($0) }
        code = Self.words(of: file.bytes[finding.range])
        message = finding.message
    }

    var description: String { "\(path):\(line): \(severity): \(message) [\(rule)] at «\(code)», column \(column)" }

    /// What is left when the code has moved to other files and lines.
    var withoutPlace: String { "\(severity): \(message) [\(rule)] at «\(code)»" }

    private static func words(of bytes: ArraySlice<UInt8>) -> String {
        bytes.split(whereSeparator: isSpace).map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
