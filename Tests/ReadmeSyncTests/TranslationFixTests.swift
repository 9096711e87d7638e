import ReadmeSync
import RuleEngine
import Testing

@Suite("Which finding stands for damage, and the fix") struct TranslationFixTests {
    private typealias Fixture = TranslationFixture
    private static let code =
        "func load(_ entry: Entry<Rain>) {\n    first()\n    second()\n    third()\n    fourth()\n}"

    @Test("Damage that the original does not have is reported once, and by this rule")
    func once() {
        let damaged = Self.code.replacing("Entry<Rain>", with: "Entry")
        let fixture = Fixture(Fixture.swift(Self.code), Fixture.swift(damaged), source: Self.code)
        #expect(fixture.findings.map(\.rule) == ["readme-translation-drift"])
    }

    @Test("Damage that the original has, too, is the sources' to report")
    func both() {
        let damaged = Self.code.replacing("second()", with: "secnd()")
        let fixture = Fixture(Fixture.swift(damaged), Fixture.swift(damaged), source: Self.code)
        #expect(fixture.findings.map(\.rule) == ["readme-drift"])
        let worse = damaged.replacing("Entry<Rain>", with: "Entry")
        #expect(
            Fixture(Fixture.swift(damaged), Fixture.swift(worse), source: Self.code).findings.map(\.rule) == [
                "readme-drift"
            ])
    }

    @Test("A translation that is right is not held against an original that is not")
    func translationIsRight() {
        let fixture = Fixture(
            Fixture.swift(Self.code.replacing("third", with: "3rd")), Fixture.swift(Self.code), source: Self.code)
        #expect(fixture.messages == [])
    }

    @Test("What the sources report comes back where this rule is off")
    func off() {
        let damaged = Self.code.replacing("Entry<Rain>", with: "Entry")
        let fixture = Fixture(Fixture.swift(Self.code), Fixture.swift(damaged), source: Self.code, rules: [.drift])
        #expect(fixture.findings.map(\.rule) == ["readme-drift"])
    }

    @Test("The fix copies the original's block and keeps what is around it", arguments: ["", "> ", "1. ", "   "])
    func fix(prefix: String) {
        func block(_ code: String) -> String {
            let rest = prefix == "1. " ? "   " : prefix
            let lines = ("~~~~Swift\n" + code + "\n~~~~").split(separator: "\n").enumerated()
            return lines.map { ($0.offset == 0 ? prefix : rest) + $0.element }.joined(separator: "\n") + "\n\nText\n"
        }
        let damaged = Self.code.replacing("Entry<Rain>", with: "Entry").replacing("    third", with: "third")
        let fixture = Fixture(Fixture.swift(Self.code), block(damaged), source: Self.code)
        #expect(fixture.findings.count == 1)
        #expect(fixture.fixed == block(Self.code))
    }

    @Test("There is no fix where the original is in no source, or little is the same")
    func noFix() {
        let damaged = Self.code.replacing("Entry<Rain>", with: "Entry")
        #expect(Fixture(Fixture.swift(Self.code), Fixture.swift(damaged)).findings.flatMap(\.fixes) == [])
        let other = Fixture.swift("func load(_ entry: Entry<Rain>) {\n    quite()\n    another()\n    thing()\n}")
        #expect(Fixture(Fixture.swift(Self.code), other, source: Self.code).findings.flatMap(\.fixes) == [])
    }
}
