import Project
import RuleEngine
import Rules
import SwiftSource
import WidgetModel

/// Does one stage once on a fixed text, for `valgrind` to count instructions and allocations.
enum InstructionCounting: String, CaseIterable {
    /// Makes the text alone: what is to be taken off the other counts.
    case nothing
    case lex
    case outline
    case tree
    case facts
    case link
    case rules

    /// Prints how many bytes and tokens the text has.
    func run() {
        var code = SampleCode(seed: 4)
        let text = code.appFile(size: 400_000, importsWidgetKit: false) + code.widgetFile(size: 100_000)
        // Makes the lexer's tables, which every program pays for once.
        _ = Tokens(lexing: Array("a".utf8))
        switch self {
        case .nothing: print("bytes \(text.count)")
        case .lex: print("tokens \(Tokens(lexing: text).count)")
        case .outline: print("roots \(FileOutline(Tokens(lexing: text), in: text).isRoot)")
        case .tree: print("nodes \(SyntaxTree.parse(text).nodeCount)")
        case .facts: print("declarations \(FileFacts(SyntaxTree.parse(text)).declarations.count)")
        case .link: print("widgets \(project(of: text).configurations.count)")
        case .rules:
            let runner = RuleRunner(RuleRegistry.all.map { ($0, .error) })
            print("findings \(runner.run(project(of: text)).count)")
        }
    }

    /// A project of one file, with the code that draws its widgets.
    private func project(of text: [UInt8]) -> WidgetProject {
        let target = Target(id: "bench", name: "bench", kind: .folder, root: "")
        let tree = SyntaxTree.parse(text)
        return WidgetProject(Program(units: [SourceUnit(path: "A.swift", tree: tree, target: target)]) { _ in tree })
    }
}
