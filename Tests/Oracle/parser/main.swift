// Prints what the toolchain's own SwiftParser makes of each file named on standard input, one a line:
//
//     file PATH
//     t KIND START END        a token; UTF-8 byte offsets without trivia
//     n KIND START END NAME   a node, in preorder; the name is empty where there is none
//
// A node `error` reaches from before the first token that SwiftParser misses or has no place for to the end of a text
// that is no Swift. Token kinds are swift-syntax's names for them, node kinds the names in `NodeKind`.

import SwiftParser
import SwiftSyntax

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

setvbuf(stdout, nil, _IOFBF, 1 << 20)
while let path = readLine() {
    guard let bytes = readFile(path) else {
        fputs("cannot read \(path)\n", stderr)
        exit(2)
    }
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    var output = "file \(path)\n"
    for token in tree.tokens(viewMode: .sourceAccurate) {
        let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = token.endPositionBeforeTrailingTrivia.utf8Offset
        output += "t \(kindName(token.tokenKind)) \(start) \(end)\n"
    }
    let facts = FactCollector(viewMode: .sourceAccurate)
    facts.walk(tree)
    if tree.hasError, let start = firstError(in: tree) { output += "n error \(start) \(bytes.count + 1) \n" }
    for fact in facts.facts { output += "n \(fact.kind) \(fact.start) \(fact.end) \(fact.name)\n" }
    fputs(output, stdout)
}

func firstError(in tree: SourceFileSyntax) -> Int? {
    let error = tree.tokens(viewMode: .all).first { token in
        token.presence == .missing || token.tokenDiagnostic?.severity == .error
            || sequence(first: Syntax(token), next: \.parent).contains { $0.is(UnexpectedNodesSyntax.self) }
    }
    return error.map { $0.previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia.utf8Offset ?? 0 }
}

func kindName(_ kind: TokenKind) -> Substring {
    "\(kind)".prefix { $0 != "(" }
}
