import Foundation
import SwiftSource
import Testing

@testable import WidgetModel

/// A body, and where its paths end without a use of the value `done`.
///
/// Rows are written so: `## title | uses`, then the statements of `func load(_ done: @escaping (Int) -> Void)`. Lines
/// at which
/// a path ends are marked with `// open: ` and how it ends. A third part of the title, `body`, says that nothing uses
/// it.
struct UsePathRow: Sendable, CustomTestStringConvertible {
    let title: String
    /// How often `done` is used on one path, such as `0...1`.
    let uses: String
    /// The whole function.
    let text: String

    var testDescription: String { title }

    private static let mark = "// open: "

    /// - Parameter table: Several rows.
    static func rows(_ table: String) -> [UsePathRow] {
        table.components(separatedBy: "## ").dropFirst().map { UsePathRow($0) }
    }

    init(_ row: String) {
        let lines = row.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let parts = lines[0].components(separatedBy: " | ")
        title = parts[0]
        uses = parts[1]
        let statements = lines.dropFirst().filter { !$0.isEmpty }
        let first = "func load(_ done: @escaping (Int) -> Void) {" + (parts.count > 2 ? Self.mark + parts[2] : "")
        let isClosed = statements.last?.hasPrefix("} // open: end") ?? false
        text = ([first] + statements + (isClosed ? [] : ["}"])).joined(separator: "\n")
    }

    /// One-based lines, with how the path ends.
    var expected: [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            line.range(of: Self.mark).map { "\(index + 1) \(line[$0.upperBound...])" }
        }
    }

    /// What is found, in the same form.
    func answer(_ calls: KnownCalls = KnownCalls()) throws -> (ends: [String], uses: String) {
        let tree = SyntaxTree.parse(Array(text.utf8))
        let function = try #require(tree.root.children.first { $0.kind == .functionDeclaration })
        let declaration = try #require(FunctionDeclaration(function))
        let value = try #require(declaration.parameters.first.flatMap { TrackedValue($0) })
        let body = CodePlace(unit: 0, node: try #require(declaration.body))
        let paths = UsePaths(of: value, in: body, mayThrow: false, calls: calls)
        let lines = LineTable(Array(text.utf8))
        let ends = paths.openEnds.map { end in
            (line: lines.line(at: end.range.lowerBound) + 1, kind: "\(end.kind)".filter { $0 != "`" })
        }
        let uses = paths.uses.count == 1 ? "\(paths.uses.lowerBound)" : "\(paths.uses)"
        return (ends.sorted { $0.line < $1.line }.map { "\($0.line) \($0.kind)" }, uses)
    }
}
