import RuleEngine
import Testing

@testable import LanguageServer

@Suite("The action that applies all safe fixes")
struct FixAllTests {
    private static let path = "/w/A.swift"
    private static let text = "one(); two(); three()\n"

    private func finding(
        _ word: String, _ replacement: String, _ safety: Fix.Safety = .safe, path: String = path
    ) -> Finding {
        let range = Array(Self.text.utf8).firstRange(of: Array(word.utf8)) ?? 0..<0
        let edit = TextEdit(path: path, range: range, replacement: replacement)
        return Finding(
            rule: "no-\(word)", severity: .warning, path: Self.path, range: range, message: word,
            fixes: [Fix(title: "write \(replacement)", safety: safety, edits: [edit])])
    }

    private func edits(_ findings: [Finding]) -> [String]? {
        let actions = DocumentActions(text: IndexedText(Array(Self.text.utf8)), path: Self.path, findings: findings).all
        return actions.first { $0.kind == .fixAll }?.edits.map(\.replacement)
    }

    @Test("It makes what the command line makes of the document")
    func edits() {
        #expect(edits([finding("one", "1"), finding("three", "3")]) == ["1", "3"])
        #expect(edits([finding("one", "1"), finding("two", "2", .unsafe)]) == ["1"])
        #expect(edits([finding("one", "1"), finding("two", "<#gap#>")]) == ["1"])
        #expect(edits([finding("one", "1"), finding("two", "2", path: "/w/B.swift")]) == ["1"])
    }

    @Test("A fix that would leave code that does not parse is left out")
    func structure() {
        #expect(edits([finding("one", "1"), finding("two", "\"two")]) == ["1"])
        #expect(edits([finding("two", "(")]) == nil)
    }
}
