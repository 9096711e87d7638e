#if DEBUG
import SwiftSource
import Testing
import WidgetModel

@testable import RuleEngine

@Suite("Beside the one pass for all rules, each rule runs alone")
struct NaiveDispatchTests {
    private func difference(
        _ rules: [any Rule], in text: String, known: KnownFindings = KnownFindings()
    ) -> DispatchDifference? {
        let runner = RuleRunner(rules.map { ($0, .error) })
        let project = WidgetProject(text: text)
        return NaiveDispatch(runner.rules, project).difference(from: runner.dispatch(project, known))
    }

    @Test("and finds the same")
    func same() {
        #expect(difference([EveryNode(), EveryRenderedCall()], in: DispatchTests.code) == nil)
    }

    @Test("and tells a rule that answers otherwise when it is asked again")
    func unsteady() {
        let difference = difference([EveryNode(), FirstNodeEver()], in: DispatchTests.code)
        #expect(difference?.finding.rule == "first-node-ever")
        #expect(difference?.isOfFastDispatch == true)
    }

    @Test("and tells an answer that was kept too long")
    func outdated() {
        let known = KnownFindings()
        let before = RuleRunner([(EveryNode(), .error)])
        _ = before.dispatch(WidgetProject(text: "let policy = 1"), known)
        #expect(difference([EveryNode()], in: "let policy = a()", known: known)?.isOfFastDispatch == false)
    }
}

@Suite("The difference between two lists of findings")
struct DispatchDifferenceTests {
    private static func finding(_ rule: String, at offset: Int) -> Finding {
        Finding(rule: rule, severity: .error, path: "A.swift", range: offset..<offset + 1, message: "bad")
    }

    private let first = finding("a", at: 1)
    private let second = finding("b", at: 2)

    @Test("is none where both hold the same in another order")
    func same() { #expect(DispatchDifference(fast: [first, second], naive: [second, first]) == nil) }

    @Test("is what the fast way alone found")
    func more() throws {
        let difference = try #require(DispatchDifference(fast: [first, second], naive: [first]))
        #expect(difference.finding == second)
        #expect(difference.isOfFastDispatch)
    }

    @Test("is what the fast way missed, the first of it")
    func missed() throws {
        let difference = try #require(DispatchDifference(fast: [], naive: [second, first]))
        #expect(difference.finding == first)
        #expect(!difference.isOfFastDispatch)
    }

    @Test("is found in anything that a finding says")
    func wording() {
        var other = first
        other.severity = .info
        #expect(DispatchDifference(fast: [first], naive: [other]) != nil)
    }

    @Test("names the rule and the place")
    func description() throws {
        let difference = try #require(DispatchDifference(fast: [first], naive: []))
        #expect(
            difference.description
                == "a in A.swift, bytes 1..<2: one pass for all rules reports «bad», the rule alone does not")
    }
}
#endif
