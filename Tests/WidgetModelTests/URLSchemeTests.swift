import SwiftSource
import Testing

@testable import WidgetModel

@Suite("Schemes of URLs")
struct URLSchemeTests {
    private func schemes(_ files: KeyValuePairs<String, String>) -> [String] {
        let project = TestProject(files)
        return project.probes.flatMap { URLSchemes(project.program).schemes(of: $0.node, inUnit: $0.unit).map(\.name) }
    }

    private func schemes(of expression: String, beside code: String = "") -> [String] {
        schemes(["Widget/A.swift": "import WidgetKit\n\(code)\nfunc f(id: Int, link: URL) { probe(\(expression)) }"])
    }

    @Test(
        "A string that begins with a scheme gives it in lower case",
        arguments: [
            ("URL(string: \"Steps://day\")", ["steps"]), ("URL(string: \"a+b-1.c:day\")!", ["a+b-1.c"]),
            ("URL(string: \"steps://\\(id)\")", ["steps"]), ("URL(string: \"steps\" + \"://\" + \"\\(id)\")", ["steps"]),
            ("URL(string: String(format: \"steps://%d\", id))", ["steps"]), ("URL(\"steps://day\")", ["steps"]),
            ("Foundation.URL(string: \"steps:\")", ["steps"]), (".init(string: \"steps:\")", ["steps"]),
            ("URL.init(string: \"steps:\")", ["steps"]), ("#URL(\"steps://day\")", ["steps"]),
            ("(try? URL(string: \"steps:\"))", ["steps"]),
        ])
    func strings(_ expression: String, _ expected: [String]) {
        #expect(schemes(of: expression) == expected)
    }

    @Test(
        "Anything else gives none",
        arguments: [
            "URL(string: \"day\")", "URL(string: \"/a:b\")", "URL(string: \"\\(id)://day\")", "URL(string: \"1a:b\")",
            "URL(filePath: \"steps:\")", "link", "URL(string: name(id))", "URL(string: \"\")",
        ])
    func others(_ expression: String) {
        #expect(schemes(of: expression) == [])
    }

    @Test("Alternatives give each of theirs")
    func alternatives() {
        #expect(schemes(of: "id > 1 ? URL(string: \"a:\")! : URL(string: \"b:\")!") == ["a", "b"])
        #expect(schemes(of: "link ?? URL(string: \"b:\")!") == ["b"])
    }

    @Test("Names are followed", arguments: followedNames)
    func names(_ expression: String, _ code: String) {
        #expect(schemes(of: expression, beside: code) == ["steps"])
    }

    private static let followedNames = [
        ("Links.home", #"enum Links { static let home = URL(string: "steps:")! }"#),
        (
            "Links.home.url",
            """
            enum Links {
                case home
                var url: URL { switch self { case .home: URL(string: "steps:")! } }
            }
            """
        ),
        (
            "Links.day(3)",
            #"""
            enum Links {
                static let scheme = "steps"
                static func day(_ day: Int) -> URL { return URL(string: "\(scheme)://\(day)")! }
            }
            """#
        ),
        ("URL(string: Links.text)", #"enum Links { static let text = "steps:" }"#),
        ("URL(string: Links().text)", #"struct Links { let id = UUID(); var text: String { "steps://\(id)" } }"#),
        (".home", #"extension URL { static let home = URL(string: "steps:")! }"#),
        ("Links.base.appending(path: \"day\")", #"enum Links { static let base = URL(string: "steps:")! }"#),
        ("Links().url", #"struct Links { let url: URL = { URL(string: "steps:")! }() }"#),
        (
            "Links().url",
            """
            struct Links {
                var url: URL? {
                    var parts = URLComponents()
                    parts.scheme = "Steps"
                    return parts.url
                }
            }
            """
        ),
        (
            "Links().url",
            """
            struct Links {
                var url: URL? {
                    let parts = URLComponents(string: "steps://a")
                    return parts?.url
                }
            }
            """
        ),
    ]

    @Test("Local names are followed")
    func locals() {
        let code = """
            func g(id: Int) {
                let text = "steps://\\(id)"
                if let url = URL(string: text) { probe(url) }
                let other = URL(string: "other:")
                probe(other)
            }
            """
        #expect(schemes(["Widget/A.swift": code]) == ["steps", "other"])
    }

    @Test("A type of the project by the name of URL is another one")
    func ownType() {
        #expect(schemes(of: "URL(string: \"steps:\")", beside: "struct URL { init(string: String) {} }") == [])
    }

    @Test("The place is the string")
    func place() {
        let project = TestProject("func f() { probe(URL(string: \"steps://day\")!) }")
        let found = project.probes.flatMap { URLSchemes(project.program).schemes(of: $0.node, inUnit: $0.unit) }
        #expect(found.map(\.place.node.text) == ["\"steps://day\""])
    }
}
