import RuleExamples
import SwiftSource

/// A way of writing the same code.
enum Layout: String, CaseIterable, Sendable {
    case carriageReturns = "lines that end in CR and LF"
    case tabs = "tabs for indentation"
    case flat = "no indentation"
    case wideCharacters = "a comment of emoji and ideographs before it"
    case wideText = "emoji and ideographs before each declaration, on its line"
    case byteOrderMark = "a byte-order mark"
    case noFinalLineBreak = "no line break at the end"
    case noMarkers = "no markers"
    case conditional = "#if around it"
    case semicolons = "semicolons after its imports"

    /// How many lines the layout adds before the code.
    var addedLines: Int {
        switch self {
        case .wideCharacters, .conditional: 1
        case .carriageReturns, .tabs, .flat, .wideText, .byteOrderMark, .noFinalLineBreak, .noMarkers, .semicolons: 0
        }
    }

    func rewrite(_ example: Example) -> Example {
        var rewritten = example
        rewritten.files = example.files.map(rewrite)
        return rewritten
    }

    private func rewrite(_ file: ExampleFile) -> ExampleFile {
        guard file.isSwift else { return file }
        var rewritten = file
        rewritten.bytes = Array(rewrite(String(decoding: file.bytes, as: UTF8.self)).utf8)
        return rewritten
    }

    /// What ``Layout/wideText`` writes.
    static let wideComment = "/* 👩‍👩‍👧‍👦歩数🇩🇪e\u{301} */ "

    private func rewrite(_ code: String) -> String {
        switch self {
        case .carriageReturns: lines(of: code).joined(separator: "\r\n")
        case .tabs: lines(of: code).map(indentedByTabs).joined(separator: "\n")
        case .flat: lines(of: code).map { String($0.drop { $0 == " " }) }.joined(separator: "\n")
        case .wideText: withWideText(code)
        case .wideCharacters: "// 👩‍👩‍👧‍👦 歩数ウィジェット 🇩🇪 e\u{301}\n\(code)"
        case .byteOrderMark: "\u{FEFF}\(code)"
        case .noFinalLineBreak: code.hasSuffix("\n") ? String(code.dropLast()) : code
        case .noMarkers: lines(of: code).map(withoutMarker).joined(separator: "\n")
        case .conditional: "#if canImport(WidgetKit)\n\(code)#endif\n"
        case .semicolons: lines(of: code).map { $0.hasPrefix("import ") ? "\($0);" : $0 }.joined(separator: "\n")
        }
    }

    private func lines(of code: String) -> [String] {
        code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private func withWideText(_ code: String) -> String {
        var bytes = Array(code.utf8)
        let tree = SyntaxTree.parse(bytes)
        for item in tree.children(.root).reversed() where tree.node(item).beginsLine {
            let start = tree.range(item).lowerBound
            bytes.insert(contentsOf: Layout.wideComment.utf8, at: start)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func indentedByTabs(_ line: String) -> String {
        let indentation = line.prefix { $0 == " " }.count
        return String(repeating: "\t", count: indentation / 4) + line.dropFirst(indentation - indentation % 4)
    }

    private func withoutMarker(_ line: String) -> String {
        guard let mark = line.firstRange(of: " \(FindingMarkers.swiftMark)") else { return line }
        return String(line[..<mark.lowerBound])
    }
}
