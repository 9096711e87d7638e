import Testing

@testable import WidgetModel

@Suite("What a function runs before it returns")
struct CallPathTests {
    @Test(
        "Calls are followed into the project",
        arguments: [
            ("func start() { slow() }", "slow"),
            ("func start() { load() }\nfunc load() { slow() }", "load > slow"),
            ("func start() { load() }\nfunc load() { read() }\nfunc read() { slow() }", "load > read > slow"),
            ("struct A { func start() { load() }\nfunc load() { slow() } }", "load > slow"),
            ("struct A { func start() { self.load() }\nfunc load() { slow() } }", "load > slow"),
            ("struct A { func start() { Self.load() }\nstatic func load() { slow() } }", "load > slow"),
            ("struct A { func start() { Store().load() } }\nstruct Store { func load() { slow() } }", "load > slow"),
            ("struct A { let store: Store\nfunc start() { store.load() } }\nstruct Store { func load() { slow() } }", "load > slow"),
            ("struct A { let store = Store()\nfunc start() { store.load() } }\nclass Store { func load() { slow() } }", "load > slow"),
            ("func start() { Store.shared.load() }\nclass Store { static let shared = Store()\nfunc load() { slow() } }", "load > slow"),
            ("func start() { let store = Store(); store.load() }\nstruct Store { func load() { slow() } }", "load > slow"),
            ("func start(store: Store?) { store?.load() }\nstruct Store { func load() { slow() } }", "load > slow"),
            ("func start() { Store() }\nstruct Store { init() { slow() } }", "Store > slow"),
            ("func start() { Store() }\nstruct Store { let a = slow() }", "a > slow"),
            ("func start() { Store(name: 1) }\nstruct Store { init() {}\ninit(name: Int) { slow() } }", "Store > slow"),
            ("struct A { func start() { value }\nvar value: Int { slow() } }", "value > slow"),
            ("struct A { func start() { value }\nlazy var value = slow() }", "value > slow"),
            ("struct A { func start() { A.value }\nstatic let value = slow() }", "value > slow"),
            ("struct A { func start() { A.value }\nstatic let value = { slow() }() }", "value > slow"),
            ("protocol P {}\nextension P { func load() { slow() } }\nstruct A: P { func start() { load() } }", "load > slow"),
            ("protocol P { func load() }\nextension P { func load() { slow() } }\nstruct A: P { func start() { load() } }", "load > slow"),
            ("class B { func load() { slow() } }\nclass A: B { func start() { load() } }", "load > slow"),
            ("class B { func load() { slow() } }\nclass A: B { func start() { super.load() } }", "load > slow"),
            ("extension Date { func load() { slow() } }\nfunc start() { Date().load() }", "load > slow"),
            ("extension Date { static func load() { slow() } }\nfunc start() { Date.load() }", "load > slow"),
            ("func start() { func load() { slow() }; load() }", "load > slow"),
            ("func start() { load(); func load() { slow() } }", "load > slow"),
            ("func start() { items.map { slow() } }", "slow"),
            ("func start() { queue.sync { slow() } }", "slow"),
            ("func start() { let x = { slow() }() }", "slow"),
            ("func start() { if a { slow() } }", "slow"),
            ("func start() { try? load() }\nfunc load() throws { slow() }", "load > slow"),
            ("func start() { load { } }\nfunc load(_ done: () -> Void) { slow() }", "load > slow"),
            ("func start() { load(1) }\nfunc load(_ a: Int) { slow() }\nfunc load(text: String) {}", "load > slow"),
            ("func start() { load(text: a) }\nfunc load(_ a: Int) {}\nfunc load(text: String) { slow() }", "load > slow"),
            ("func start() { load() }\nfunc load(_ a: Int = 1) { slow() }", "load > slow"),
            ("func start() { load(1, 2, 3) }\nfunc load(_ a: Int...) { slow() }", "load > slow"),
            ("func start() -> E { .sample }\nstruct E { static var sample: E { slow() } }", "sample > slow"),
            ("func start() -> E { return .sample }\nstruct E { static let sample = slow() }", "sample > slow"),
            ("func start() -> E { .make() }\nstruct E { static func make() -> E { slow() } }", "make > slow"),
            ("func start() { load(nil) }\nfunc load(_ a: Int?) { guard let a else { return slow() } }", "load > slow"),
        ])
    func followed(source: String, way: String) {
        #expect(TestProject(source).waysToSlow() == [way])
    }

    @Test(
        "What is not run before the function returns is not followed",
        arguments: [
            "func start() { let x = { slow() } }",
            "func start() { later { slow() } }",
            "func start() { Task { slow() } }",
            "func start() { queue.async { slow() } }",
            "func start() { func load() { slow() } }",
            "func start() { load() }\nstruct A { func load() { slow() } }",
            "func start() { a.load() }\nstruct A { func load() { slow() } }",
            "func start() { Store(name: 1) }\nstruct Store { init() { slow() }\ninit(name: Int) {} }",
            "func start() { load(1) }\nfunc load(text: String) { slow() }",
            "struct A { func start() { B() } }\nstruct B { lazy var a = slow() }",
            "struct A { func start() { B() } }\nstruct B { static let a = slow() }",
            "struct A { func start() { B() } }\nstruct B { var a: Int { slow() } }",
            "struct A { func start() { load() }\nfunc load() {} }\nfunc load() { slow() }",
            "func start(load: () -> Void) { load() }\nfunc load() { slow() }",
            "func start() { let value = 1; value }\nvar value: Int { slow() }",
            "func start() { load(nil) }\nfunc load(_ a: Int?) { guard let a else { return }; slow() }",
            "func start() { load(cached: true) }\nfunc load(cached: Bool) { if !cached { slow() } }",
            "func start() { if false { slow() } }",
            "func start() {\n#if false\nslow()\n#endif\n}",
            "func start() { slow }",
            "func start() { struct A { init() { slow() } } }",
        ])
    func notFollowed(source: String) {
        #expect(TestProject(source).waysToSlow() == [])
    }

    @Test("Functions that call each other are followed once")
    func recursion() {
        #expect(TestProject("func start() { a() }\nfunc a() { b() }\nfunc b() { a(); slow() }").waysToSlow() == ["a > b > slow"])
    }

    @Test("Several functions in other files that fit equally well mean nothing")
    func ambiguous() {
        let project = TestProject([
            "A/a.swift": "func start() { load() }", "B/b.swift": "func load() { slow() }", "C/c.swift": "func load() {}",
        ])
        #expect(project.waysToSlow() == [])
    }

    @Test("A call reaches another package, protocol extensions included")
    func packages() {
        let project = TestProject([
            "Widget/P.swift": "struct P { let store: Store\nfunc start() { store.getAllCached() } }",
            "Kit/Store.swift": "protocol Loading {}\nclass Store: Loading { func getAllCached() { load() } }",
            "Kit/Loading.swift": "extension Loading { func load() { slow() } }",
        ])
        #expect(project.waysToSlow() == ["getAllCached > load > slow"])
    }

    @Test("A hundred functions that all call each other end soon")
    func clique() {
        let names = (0..<100).map { "f\($0)" }
        let calls = names.map { $0 + "()" }.joined(separator: "; ")
        let source = names.map { "func \($0)() { \(calls) }" }.joined(separator: "\n")
        #expect(TestProject("func start() { f0() }\n" + source).waysToSlow() == [])
    }
}
