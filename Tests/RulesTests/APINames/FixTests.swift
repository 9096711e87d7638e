import RuleEngine
import SwiftSource
import Testing
import WidgetModel

@testable import Rules

@Suite("The fixes of the rules on API names")
struct APINameFixTests {
    /// What the fixes of the first finding make of a text.
    private static func fixed(_ text: String) -> (text: String, safety: Fix.Safety)? {
        let findings = RuleRunner([(NonexistentAPI(), .error)]).run(WidgetProject(text: text))
        guard let fix = findings.first?.fixes.first, let edit = fix.edits.first else { return nil }
        var bytes = Array(text.utf8)
        bytes.replaceSubrange(edit.range, with: edit.replacement.utf8)
        return (String(decoding: bytes, as: UTF8.self), fix.safety)
    }

    @Test(
        "A name or version that was meant takes the place of the one that does not exist",
        arguments: [
            ("if #available(iOS 19, *) {}", "if #available(iOS 26, *) {}", Fix.Safety.safe),
            ("if #available(iOS 19.1, *) {}", "if #available(iOS 26.1, *) {}", .safe),
            ("@available(macOS 16.0, *) func f() {}", "@available(macOS 26, *) func f() {}", .safe),
            ("@available(visionOS, introduced: 3) func f() {}", "@available(visionOS, introduced: 26) func f() {}", .safe),
            ("if #available(iOS 20.2, *) {}", "if #available(iOS 26, *) {}", .unsafe),
            ("let a: WidgetBackgroundPlacement", "let a: ContainerBackgroundPlacement", .safe),
            ("let a = Activity<A>.startToken", "let a = Activity<A>.pushToStartToken", .safe),
            ("let a = label.controlWidgetStatusText(\"On\")", "let a = label.controlWidgetStatus(\"On\")", .safe),
        ])
    func nonexistent(before: String, after: String, safety: Fix.Safety) {
        let root = "\nlet policy = 1"
        let fixed = Self.fixed(before + root)
        #expect(fixed?.text == after + root)
        #expect(fixed?.safety == safety)
    }

    /// The statement around the call of `new`, behind a check.
    private static func wrapped(_ text: String) -> String? {
        let tree = SyntaxTree.parse(Array(text.utf8))
        guard let call = tree.root.subtree.first(where: { CallExpression($0)?.calleeName == "new" }) else { return nil }
        return GuardedStatement(around: call)?.wrapped(in: "if a")
    }

    @Test("A statement is put behind a check, and indented")
    func wrap() {
        #expect(Self.wrapped("func f() {\n    new(1)\n}") == "if a {\n        new(1)\n    }")
        #expect(
            Self.wrapped("func f() {\n    try await new {\n        a\n\n        b\n    }\n}")
                == "if a {\n        try await new {\n            a\n\n            b\n        }\n    }")
        #expect(Self.wrapped("let v = VStack {\n    a\n    new().frame()\n}") == "if a {\n        new().frame()\n    }")
    }

    @Test(
        "Where something would be missing there is no fix",
        arguments: [
            "func f() -> Int { new() }", "func f() { let a = new() }", "func f() { return new() }", "var a: some View { new() }",
            "var body: some View { new() }", "let a = map { new() }", "let a = new()", "func f(a: Int = new()) {}",
            "func f() { if new() {} }",
        ])
    func noFix(_ text: String) { #expect(Self.wrapped(text) == nil) }
}
