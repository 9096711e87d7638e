import Testing

@testable import WidgetModel

@Suite("What a bundle lists")
struct BundleContentsTests {
    private static let widgets = """
        import WidgetKit
        struct A: Widget {}
        struct B: Widget {}
        struct C: Widget {}
        struct Other: WidgetBundle {
            var body: some Widget { B(); C() }
        }

        """

    /// - Parameter members: Those of the bundle `All`.
    private static func contents(_ members: String) -> (project: TestProject, contents: BundleContents?) {
        let project = TestProject(widgets + "struct All: WidgetBundle {\n\(members)\n}\n")
        return (project, project.model.bundles.first { $0.bundle.name == "All" })
    }

    private static func listed(_ members: String) -> [String] {
        let (project, contents) = contents(members)
        let names = contents?.listings.map { project.program.type($0.type).name } ?? []
        return contents?.isComplete == true ? names : names + ["…"]
    }

    @Test(
        "Its body is followed through all that it uses",
        arguments: [
            ("var body: some Widget { A(); B() }", ["A", "B"]),
            ("var body: some Widget { A.init() }", ["A"]),
            ("var body: some Widget { #if os(iOS)\nA()\n#endif\n }", ["A"]),
            ("var body: some Widget { #if false\nA()\n#endif\nB() }", ["B"]),
            ("var body: some Widget { if #available(iOS 17, *) { A() } else { B() } }", ["A", "B"]),
            ("var body: some Widget { if Flags.current.isOn(flag) { A() } }", ["A"]),
            ("var body: some Widget { switch flags.first { case let x?: A() default: B() } }", ["A", "B"]),
            ("var body: some Widget { more }\nvar more: some Widget { A() }", ["A"]),
            ("var body: some Widget { self.more }\nvar more: some Widget { A() }", ["A"]),
            ("var body: some Widget { more() }\nfunc more() -> some Widget { return A() }", ["A"]),
            ("var body: some Widget { let a = A(); return a }", ["A"]),
            (
                "var body: some Widget { WidgetBundleBuilder.buildBlock(A(), more) }\nvar more: some Widget { B() }",
                ["A", "B"]
            ),
            ("var body: some Widget { Other().body }", ["B", "C", "Other"]),
            ("var body: some Widget { Other() }", ["Other", "B", "C"]),
            ("var body: some Widget { A().body }", ["A"]),
            ("var body: some Widget { Wrapped(A()); FromElsewhere() }", ["A"]),
            ("var body: some Widget { more }\nvar more: some Widget { more }", []),
        ] as [(String, [String])])
    func listings(_ members: String, _ names: [String]) {
        #expect(Self.listed(members) == names)
    }

    @Test(
        "What cannot be followed makes it incomplete",
        arguments: [
            "var body: some Widget { A(); others }",
            "var body: some Widget { A(); others() }",
            "var body: some Widget { A(); Registry.shared.others }",
            "var body: some Widget { A(); Registry.allWidgets() }",
            "var body: some Widget { A(); .others }",
            "var body: some Widget { A(); #widgets }",
        ])
    func incomplete(_ members: String) {
        #expect(Self.listed(members) == ["A", "…"])
    }

    @Test("A bundle without a body in sight is incomplete")
    func noBody() {
        #expect(Self.listed("") == ["…"])
    }

    @Test("The body may come from a protocol")
    func inheritedBody() {
        let project = TestProject(
            """
            import WidgetKit
            struct A: Widget {}
            protocol OneWidget: WidgetBundle {}
            extension OneWidget { var body: some Widget { A() } }
            struct All: OneWidget {}
            """)
        #expect(project.model.bundles.map { $0.listings.count } == [1])
    }

    @Test(
        "Widgets in different branches are not shown together",
        arguments: [
            ("var body: some Widget { A(); B() }", false),
            ("var body: some Widget { if x { A() } else { B() } }", true),
            ("var body: some Widget { if x { A() } else if y { B() } }", true),
            ("var body: some Widget { if x { A() }; B() }", false),
            ("var body: some Widget { if x { return A() }; return B() }", true),
            ("var body: some Widget { guard x else { return A() }; return B() }", true),
            ("var body: some Widget { return WidgetBundleBuilder.buildBlock(A(), B()) }", false),
            ("var body: some Widget { switch x { case 1: A() default: B() } }", true),
            ("var body: some Widget { #if os(iOS)\nA()\n#else\nB()\n#endif\n }", true),
            ("var body: some Widget { if x { more } else { B() } }\nvar more: some Widget { A() }", true),
            ("var body: some Widget { if x { more } }\nvar more: some Widget { A(); B() }", false),
        ])
    func alternatives(_ members: String, _ isAlternative: Bool) throws {
        let (project, contents) = Self.contents(members)
        let listings = try #require(contents).listings
        let first = try #require(listings.first { project.program.type($0.type).name == "A" })
        let second = try #require(listings.first { project.program.type($0.type).name == "B" })
        #expect(first.excludes(second) == isAlternative)
        #expect(second.excludes(first) == isAlternative)
    }
}
