import Testing

@testable import WidgetModel

@Suite("What the name of a type means")
struct NameResolutionTests {
    @Test("The file's own type comes first")
    func sameFile() {
        let project = TestProject(["A/View.swift": "struct Row {}", "B/Row.swift": "struct Row {}"])
        #expect(project.type(named: "Row", in: "A/View.swift") == "A/View.swift Row")
    }

    @Test("Of types in several targets, that of the file's own target is meant")
    func sameTarget() {
        let project = TestProject([
            "App/Row.swift": "struct Row {}", "Widget/Deep/Folder/Row.swift": "struct Row {}", "Widget/View.swift": "",
        ])
        #expect(project.type(named: "Row", in: "Widget/View.swift") == "Widget/Deep/Folder/Row.swift Row")
    }

    @Test("Of types in one target, that of the nearest folder is meant")
    func nearestFolder() {
        let project = TestProject([
            "Widget/A/Row.swift": "struct Row {}", "Widget/B/Row.swift": "struct Row {}", "Widget/B/View.swift": "",
        ])
        #expect(project.type(named: "Row", in: "Widget/B/View.swift") == "Widget/B/Row.swift Row")
    }

    @Test("Of types equally near, none is meant")
    func ambiguous() {
        let project = TestProject([
            "Widget/A/Row.swift": "struct Row {}", "Widget/B/Row.swift": "struct Row {}", "Widget/C/View.swift": "",
        ])
        #expect(project.type(named: "Row", in: "Widget/C/View.swift") == "?")
    }

    @Test("Two copies in one folder, as by a copied file, mean nothing")
    func copiedFile() {
        let project = TestProject([
            "Widget/Provider.swift": "struct Provider {}", "Widget/Provider 2.swift": "struct Provider {}",
            "Widget/View.swift": "",
        ])
        #expect(project.type(named: "Provider", in: "Widget/View.swift") == "?")
    }

    @Test("Two copies at different distances do not get members from each other's extensions")
    func extensionsOfCopies() {
        let project = TestProject([
            "A/Row.swift": "struct Row {}\nextension Row { var date: Date { .now } }",
            "B/Row.swift": "struct Row {}\nfunc f(row: Row) { probe(row.date) }",
        ])
        #expect(project.probedTypes == ["?"])
    }

    @Test(
        "A name is looked up from the inside out",
        arguments: [
            ("struct Row {}\nstruct Outer { struct Row {}\nlet row: Row\nfunc f() { probe(row) } }", "Outer.Row"),
            ("struct Row {}\nstruct Outer { struct Inner { let row: Row\nfunc f() { probe(row) } } }", "Row"),
            ("struct Outer { struct Row {} }\nstruct Row {}\nfunc f(row: Row) { probe(row) }", "Row"),
            ("struct Outer { struct Row {} }\nfunc f(row: Outer.Row) { probe(row) }", "Outer.Row"),
            ("struct Outer {}\nextension Outer { struct Row {} }\nfunc f(row: Outer.Row) { probe(row) }", "Outer.Row"),
            ("struct Outer {}\nextension Outer { struct Row {}\nfunc f(row: Row) { probe(row) } }", "Outer.Row"),
            ("struct A { struct B { struct C {} } }\nfunc f(c: A.B.C) { probe(c) }", "A.B.C"),
            ("struct A { func f(a: Self) { probe(a) } }", "A"),
            ("struct A { struct B {}\nfunc f(b: Self.B) { probe(b) } }", "A.B"),
            ("struct A {}\ntypealias B = A\nfunc f(b: B) { probe(b) }", "A"),
            ("struct A {}\nstruct C { typealias B = A\nfunc f(b: B) { probe(b) } }", "A"),
            ("struct A { struct X {} }\ntypealias B = A\nfunc f(b: B.X) { probe(b) }", "A.X"),
            ("struct Kit {}\nstruct A {}\nfunc f(a: Core.A) { probe(a) }", "A"),
            ("struct row {}\nfunc f(a: row) { probe(a) }", "row"),
            ("enum row { static let a = row() }\nfunc f() { probe(row.self) }", "type of row"),
            ("struct A<T> {}\nfunc f(a: A<Int>) { probe(a) }", "A"),
            ("struct A\n{\n}\nfunc f(a: A)\n{\nprobe(a)\n}", "A"),
            ("struct __NAME__Widget {}\nfunc f(a: __NAME__Widget) { probe(a) }", "__NAME__Widget"),
        ])
    func scopes(source: String, type: String) {
        let expected = type.hasPrefix("type of ") ? "type of Widget/Widget.swift " + type.dropFirst(8) : "Widget/Widget.swift " + type
        #expect(TestProject(source).probedTypes == [expected])
    }

    @Test(
        "A generic parameter hides a type of the same name",
        arguments: [
            "struct Content {}\nstruct Card<Content> { let content: Content\nfunc f() { probe(content) } }",
            "struct Content {}\nfunc f<Content>(content: Content) { probe(content) }",
            "struct Content {}\nstruct Card { func f<Content>(content: Content) { probe(content) } }",
            "struct Content {}\nstruct Card<Content> {}\nextension Card { func f(content: Content) { probe(content) } }",
            "struct Content {}\nstruct Card<Content> { struct Inner { let content: Content\nfunc f() { probe(content) } } }",
            "struct Content {}\nstruct Card { init<Content>(content: Content) { probe(content) } }",
            "struct Content {}\nstruct Card { subscript<Content>(content: Content) -> Int { probe(content) } }",
            "struct Content {}\nfunc f<Content>(content: Content) { let copy: Content = content; probe(copy) }",
        ])
    func genericParameter(source: String) {
        #expect(TestProject(source).probedTypes == ["?"])
    }

    @Test("A typealias that leads to itself means nothing", arguments: ["typealias A = A", "typealias A = B\ntypealias B = A"])
    func circularAlias(source: String) {
        #expect(TestProject(source).type(named: "A", in: "Widget/Widget.swift") == "?")
    }

    @Test("A name that nobody declares belongs to another module", arguments: ["Date", "Foundation.Date", "UIKit.UIImage"])
    func foreign(name: String) {
        let project = TestProject("func f(a: \(name)) { probe(a) }")
        #expect(project.probedTypes == [String(name.split(separator: ".").last ?? "")])
    }

    @Test("Apple's type is meant where its module is written, whatever the project declares")
    func qualifiedForeign() {
        let project = TestProject("struct Date {}\nfunc f(a: Foundation.Date) { probe(a) }")
        #expect(project.probedTypes != ["Widget/Widget.swift Date"])
    }
}

@Suite("What a type conforms to")
struct ConformanceTests {
    @Test(
        "A conformance may be written anywhere",
        arguments: [
            "struct P: TimelineProvider {}",
            "struct P: Sendable, TimelineProvider {}",
            "struct P {}\nextension P: TimelineProvider {}",
            "struct P: WidgetKit.TimelineProvider {}",
            "struct P: TimelineProvider & Sendable {}",
            "protocol Base: TimelineProvider {}\nstruct P: Base {}",
            "protocol Base: TimelineProvider {}\nprotocol More: Base {}\nstruct P: More {}",
            "protocol Base {}\nextension P: Base {}\nprotocol Other: TimelineProvider {}\nstruct P: Other {}",
            "typealias Base = TimelineProvider\nstruct P: Base {}",
            "typealias Base = TimelineProvider & Sendable\nstruct P: Base {}",
            "class Base: TimelineProvider {}\nclass P: Base {}",
            "struct P<T>: TimelineProvider where T: Equatable {}",
            "struct P: @preconcurrency TimelineProvider {}",
            "enum Outer { struct P: TimelineProvider {} }",
            "struct P: ~Copyable, TimelineProvider {}",
        ])
    func conforms(source: String) {
        #expect(conforms(source))
    }

    @Test(
        "A protocol of the project that only looks like Apple's is another one",
        arguments: [
            "struct P {}", "struct P: Provider {}",
            "protocol TimelineProvider {}\nstruct P: TimelineProvider {}",
            "struct P: MyKit.TimelineProvider {}",
            "struct P { let x: TimelineProvider }",
            "protocol A: B {}\nprotocol B: A {}\nstruct P: A {}",
        ])
    func doesNotConform(source: String) {
        #expect(!conforms(source))
    }

    @Test("struct Widget: SwiftUI.Widget conforms to Apple's protocol")
    func widgetCalledWidget() {
        let project = TestProject("struct Widget: SwiftUI.Widget {}")
        let type = project.program.types.indices.first.map(TypeID.init(index:))
        #expect(type.map { project.program.conforms($0, to: "Widget") } == true)
    }

    private func conforms(_ source: String) -> Bool {
        let program = TestProject(source).program
        return program.types.indices.map(TypeID.init(index:))
            .contains { program.type($0).name == "P" && program.conforms($0, to: "TimelineProvider") }
    }
}
