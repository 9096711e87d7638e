import Testing

@testable import WidgetModel

@Suite("What a name means inside a function")
struct LocalScopeTests {
    @Test(
        "The nearest declaration before the use is meant",
        arguments: [
            ("func f(x: Int) { probe(x) }", "Int"),
            ("func f(x: Int) { let x = \"\"; probe(x) }", "String"),
            ("func f(x: Int) { if true { let x = \"\" }; probe(x) }", "Int"),
            ("func f(x: Int) { if true { let x = \"\"; probe(x) } }", "String"),
            ("func f(x: Int) { probe(x); let x = \"\" }", "Int"),
            ("func f(outer x: Int) { probe(x) }", "Int"),
            ("func f(x: Int) { func g(x: String) { probe(x) } }", "String"),
            ("func f(x: Int) { func g() { probe(x) } }", "Int"),
            ("func f(x: Int?) { if let x { probe(x) } }", "Int"),
            ("func f(x: Int?) { guard let x else { return }; probe(x) }", "Int"),
            ("func f(y: String?) { if let x = y { probe(x) } }", "String"),
            ("func f(x: Int, y: String?) { if let x = y {} else { probe(x) } }", "Int"),
            ("func f(x: Int, y: String?) { if let x = y, let z = x { probe(z) } }", "String"),
            ("func f(x: Int, y: String?) { while let x = y { probe(x) } }", "String"),
            ("func f(x: Int) { g { (x: String) in probe(x) } }", "String"),
            ("func f(x: Int) { g { x in probe(x) } }", "?"),
            ("func f(x: Int) { g { x, y in probe(x) } }", "?"),
            ("func f(x: Int) { g { [x] in probe(x) } }", "Int"),
            ("func f(x: Int) { g { [x = \"\"] in probe(x) } }", "?"),
            ("func f(x: Int) { for x in y { probe(x) } }", "?"),
            ("func f(x: Int) { for (x, y) in z { probe(x) } }", "?"),
            ("func f(x: Int) { for case let x? in y { probe(x) } }", "?"),
            ("func f(x: Int) { for y in x { probe(x) } }", "Int"),
            ("func f(x: Int) { if case .a(let x) = y { probe(x) } }", "?"),
            ("func f(x: Int) { if case let .a(x) = y { probe(x) } }", "?"),
            ("func f(x: Int) { switch y { case .a(let x): probe(x) default: break } }", "?"),
            ("func f(x: Int) { switch y { case .a(let x): break default: probe(x) } }", "Int"),
            ("func f(x: Int) { switch y { case let x where x > 1: probe(x) } }", "?"),
            ("func f(x: Int) { let (x, y) = z; probe(x) }", "?"),
            ("func f(x: Int) { var x: String; probe(x) }", "String"),
            ("func f(x: Int) { let y = 1, x = \"\"; probe(x) }", "String"),
            ("func f(x: Int) {\n#if A\nlet x = \"\"\nprobe(x)\n#endif\n}", "String"),
            ("func f(error: Int) { do {} catch { probe(error) } }", "?"),
            ("func f(error: Int) { do { probe(error) } catch {} }", "Int"),
            ("func f(x: Int) { do {} catch let x { probe(x) } }", "?"),
            ("func f(x: Int) { do {} catch A.b(let x) { probe(x) } }", "?"),
            ("var x: Int { set(x) { probe(x) } }\nstruct x {}", "?"),
            ("struct A { var x: Int\ninit(x: String) { probe(x) } }", "String"),
            ("struct A { var x: Int\ninit(x: String) { probe(self.x) } }", "Int"),
            ("struct A { var x: Int\nvar y: Int { let x = \"\"; return probe(x) } }", "String"),
            ("struct A { var x: Int\nsubscript(x: String) -> Int { probe(x) } }", "String"),
            ("struct A { var x: Int\nvar y = { probe(x) } }", "Int"),
            ("func f(x: Int) { let x = g(probe(x)) }", "Int"),
            ("func f(x: Int) { defer { probe(x) }; let x = \"\" }", "Int"),
            ("func f(x: Int) { repeat { let x = \"\"; probe(x) } while x }", "String"),
        ])
    func nearest(source: String, type: String) {
        #expect(TestProject(source).probedTypes == [type])
    }

    @Test("A local function hides a member of the same name")
    func localFunction() {
        let project = TestProject("struct A { func g() -> Int { 1 }\nfunc f() { func g() -> String { \"\" }; probe(g()) } }")
        #expect(project.probedTypes != ["Int"])
    }
}
