import Testing

@testable import RuleEngine

@Suite("A mistake in a selector")
struct SelectorErrorTests {
    /// The message with a caret under its place.
    private func frame(_ text: String) -> String {
        do throws(SelectorError) {
            _ = try SelectorDefinition(text)
            return "no mistake"
        } catch {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            var offset = error.range.lowerBound
            var index = 0
            while index + 1 < lines.count, offset > lines[index].utf8.count {
                offset -= lines[index].utf8.count + 1
                index += 1
            }
            let carets = String(repeating: "^", count: max(1, error.range.count))
            let suggestion = error.suggestion.map { "; did you mean \($0)?" } ?? ""
            return "\(lines[index])\n\(String(repeating: " ", count: offset))\(carets) \(error.message)\(suggestion)"
        }
    }

    @Test(
        "is told with its place",
        arguments: [
            ("cal[name=a]", "cal[name=a]\n^^^ there is no kind of node \"cal\"; did you mean call?"),
            ("call[nam=a]", "call[nam=a]\n     ^^^ there is no attribute \"nam\"; did you mean name?"),
            ("call[name a]", "call[name a]\n          ^ expected `=`, `!=`, `^=`, `$=`, `*=` or `]`"),
            ("call[name=]", "call[name=]\n          ^ expected a value"),
            ("call[name=a", "call[name=a\n           ^ `]` is missing"),
            ("call[text=\"a]", "call[text=\"a]\n          ^ the quote is not closed"),
            ("call:hass(call)", "call:hass(call)\n     ^^^^ there is no test \"hass\"; did you mean has?"),
            ("call:has", "call:has\n        ^ `(` is missing"),
            ("call:has(call", "call:has(call\n             ^ `)` is missing"),
            ("call:argument(style)", "call:argument(style)\n                   ^ expected `:` behind the label"),
            ("call:in(rendered-veiw)",
                "call:in(rendered-veiw)\n        ^^^^^^^^^^^^^ there is no context or kind of node \"rendered-veiw\"; did you mean rendered-view?"),
            ("call:in(rendered-view) integer",
                "call:in(rendered-view) integer\n                       ^ `:in(rendered-view)` belongs to the last part of a selector"),
            ("call:not(:in(rendered-view))",
                "call:not(:in(rendered-view))\n                           ^ a context can only be asked for outside of other tests"),
            ("call )", "call )\n     ^ expected a combinator, a test or the end"),
            ("call,", "call,\n     ^ a kind of node such as `call`, or `*` is missing"),
            ("call@", "call@\n     ^ the name of a capture is missing"),
        ])
    func selectors(_ selector: String, _ expected: String) {
        #expect(frame("\(selector)\n\nmessage: a") == expected)
    }

    @Test(
        "in the lines behind it is told with its place",
        arguments: [
            ("why: a", "why: a\n      ^ `message:` is missing behind the selector"),
            ("message: {foo}", "message: {foo}\n          ^^^ there is no capture \"foo\""),
            ("message: a\nmesage: b", "mesage: b\n^^^^^^ there is no key \"mesage\"; did you mean message?"),
            ("message: a\nmessage: b", "message: b\n^^^^^^^ `message:` stands here for the second time"),
            ("message: a\nseverity: eror", "severity: eror\n          ^^^^ there is no severity \"eror\"; did you mean error?"),
            ("message: a\nat: labl", "at: labl\n    ^^^^ there is no capture \"labl\"; did you mean label?"),
            ("message: a\nedit: remove self", "edit: remove self\n      ^^^^^^^^^^^ an edit needs a line `fix:` with a title before it"),
            ("message: a\nfix: Mend it", "fix: Mend it\n     ^^^^^^^ a fix needs a line `edit:`"),
            ("message: a\nfix: b\nedit: delete self", "edit: delete self\n      ^^^^^^ there is no edit \"delete\""),
            ("message: a\nfix: b\nedit: replace self", "edit: replace self\n                  ^ `with` is missing"),
            ("message: a\nfix: b\nedit: replace self with \"{x}\"", "edit: replace self with \"{x}\"\n                          ^ there is no capture \"x\""),
            ("message: a\nwhat is this", "what is this\n^^^^ expected `key: value`, with one of the keys message, why, write, severity, at, fix, edit"),
        ])
    func lines(_ lines: String, _ expected: String) {
        #expect(frame("call:argument(_: *@label)\n\n\(lines)") == expected)
    }

    @Test("in any text is told, whatever the text")
    func anyText() {
        let parts = ["call", "[", "name", "=", "a", "]", ":", "not", "(", ")", ">", ",", "@x", "\"", "é", "\n", " ", "*", "{", "}"]
        var numbers = SystemRandomNumberGenerator()
        for _ in 0..<2000 {
            let text = (0..<Int.random(in: 0...12, using: &numbers)).map { _ in parts.randomElement() ?? "" }.joined()
            do throws(SelectorError) {
                _ = try SelectorDefinition(text + "\n\nmessage: {self}")
            } catch {
                #expect(error.range.lowerBound >= 0 && error.range.upperBound <= text.utf8.count + 17)
            }
        }
        let deep = String(repeating: "call:not(", count: 5000)
        #expect(throws: SelectorError.self) { try Selector(deep) }
    }
}
