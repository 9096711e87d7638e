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
        }
    }
}
