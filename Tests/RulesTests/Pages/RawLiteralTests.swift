import Testing

@testable import generate_rules

@Suite("Literals that hold a page")
struct RawLiteralTests {
    @Test(
        "A text gets as many marks as keep it from meaning anything",
        arguments: [
            ("plain", "\"plain\""),
            ("a \"word\"", "#\"a \"word\"\"#"),
            ("\\(value)", "#\"\\(value)\"#"),
            ("\\#(value)", "##\"\\#(value)\"##"),
            ("\"#", "##\"\"#\"##"),
        ])
    func oneLine(_ text: String, _ literal: String) {
        #expect(RawLiteral.oneLine(text) == literal)
    }

    @Test("The lines of a longer text stand as they are")
    func multiLine() {
        #expect(RawLiteral.multiLine("a\n  b\n") == "\"\"\"\na\n  b\n\n\"\"\"")
        #expect(RawLiteral.multiLine("\"\"\"#\n") == "##\"\"\"\n\"\"\"#\n\n\"\"\"##")
    }

    @Test("The name of a page's rule is its id in camel case")
    func names() {
        #expect("blocking-placeholder".upperCamel == "BlockingPlaceholder")
        #expect("blocking-placeholder".lowerCamel == "blockingPlaceholder")
    }

    @Test(
        "A file holds the rule whose id it declares",
        arguments: [
            ("struct A: Rule {\n    let id = \"a-rule\"\n}\n", "a-rule"),
            ("func f() {\n        let id = \"a-rule\"\n}\n", nil),
            ("enum Names {}\n", nil),
            ("    // let id = \"a-rule\"\n", nil),
        ])
    func ruleFile(_ text: String, _ id: String?) {
        #expect(RuleFile.id(in: text) == id)
    }
}
