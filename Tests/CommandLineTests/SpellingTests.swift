import RuleEngine
import Testing

@Suite struct SpellingTests {
    private let rules = ["gesture-interactivity", "closure-control", "async-placeholder", "blocking-placeholder"]

    @Test(arguments: [
        ("gesture-interactivty", "gesture-interactivity"), ("Closure-Control", "closure-control"),
        ("clousre-control", "closure-control"), ("closurecontrol", "closure-control"),
        ("asyncplaceholder", "async-placeholder"), ("gesture", "gesture-interactivity"),
    ])
    func nearNameIsSuggested(name: String, suggestion: String) {
        #expect(Spelling.nearest(to: name, among: rules) == suggestion)
    }

    @Test(arguments: ["", "x", "readme-drift", "placeholder", "control"]) func farNameGivesNoSuggestion(name: String) {
        #expect(Spelling.nearest(to: name, among: rules) == nil)
    }

    @Test func beginningOfSeveralNamesGivesNoSuggestion() {
        #expect(Spelling.nearest(to: "readme", among: ["readme-drift", "readme-unknown-block"]) == nil)
    }

    @Test func swappedLettersAreOneMistake() {
        #expect(Spelling.nearest(to: "ilnt", among: ["rules", "lint"]) == "lint")
    }

    @Test func firstOfEquallyNearNamesIsTaken() {
        #expect(Spelling.nearest(to: "rxd", among: ["rad", "red"]) == "rad")
    }
}
