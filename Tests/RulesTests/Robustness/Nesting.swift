import RuleExamples
import SwiftSource

/// Puts the declarations of an example into another type.
enum Nesting {
    /// The example with all that its files declare inside `enum Outer`; nil where that would be no valid Swift, or would
    /// change what names mean: for extensions, operators, macros, and what is outside types beside them, and where files
    /// belong to different targets or are more than their declarations.
    static func nest(_ example: Example) -> Example? {
        guard example.files.allSatisfy({ $0.isSwift && !isAboutFiles($0) }) else { return nil }
        var nested = example
        for index in nested.files.indices {
            guard let file = nest(nested.files[index], isFirst: index == 0) else { return nil }
            nested.files[index] = file
        }
        return nested
    }

    /// Whether a file is known by its name, or silences a rule from its first line on.
    private static func isAboutFiles(_ file: ExampleFile) -> Bool {
        file.path.hasSuffix("Package.swift") || file.path.hasSuffix("Project.swift")
            || String(decoding: file.bytes, as: UTF8.self).contains("widgetlint:ignore-file")
    }

    private static func nest(_ file: ExampleFile, isFirst: Bool) -> ExampleFile? {
        let tree = SyntaxTree.parse(file.bytes)
        let items = Array(tree.children(.root)).drop { tree.kind($0) == .importDeclaration }
        guard !items.isEmpty, items.allSatisfy({ canBeNested($0, in: tree) }) else { return nil }
        let hasFunctions = items.contains { tree.kind($0) == .functionDeclaration }
        guard !hasFunctions || items.allSatisfy({ tree.kind($0) == .functionDeclaration }) else { return nil }
        var nested = file
        nested.bytes += Array("}\n".utf8)
        let opening = isFirst ? "enum Outer {\n" : "extension Outer {\n"
        nested.bytes.insert(contentsOf: opening.utf8, at: startOfLine(behindImportsOf: tree))
        return nested
    }

    /// Where the comments above the first declaration begin.
    private static func startOfLine(behindImportsOf tree: SyntaxTree) -> Int {
        let last = Array(tree.children(.root)).prefix { tree.kind($0) == .importDeclaration }.last
        guard let last else { return 0 }
        let lines = tree.lineTable()
        return lines.range(ofLine: lines.line(at: tree.range(last).lowerBound)).upperBound
    }

    private static func canBeNested(_ item: NodeID, in tree: SyntaxTree) -> Bool {
        switch tree.kind(item) {
        case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration,
            .typealiasDeclaration, .functionDeclaration:
            true
        default: false
        }
    }
}
