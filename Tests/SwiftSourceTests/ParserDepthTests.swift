import Dispatch
import Foundation
import Testing

@testable import SwiftSource

/// Texts on which a parser that recurses freely overflows its stack, and one that tries things again and again does not
/// finish.
@Suite("Deeply nested code")
struct ParserDepthTests {
    @Test("A hundred thousand openings give a tree of as many nodes", arguments: openings)
    func deep(opening: String) {
        onThread(stackSize: stackSize) {
            let tree = SyntaxTree.parse(Array(String(repeating: opening, count: 100_000).utf8))
            #expect(tree.nodeCount < 12 * tree.tokens.count)
            #expect(Int(tree.endTokens[0]) == tree.tokens.count - 1)
        }
    }

    @Test("A hundred thousand attributes are read once, whatever stands behind them", arguments: ["case ", "private ", "}", "x "])
    func attributes(end: String) {
        let text = String(repeating: "@A ", count: 100_000) + String(repeating: end, count: 100_000)
        #expect(SyntaxTree.parse(Array(text.utf8)).faults == [])
    }

    @Test("A hundred thousand conditions are read once where no condition belongs", arguments: ["#if ", "#if\n", "#if a\n#else\n"])
    func conditions(piece: String) {
        onThread(stackSize: stackSize) {
            let tree = SyntaxTree.parse(Array("(\(String(repeating: piece, count: 100_000))".utf8))
            #expect(tree.faults == [])
        }
    }

    @Test("The deepest tree that is parsed fits the stack of a secondary thread", arguments: openings + relatedOpenings)
    func stack(opening: String) {
        onThread(stackSize: stackSize) {
            let tree = SyntaxTree.parse(Array(String(repeating: opening, count: 600).utf8))
            #expect(tree.faults == [])
        }
    }

    @Test(
        "Code nested less than the limit is parsed to its heart",
        arguments: [("(", ")"), ("[", "]"), ("{ ", " }"), ("f(", ")"), ("if a { ", " }"), ("-", ""), ("\"\\(", ")\"")])
    func shallow(opening: String, closing: String) {
        onThread(stackSize: stackSize) {
            let text = String(repeating: opening, count: 80) + "heart" + String(repeating: closing, count: 80)
            let tree = SyntaxTree.parse(Array(text.utf8))
            #expect(tree.kinds.indices.contains { tree.kinds[$0] == .identifierExpression && tree.name(NodeID($0), is: "heart") })
            #expect(!tree.kinds.contains(.unexpected))
        }
    }

    @Test("What is nested deeper does not disturb what stands behind it", arguments: [("(", ")"), ("[", "]"), ("{ ", " }")])
    func behindDeepCode(opening: String, closing: String) {
        onThread(stackSize: stackSize) {
            let deep = String(repeating: opening, count: 1000) + String(repeating: closing, count: 1000)
            let tree = SyntaxTree.parse(Array("let x = \(deep)\nstruct Behind {}".utf8))
            let last = Node(tree, .root).children.reduce(into: nil as Node?) { $0 = $1 }
            #expect(last?.kind == .structDeclaration)
            #expect(last?.name == "Behind")
        }
    }

    /// Bytes of stack: those of a secondary thread on macOS. A build without optimization needs more.
    private var stackSize: Int {
        #if DEBUG
        6 << 20
        #else
        512 << 10
        #endif
    }

    static let openings = [
        "(", "[", "{", "f(", "f {", "a[", "\"\\(", "#if A\n", "a\n#if B\n.c\n", "@A\n#if A\n", "a<", "a<b,", "a<(",
        "let x: A<", "some ", "let x: (", "let x: ~", "let x: A.", "let x: () -> ", "if a {} else ", "if a, ", "if case (",
        "-", "!", "try ", "await ", "private ", "async ", "a ? b : ", "a ? ", "a + ", "(a) -> ", "a.b", "a!", "struct S {",
        "func f(a: ", "enum E { case a(", "switch a { case b: ", "do {} catch {", "for ", "let (", "@a ", "#a {", "\\a[",
        "return ", "}", "@A(}",
    ]

    /// More ways to nest, each close to one of those above.
    static let relatedOpenings = [
        "\"\"\"\n\\(", "#if A\n{", "{\n#if A\n", "[\n#if A\n", "a<[", "a<b>.c<d>.", "f<a>(b<", "let x: A<B<", "x as? A<",
        "let x: some ", "let x: any A & ", "let x: [", "let x: A?", "let x: @A ", "if a {} else if b {}", "if case .a(let ",
        "&", "repeat ", "a = ", "a ?? ", "a as ", ".a", "a?.", "a {} b: {", "func f() {", "func f<T: ", "case a(",
        "var x: Int { get {", "do {} catch ", "for a in b {", "guard a else {", "defer {", "a: if ", "case let ", "@a(",
        "#a(", "\\a.", "{ (a: ", "{ [a = ", "{ a in ", "where A: ", ")", "else ", "#else\n",
    ]
}

/// Runs `body` on a thread with a stack of its own size.
private func onThread(stackSize: Int, _ body: @escaping @Sendable () -> Void) {
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
        body()
        isDone.signal()
    }
    thread.stackSize = stackSize
    thread.start()
    isDone.wait()
}
