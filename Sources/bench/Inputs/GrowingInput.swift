/// Inputs that are made in sizes, to see whether time and memory grow faster than they do.
///
/// Each holds a word that rules begin with, so that it is parsed and looked into; the many files do not, as most files
/// of a project do not.
enum GrowingInput: String, CaseIterable {
    case bytes
    case declarations
    case files
    case widgets
    case line
    case brackets

    /// What there is of it at a scale.
    func title(_ scale: Int) -> String {
        switch self {
        case .bytes: "\(scale) MB in one file"
        case .declarations: "\(25_000 * scale) declarations in one file"
        case .files: "\(12_500 * scale) files"
        case .widgets: "\(100 * scale) files of widgets"
        case .line: "a line of \(250 * scale) KB"
        case .brackets: "\(25_000 * scale) nested brackets"
        }
    }

    /// Written in pieces: what this program holds would count as memory of those that it starts.
    func write(_ scale: Int, into folder: Folder) throws(BenchError) {
        switch self {
        case .bytes: try writeFile(of: scale * 1_000_000, into: folder)
        case .declarations: try writeDeclarations(25_000 * scale, into: folder)
        case .files: try writeFiles(12_500 * scale, into: folder)
        case .widgets: try writeWidgets(100 * scale, into: folder)
        case .line: try writeLine(of: scale * 250_000, into: folder)
        case .brackets: try writeBrackets(25_000 * scale, into: folder)
        }
    }

    private func writeFile(of size: Int, into folder: Folder) throws(BenchError) {
        var code = SampleCode(seed: 6)
        try folder.write(code.widgetFile(size: 2_000), to: "A.swift")
        var written = 0
        while written < size {
            let piece = code.appFile(size: 50_000, importsWidgetKit: false)
            try folder.append(piece, to: "A.swift")
            written += piece.count
        }
    }

    private func writeDeclarations(_ count: Int, into folder: Folder) throws(BenchError) {
        try folder.write(Array("import WidgetKit\nlet policy = 1\n".utf8), to: "A.swift")
        for start in stride(from: 0, to: count, by: 2_500) {
            // A type and a member count as one each.
            let piece = (start / 2..<start / 2 + 1_250).map { "struct Item\($0) {\n    let value = \($0)\n}\n" }
            try folder.append(Array(piece.joined().utf8), to: "A.swift")
        }
    }

    private func writeFiles(_ count: Int, into folder: Folder) throws(BenchError) {
        for index in 0..<count {
            let text = "import SwiftUI\n\nstruct Item\(index) {\n    let title: String\n    var count = \(index)\n}\n"
            try folder.write(Array(text.utf8), to: "Folder\(index / 250)/File\(index).swift")
        }
    }

    private func writeWidgets(_ count: Int, into folder: Folder) throws(BenchError) {
        var code = SampleCode(seed: 7)
        for index in 0..<count { try folder.write(code.widgetFile(size: 4_400), to: "Widget\(index).swift") }
    }

    private func writeLine(of size: Int, into folder: Folder) throws(BenchError) {
        let element = Array("f(1, \"a\"), ".utf8)
        let elements = Array(repeatElement(element, count: 5_000).joined())
        try folder.write(Array("let policy = [".utf8), to: "A.swift")
        for _ in 0..<size / elements.count { try folder.append(elements, to: "A.swift") }
        try folder.append(Array("f(2)]\n".utf8), to: "A.swift")
    }

    private func writeBrackets(_ count: Int, into folder: Folder) throws(BenchError) {
        let opening = Array("let policy = ".utf8) + [UInt8](repeating: UInt8(ascii: "("), count: count)
        let closing = [UInt8](repeating: UInt8(ascii: ")"), count: count)
        try folder.write(opening + Array("1".utf8) + closing + [0x0A], to: "A.swift")
    }
}
