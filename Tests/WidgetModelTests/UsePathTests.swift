import SwiftSource
import Testing

@testable import WidgetModel

@Suite("Paths through a body use a value, or end without")
struct UsePathTests {
    @Test(
        "as the row says",
        arguments: [
            UsePathRow.straight, UsePathRow.branches, UsePathRow.loops, UsePathRow.closures, UsePathRow.errors,
        ].flatMap { $0 })
    func row(_ row: UsePathRow) throws {
        let answer = try row.answer()
        #expect(answer.ends == row.expected)
        #expect(answer.uses == row.uses)
    }

    @Test("and a function that is known not to return ends none of them")
    func neverReturning() throws {
        let calls = KnownCalls(neverReturns: { $0.calleeName == "crash" })
        #expect(try UsePathRow("guard | 1\nguard ready else { crash() }\ndone(1)").answer(calls).ends == [])
        let branch = UsePathRow("branch | 1\nif ready { done(1) }\nelse { crash() }")
        #expect(try branch.answer(calls).ends == [])
        #expect(try branch.answer().ends == ["3 branch"])
    }

    @Test("and a function that is known to lose what it is passed tells its own ends")
    func losingFunction() throws {
        let end = PathEnd(kind: .return, place: CodePlace(unit: 0, node: SyntaxTree.parse(Array("return".utf8)).root))
        let calls = KnownCalls(openEnds: { _, call in call.calleeName == "fetch" ? [end] : [] })
        #expect(try UsePathRow("passed on | 1\nfetch(done)").answer(calls).ends == ["1 return"])
        #expect(try UsePathRow("in a closure | 1\nfetch { done($0) }").answer(calls).ends == ["1 return"])
        #expect(try UsePathRow("called later | 1\nfetch(done)\ndone(2)").answer(calls).ends == [])
    }
}
