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

    /// Prints how many bytes and tokens the texts have.
    func run() {
        var code = SampleCode(seed: 4)
        let texts = [code.appFile(size: 400_000, importsWidgetKit: false), code.widgetFile(size: 100_000)]
        // Makes the lexer's tables, which every program pays for once.
        _ = Tokens(lexing: Array("a".utf8))
        var buffers = SyntaxBuffers()
        func sum(_ count: ([UInt8]) -> Int) -> Int { texts.reduce(0) { $0 + count($1) } }
        switch self {
        case .nothing:
            print("bytes \(sum(\.count))")
        case .lex:
            print("tokens \(sum { $0.withUnsafeBufferPointer { buffers.withTokens(of: $0) { $0.count } } })")
        case .outline:
            print("names \(sum { $0.withUnsafeBufferPointer { FileOutline(of: $0, using: &buffers).keys.count } })")
        case .tree:
            print("nodes \(sum { SyntaxTree.parse($0, using: &buffers).nodeCount })")
        case .facts:
            print("declarations \(sum { FileFacts(SyntaxTree.parse($0, using: &buffers)).declarations.count })")
        case .link:
            print("widgets \(project(of: texts).configurations.count)")
        case .rules:
            let runner = RuleRunner(RuleRegistry.all.map { ($0, .error) })
            print("findings \(runner.run(project(of: texts)).count)")
        }
    }

    /// A project of these files, with the code that draws its widgets.
    private func project(of texts: [[UInt8]]) -> WidgetProject {
        let target = Target(id: "bench", name: "bench", kind: .folder, root: "")
        let trees = texts.enumerated().map { ("\($0).swift", SyntaxTree.parse($1)) }
        let units = trees.map { SourceUnit(path: $0, tree: $1, target: target) }
        return WidgetProject(Program(units: units, reader: KnownTrees(Dictionary(uniqueKeysWithValues: trees))))
    }
}
