import SwiftSource
import Testing
import WidgetModel

@testable import RuleEngine

@Suite("A selector describes")
struct SelectorTests {
    /// Source texts of what a selector describes in `code`, in the order of the text.
    private func found(_ selector: String, in code: String) throws -> [String] {
        let text = "\(selector)\n\nmessage: found"
        let rule = SelectorRule(id: "a-rule", [try SelectorDefinition("\(text)\nat: self")])
        // A word that makes the file one that rules begin with.
        let bytes = Array("import WidgetKit\n\(code)\n".utf8)
        return RuleRunner([(rule, .error)]).run(WidgetProject(text: String(decoding: bytes, as: UTF8.self)))
            .map(\.range).sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
            .map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    @Test(
        "nodes by their kind and attributes",
        arguments: [
            ("call", "a(b(1))", ["a(b(1))", "b(1)"]),
            ("call[name=b]", "a(b(1))", ["b(1)"]),
            ("call[name=b|a]", "a(b(1))", ["a(b(1))", "b(1)"]),
            ("call[name!=b]", "a(b(1))", ["a(b(1))"]),
            ("call[name^=pad]", "padding(1); pad(); x()", ["padding(1)", "pad()"]),
            ("call[name$=ing]", "padding(1); ring()", ["padding(1)", "ring()"]),
            ("call[name*=din]", "padding(1); ring()", ["padding(1)"]),
            ("call[base]", "a(); b.a(); .a()", ["b.a()"]),
            ("call[base=\"WidgetCenter.shared\"]", "WidgetCenter.shared.reload(); a.reload()", ["WidgetCenter.shared.reload()"]),
            ("call[arguments=2]", "a(1); a(1, 2); a(1) { }", ["a(1, 2)", "a(1) { }"]),
            ("member[name=now]", "Date.now; now; a.now()", ["Date.now", "a.now"]),
            ("member:not([base])", "Date.now; f(.now)", [".now"]),
            ("identifier[name=print]", "print(1)", ["print"]),
            ("argument[label=style]", "f(style: 1, 2)", ["style: 1"]),
            ("string[text^=Load]", "f(\"Loading\"); g(#\"Load\"#); h(\"Lo\\(ad)\"); i(\"a\\(b)\")", ["\"Loading\"", "#\"Load\"#"]),
            ("integer[text=86400]", "f(86400, 86_400)", ["86400"]),
            ("variable[name=a]", "let a = 1, b = 2", ["a = 1"]),
            ("variable[type=Date]", "var a: Date? = x; var b: Int", ["a: Date? = x"]),
            ("variable[attribute=State]", "@State var a = 1\nvar b = 2", ["a = 1"]),
            ("function[modifier=static]", "struct A { static func f() {}; func g() {} }", ["static func f() {}"]),
            ("struct[inherits=View]", "struct A: V {}\nprotocol V: View {}\nstruct B {}", ["struct A: V {}"]),
            ("type", "struct A {}; enum B {}; extension A {}", ["struct A {}", "enum B {}"]),
            ("call[inherits=View]", "struct A: View {}\nlet a = A()\nlet b = B()", ["A()"]),
            ("force-unwrap", "a!.b!", ["a!", "a!.b!"]),
            ("attribute[name=main]", "@main struct A {}", ["@main"]),
            ("macro[name=Preview]", "#Preview { }", ["#Preview { }"]),
            ("try, await", "try a(); await b()", ["try a()", "await b()"]),
        ])
    func attributes(_ selector: String, _ code: String, _ expected: [String]) throws {
        #expect(try found(selector, in: code) == expected)
    }

    @Test(
        "nodes by their arguments",
        arguments: [
            ("call:argument(style:)", "f(style: 1); f(1)", ["f(style: 1)"]),
            ("call:argument(_:)", "f(style: 1); f(1); f { }", ["f(1)", "f { }"]),
            ("call:argument(*: integer)", "f(style: 1); f(a)", ["f(style: 1)"]),
            ("call:argument(style: member[name=timer])", "Text(d, style: .timer); Text(d, style: .date)", ["Text(d, style: .timer)"]),
            ("call:argument(_: closure)", "f { }; f(1)", ["f { }"]),
            ("call:argument(label: closure)", "f { } label: { }; f { }", ["f { } label: { }"]),
            ("call:not(:argument(*:))", "f(); f(1)", ["f()"]),
        ])
    func arguments(_ selector: String, _ code: String, _ expected: [String]) throws {
        #expect(try found(selector, in: code) == expected)
    }

    @Test(
        "nodes by what stands around them and in them",
        arguments: [
            ("call[name=a] integer", "a(b(1)); 2", ["1"]),
            ("call[name=a] > argument > integer", "a(1, b(2))", ["1"]),
            ("call[name=a] > argument > call > argument > integer", "a(1, b(2))", ["2"]),
            ("struct function > call", "struct A { func f() { g(h()) } }", ["g(h())"]),
            ("struct > function call", "struct A { func f() { g(h()) } }", ["g(h())", "h()"]),
            ("call[name=a] call[name=b] integer", "a(b(1)); b(2)", ["1"]),
            ("integer:in(closure)", "f { 1 }; 2", ["1"]),
            ("call:has(integer)", "f(g(1)); h()", ["f(g(1))", "g(1)"]),
            ("call:has(> argument > integer)", "f(g(1)); h()", ["g(1)"]),
            ("call:has(> argument, string)", "f(g()); h { \"\" }; i()", ["f(g())", "h { \"\" }"]),
            ("function:has(closure integer)", "func f() { g { 1 } }\nfunc h() { 1 }", ["func f() { g { 1 } }"]),
            ("call:not(:has(call))", "f(g(1))", ["g(1)"]),
            ("call:is([name=f], [name=h])", "f(); g(); h()", ["f()", "h()"]),
            ("integer:not(:in(if))", "if a { 1 }; 2", ["2"]),
        ])
    func surroundings(_ selector: String, _ code: String, _ expected: [String]) throws {
        #expect(try found(selector, in: code) == expected)
    }

    @Test(
        "modifiers by the chain they stand in",
        arguments: [
            ("call[name=c]:modifies(call[name=a])", "a().b().c(); d().c()", ["a().b().c()"]),
            ("call[name=a]:modified-by(call[name=c])", "a().b().c(); a()", ["a()"]),
            ("call[name=t]:not(:modifies(call[name=id])):not(:modified-by(call[name=id]))",
                "a().id(1).t(); a().t().id(1); a().t()", ["a().t()"]),
            ("call[name=f]:modifies(identifier[name=content])", "content.f(); other.f()", ["content.f()"]),
        ])
    func chains(_ selector: String, _ code: String, _ expected: [String]) throws {
        #expect(try found(selector, in: code) == expected)
    }

    @Test(
        "names that the project does not declare",
        arguments: [
            ("call[name=List]:external", "List { }", ["List { }"]),
            ("call[name=List]:external", "struct List {}\nList { }", []),
            ("call[name=List]:external", "struct List {}\nSwiftUI.List { }", ["SwiftUI.List { }"]),
            ("call[name=List]:external", "func List() {}\nList()", []),
            ("call[name=glow]:external", "extension View { func glow() -> some View { self } }\nText(a).glow()", []),
            ("call[name=blur]:external", "Text(a).blur()", ["Text(a).blur()"]),
        ])
    func external(_ selector: String, _ code: String, _ expected: [String]) throws {
        #expect(try found(selector, in: code) == expected)
    }

    static let widget = """
        struct W: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: k, provider: P()) { _ in V(n: 1) }
            }
        }
        struct V: View { let n: Int; var body: some View { Text(2) } }
        struct L: Widget {
            var body: some WidgetConfiguration {
                ActivityConfiguration(for: A.self) { _ in Both(n: 3) } dynamicIsland: { _ in DynamicIsland { } }
            }
        }
        struct Both: View { let n: Int; var body: some View { Text(4) } }
        struct B: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: k, provider: P()) { _ in Both(n: 5) }
            }
        }
        struct P: TimelineProvider { func getTimeline(in context: Context, completion: (T) -> Void) { f(6) } }
        struct App: View { var body: some View { Text(7) } }
        """

    @Test(
        "code by what it is for",
        arguments: [
            ("rendered-view", ["1", "2", "3", "4", "5"]), ("widget-view", ["1", "2", "5"]), ("live-activity-view", ["3"]),
            ("provider-code", ["6"]), ("extension-code", ["1", "2", "3", "4", "5", "6"]),
        ])
    func contexts(_ context: String, _ expected: [String]) throws {
        #expect(try found("integer:in(\(context))", in: Self.widget) == expected)
    }
}
