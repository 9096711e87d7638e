import Testing

@testable import WidgetModel

@Suite("Words in the code of an app")
struct WordSearchTests {
    @Test(
        "Comments and strings do not count",
        arguments: [
            ("view.onOpenURL { _ in }", true), ("// onOpenURL\nlet a = 1", false), ("let a = \"onOpenURL\"", false),
            ("func f(_ open urls: [URL]) {}", true), ("let urls = 1", false), ("onOpenURLs()", false),
        ])
    func words(_ text: String, _ expected: Bool) {
        let project = TestProject(["App/A.swift": text])
        #expect(WordSearch(["onOpenURL", "open urls"]).finds(inUnit: 0, of: project.program) == expected)
    }

}
