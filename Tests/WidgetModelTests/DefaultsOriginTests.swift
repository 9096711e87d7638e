import Testing

@testable import WidgetModel

@Suite("Where stores of UserDefaults come from")
struct DefaultsOriginTests {
    /// The origins of the probed expression, such as `standard` or `suite, standard as fallback`; `?` for none.
    private func origins(_ code: String) -> String {
        let project = TestProject(code)
        guard let probe = project.probes.first else { return "no probe" }
        let found = DefaultsOrigins(project.program).origins(of: probe).map(describe)
        return found.isEmpty ? "?" : found.joined(separator: ", ")
    }

    private func describe(_ origin: DefaultsOrigin) -> String {
        let store =
            switch origin.store {
            case .standard: "standard"
            case .suite: "suite"
            case .parameter(let parameter): "parameter \(parameter.label ?? "_")"
            }
        return switch origin.role {
        case .always: store
        case .fallback: "\(store) as fallback"
        case .sometimes: "\(store) sometimes"
        }
    }

    @Test("Foundation's stores are told by how they are made", arguments: [
        ("UserDefaults.standard", "standard"),
        ("Foundation.UserDefaults.standard", "standard"),
        ("UserDefaults()", "standard"),
        ("UserDefaults.init()", "standard"),
        ("UserDefaults(suiteName: nil)", "standard"),
        ("UserDefaults(suiteName: \"group.a\")", "suite"),
        ("UserDefaults(suiteName: name)!", "suite"),
        ("UserDefaults(suiteName: \"group.a\") ?? .standard", "suite, standard as fallback"),
        ("b ? UserDefaults(suiteName: \"group.a\")! : UserDefaults.standard", "suite sometimes, standard sometimes"),
        ("Defaults.standard", "?"),
        (".standard", "?"),
    ])
    func written(expression: String, origin: String) {
        #expect(origins("func f() { probe(\(expression)) }") == origin)
    }

    @Test("A type of the project's own is not Foundation's")
    func ownType() {
        let own = "enum UserDefaults { static let standard = 1 }"
        #expect(origins("\(own)\nfunc f() { probe(UserDefaults.standard) }") == "?")
    }

    @Test("Constants, properties and functions are followed", arguments: [
        "func f() { let d = UserDefaults.standard; probe(d) }",
        "func f() { guard let d = Optional(UserDefaults()) else { return }; let e = UserDefaults(); probe(e) }",
        "struct A { let d = UserDefaults.standard; func f() { probe(d) } }",
        "struct A { let d: UserDefaults = .standard; func f() { probe(self.d) } }",
        "struct A { static var d: UserDefaults { .standard }; func f() { probe(Self.d) } }",
        "enum A { static let d = { UserDefaults.standard }() }\nfunc f() { probe(A.d) }",
        "enum A { static func d() -> UserDefaults { .standard } }\nfunc f() { probe(A.d()) }",
        "extension UserDefaults { static let mine = UserDefaults.standard }\nfunc f() { probe(UserDefaults.mine) }",
        "class A { let d: UserDefaults; init() { d = .standard }; func f() { probe(d) } }",
        "class A { let d: UserDefaults; init() { self.d = UserDefaults() }; func f() { probe(d) } }",
        "class A { lazy var d: UserDefaults = .standard; func f() { probe(d) } }",
    ])
    func followed(code: String) {
        #expect(origins(code) == "standard")
    }

    @Test("What a suite leaves open is its fallback")
    func fallback() {
        let body = "guard let d = UserDefaults(suiteName: \"group.a\") else { return .standard }; return d"
        #expect(origins("var d: UserDefaults { \(body) }\nfunc f() { probe(d) }") == "standard as fallback, suite")
        let choice = "if isExtension { return UserDefaults(suiteName: \"group.a\")! }; return .standard"
        #expect(origins("var d: UserDefaults { \(choice) }\nfunc f() { probe(d) }") == "suite, standard sometimes")
    }

    @Test("What callers decide is a parameter", arguments: [
        ("func f(d: UserDefaults) { probe(d) }", "parameter d"),
        ("struct A { var d: UserDefaults = .standard; func f() { probe(d) } }", "parameter d"),
        ("class A { let d: UserDefaults; init(s: UserDefaults) { d = s }; func f() { probe(d) } }", "parameter s"),
    ])
    func parameters(code: String, origin: String) {
        #expect(origins(code) == origin)
    }

    @Test("Declarations that lead round in circles end", arguments: [
        "struct A { var d: UserDefaults { e }; var e: UserDefaults { d }; func f() { probe(d) } }",
        "class A { var d: UserDefaults; init() { d = self.d }; func f() { probe(d) } }",
    ])
    func circles(code: String) {
        #expect(origins(code) == "?")
    }
}
