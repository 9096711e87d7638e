import RuleExamples
import SwiftSource

/// Puts every declaration of an example into a file of its own.
enum Splitting {
    /// The example with its declarations spread over files; nil where that would change what the code means, because
    /// something is private to a file or silenced in it, or the files belong to different targets.
    static func split(_ example: Example) -> Example? {
        let isSwiftAlone = example.files.allSatisfy(\.isSwift)
        let isAboutFiles = example.files.contains { file in
            let text = String(decoding: file.bytes, as: UTF8.self)
            return text.contains("private") || text.contains("widgetlint:ignore-file")
        }
        guard isSwiftAlone, !isAboutFiles else { return nil }
        var result = example
        result.files = example.files.flatMap(split)
        return result.files.count > example.files.count ? result : nil
    }

    private static func split(_ file: ExampleFile) -> [ExampleFile] {
        // A manifest is known by its name.
        if file.path.hasSuffix("Package.swift") { return [file] }
        let tree = SyntaxTree.parse(file.bytes)
        let lines = LineTable(file.bytes)
        let items = Array(tree.children(.root))
        let imports = items.filter { tree.kind($0) == .importDeclaration }.map { tree.text($0) + "\n" }.joined()
        return items.filter { tree.kind($0) != .importDeclaration }.enumerated().map { number, item in
            // Whole lines, so that a marker at the end is kept and a review of it says the same.
            let last = lines.line(at: tree.range(item).upperBound)
            let range = tree.range(item).lowerBound..<lines.range(ofLine: last).upperBound
            let path = file.path.dropLast(".swift".count) + "-\(number).swift"
            return ExampleFile(
                path: String(path), bytes: Array(imports.utf8) + file.bytes[range], origin: file.origin)
        }
    }
}
