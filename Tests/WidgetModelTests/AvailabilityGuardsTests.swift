import Project
import Testing

@testable import WidgetModel

@Suite("What the code around a node says of the systems it runs on")
struct AvailabilityGuardsTests {
    /// - Parameter source: Calls `probe` once; the question is about its argument.
    private static func guards(_ source: String) -> AvailabilityGuards? {
        TestProject(source).probes.first.map { AvailabilityGuards(around: $0.node) }
    }

    @Test(
        "A check or an attribute guarantees a version of iOS",
        arguments: [
            ("func f() { probe(x) }", nil),
            ("func f() { if #available(iOS 17, *) { probe(x) } }", "17.0"),
            ("func f() { if #available(iOS 17.2.1, *) { probe(x) } }", "17.2.1"),
            ("func f() { if #available(macOS 14, iOS 17, *) { probe(x) } }", "17.0"),
            ("func f() { if #available(iOSApplicationExtension 17, *) { probe(x) } }", "17.0"),
            ("func f() { if #available(macOS 14, *) { probe(x) } }", nil),
            ("func f() { if #available(iOS 17, *) {} else { probe(x) } }", nil),
            ("func f() { if #available(iOS 17, *) {}; probe(x) }", nil),
            ("func f() { if #available(iOS 17, *) { if #available(iOS 16, *) { probe(x) } } }", "17.0"),
            ("func f() { if #available(iOS 17, *), probe(x) {} }", "17.0"),
            ("func f() { if probe(x), #available(iOS 17, *) {} }", nil),
            ("func f() { if a, #available(iOS 17, *), let b { probe(x) } }", "17.0"),
            ("func f() { if a {} else if #available(iOS 17, *) { probe(x) } }", "17.0"),
            ("func f() { if #unavailable(iOS 17) { probe(x) } }", nil),
            ("func f() { if #unavailable(iOS 17) {} else { probe(x) } }", "17.0"),
            ("func f() { if #unavailable(iOS 17) {} else if a { probe(x) } }", "17.0"),
            ("func f() { if #unavailable(iOS 17), a {} else { probe(x) } }", nil),
            ("func f() { guard #available(iOS 17, *) else { return }; probe(x) }", "17.0"),
            ("func f() { guard #available(iOS 17, *) else { return probe(x) } }", nil),
            ("func f() { guard #unavailable(iOS 17) else { return probe(x) } }", "17.0"),
            ("func f() { guard let a, #available(iOS 17, *) else { throw E() }; { probe(x) }() }", "17.0"),
            ("func f() { if a { guard #available(iOS 17, *) else { return } }; probe(x) }", nil),
            ("func f() { probe(x); guard #available(iOS 17, *) else { return } }", nil),
            ("func f() { switch a { case 1: guard #available(iOS 17, *) else { return }; probe(x) default: break } }", "17.0"),
            ("func f() { while #available(iOS 17, *) { probe(x) } }", "17.0"),
            ("func f() {\n#if os(iOS)\nguard #available(iOS 17, *) else { return }\n#endif\nprobe(x)\n}", "17.0"),
            ("@available(iOS 17, *) func f() { probe(x) }", "17.0"),
            ("@available(iOS, introduced: 17) func f() { probe(x) }", "17.0"),
            ("@available(iOS, introduced: 17.1, deprecated: 18) func f() { probe(x) }", "17.1"),
            ("@available(iOS, deprecated: 17) func f() { probe(x) }", nil),
            ("@available(*, deprecated, message: \"iOS 17\") func f() { probe(x) }", nil),
            ("@available(macOS 14, *) @available(iOS 17, *) struct A { func f() { probe(x) } }", "17.0"),
            ("@available(iOS 17, *) struct A { struct B { var c: Int { probe(x) } } }", "17.0"),
            ("@available(iOS 17, *) extension A { func f() { probe(x) } }", "17.0"),
            ("@available(iOS 17, *) extension A { @available(iOS 18, *) func f() { probe(x) } }", "18.0"),
            ("struct A { @available(iOS 17, *) var a: Int { probe(x) } }", "17.0"),
            ("struct A { @available(iOS 17, *) init() { probe(x) } }", "17.0"),
            ("struct A { @available(iOS 17, *) init() {}\nfunc f() { probe(x) } }", nil),
            ("#if os(iOS)\n@available(iOS 17, *)\n#endif\nfunc f() { probe(x) }", "17.0"),
            ("extension View { func a() -> some View { if #available(iOS 17, *) { return probe(x) } else { return self } } }", "17.0"),
        ] as [(String, String?)])
    func guaranteed(source: String, version: String?) {
        #expect(Self.guards(source)?.guaranteedVersion(on: .iOS)?.description == version)
    }

    @Test("Each system has a version of its own")
    func systems() {
        let guards = Self.guards("func f() { if #available(iOS 17, macOS 14.1, watchOS 10, visionOS 1, *) { probe(x) } }")
        #expect(guards?.guaranteedVersion(on: .iOS) == SystemVersion(17))
        #expect(guards?.guaranteedVersion(on: .macOS) == SystemVersion(14, 1))
        #expect(guards?.guaranteedVersion(on: .watchOS) == SystemVersion(10))
        #expect(guards?.guaranteedVersion(on: .visionOS) == SystemVersion(1))
        #expect(guards?.guaranteedVersion(on: .tvOS) == nil)
    }

    @Test(
        "Conditions say for which systems code is compiled: iOS, macOS and watchOS",
        arguments: [
            ("A", nil, [.certain, .certain, .certain]),
            ("os(iOS)", nil, [.certain, .never, .never]),
            ("!os(watchOS)", nil, [.certain, .certain, .never]),
            ("os(iOS) || os(macOS)", nil, [.certain, .certain, .never]),
            ("os(iOS) && FLAG", nil, [.doubtful, .never, .never]),
            ("os(iOS) || FLAG", nil, [.certain, .doubtful, .doubtful]),
            ("(os(iOS) || os(macOS)) && !os(macOS)", nil, [.certain, .never, .never]),
            ("os(macOS) || os(iOS) && swift(>=6)", nil, [.certain, .certain, .never]),
            ("os(iOS)", "#else", [.never, .certain, .certain]),
            ("os(iOS)", "#elseif os(macOS)", [.never, .certain, .never]),
            ("os(iOS)", "#elseif os(macOS)\n#else", [.never, .never, .certain]),
            ("DEBUG", nil, [.certain, .certain, .certain]),
            ("DEBUG", "#else", [.certain, .certain, .certain]),
            ("FLAG", nil, [.doubtful, .doubtful, .doubtful]),
            ("compiler(>=6.2)", nil, [.certain, .certain, .certain]),
            ("false", nil, [.never, .never, .never]),
            ("canImport(ActivityKit)", nil, [.certain, .doubtful, .never]),
            ("canImport(WidgetKit)", nil, [.certain, .certain, .certain]),
            ("canImport(AppIntents)", nil, [.certain, .certain, .certain]),
            ("canImport(UIKit)", nil, [.certain, .never, .certain]),
            ("canImport(AppKit)", nil, [.never, .certain, .never]),
            ("canImport(Other)", nil, [.doubtful, .doubtful, .doubtful]),
            ("targetEnvironment(macCatalyst)", nil, [.never, .never, .never]),
            ("!targetEnvironment(macCatalyst)", nil, [.certain, .certain, .certain]),
            ("targetEnvironment(simulator)", nil, [.certain, .never, .certain]),
        ] as [(String, String?, [Compilation])])
    func compilation(condition: String, next: String?, expected: [Compilation]) {
        let body = next.map { "\($0)\nlet a = probe(x)" } ?? "let a = probe(x)"
        let text = condition == "A" ? "let a = probe(x)" : "#if \(condition)\n\(body)\n#endif"
        let guards = Self.guards(text)
        #expect([Platform.iOS, .macOS, .watchOS].map { guards?.compilation(for: $0) } == expected)
    }

    @Test("Conditions inside each other must all hold")
    func nested() {
        let guards = Self.guards("#if !os(macOS)\n#if os(iOS) || os(macOS)\nlet a = probe(x)\n#endif\n#endif")
        #expect(guards?.compilation(for: .iOS) == .certain)
        #expect(guards?.compilation(for: .macOS) == .never)
        #expect(guards?.compilation(for: .watchOS) == .never)
    }

    @Test("What is said to be unavailable is compiled for no system, or not for the one that is named")
    func unavailable() {
        let everywhere = Self.guards("@available(*, unavailable) func f() { probe(x) }")
        #expect(Platform.allCases.allSatisfy { everywhere?.compilation(for: $0) == .never })
        let here = Self.guards("@available(watchOS, unavailable) func f() { probe(x) }")
        #expect(here?.compilation(for: .watchOS) == .never)
        #expect(here?.compilation(for: .iOS) == .certain)
    }

    @Test("A macro has attributes of its own")
    func macro() throws {
        let tree = try #require(TestProject("@available(iOS 17, *)\n#Preview(as: .systemSmall) { A() }").program.tree(ofUnit: 0))
        let preview = try #require(tree.root.subtree.first { $0.kind == .macroExpansion })
        #expect(AvailabilityGuards(around: preview).guaranteedVersion(on: .iOS) == SystemVersion(17))
    }

    @Test("The versions that are written are known with their places")
    func mentions() throws {
        let text = "@available(iOS, introduced: 17, deprecated: 19.1) func f() { if #available(macOS 16, iOS 20, *) { probe(x) } }"
        let tree = try #require(TestProject(text).program.tree(ofUnit: 0))
        let found = tree.root.subtree
            .filter { $0.kind == .availabilityCondition || $0.kind == .attribute && $0.named("available") }
            .flatMap { AvailabilitySpecification($0).mentions }
            .map { "\($0.platform) \(tree.text($0.range))" }
        #expect(found == ["iOS 17", "iOS 19.1", "macOS 16", "iOS 20"])
    }
}
