import Project
import Testing

@testable import WidgetModel

@Suite("Names in files whose targets are known")
struct TargetVisibilityTests {
    private static let app = target("App", .app, links: ["Kit"])
    private static let watch = target("Watch", .app)
    private static let widget = target("Widget", .widgetExtension, links: ["Kit"])
    private static let kit = target("Kit", .framework)

    static let targets: [String: [Target]] = [
        "App": [app], "Watch": [watch], "Widget": [widget], "Kit": [kit], "Shared": [app, widget],
    ]

    static func target(_ name: String, _ kind: Target.Kind, links: Set<String> = []) -> Target {
        Target(
            id: name, name: name, kind: kind, root: "", origin: TargetOrigin(.xcodeProject, path: "P.xcodeproj/project.pbxproj"),
            moduleName: name, linkedModules: links)
    }

    private func project(_ files: KeyValuePairs<String, String>) -> TestProject { TestProject(files, targets: Self.targets) }

    @Test("A type of another app is not meant, even if it is the only one")
    func otherApp() {
        let project = project(["Watch/Row.swift": "struct Row {}", "Widget/View.swift": ""])
        #expect(project.type(named: "Row", in: "Widget/View.swift") == "?")
    }

    @Test("A type of a target that compiles the file too is meant, however far away it stands")
    func sharedTarget() {
        let project = project([
            "Watch/Row.swift": "struct Row {}", "Shared/Deep/Folder/Row.swift": "struct Row {}", "Widget/View.swift": "",
        ])
        #expect(project.type(named: "Row", in: "Widget/View.swift") == "Shared/Deep/Folder/Row.swift Row")
    }

    @Test("Two targets with types of their own disagree about a file of both")
    func disagreement() {
        let project = project([
            "App/Row.swift": "struct Row {}", "Widget/Row.swift": "struct Row {}", "Shared/View.swift": "",
        ])
        #expect(project.type(named: "Row", in: "Shared/View.swift") == "?")
    }

    @Test("A type of an imported module is meant before one of a module that is only linked")
    func importedModule() {
        let other = Self.target("Other", .framework)
        var targets = Self.targets
        targets["Other"] = [other]
        targets["Widget"] = [Self.target("Widget", .widgetExtension, links: ["Kit", "Other"])]
        let project = TestProject(
            ["Kit/Row.swift": "struct Row {}", "Other/Row.swift": "struct Row {}", "Widget/View.swift": "import Kit"],
            targets: targets)
        #expect(project.type(named: "Row", in: "Widget/View.swift") == "Kit/Row.swift Row")
    }

    @Test("The own target's type comes before that of an imported module")
    func ownTargetFirst() {
        let project = project([
            "Kit/Row.swift": "struct Row {}", "Widget/Row.swift": "struct Row {}", "Widget/View.swift": "import Kit",
        ])
        #expect(project.type(named: "Row", in: "Widget/View.swift") == "Widget/Row.swift Row")
    }

    @Test("What another file keeps to itself is not meant", arguments: ["private", "fileprivate"])
    func privateType(modifier: String) {
        let project = project([
            "Widget/A.swift": "\(modifier) struct Row {}", "Widget/B.swift": "struct Row {}", "Widget/View.swift": "",
        ])
        #expect(project.type(named: "Row", in: "Widget/View.swift") == "Widget/B.swift Row")
    }

    @Test("A property that others may read but not set is no private one")
    func privateSetter() {
        let project = project([
            "Widget/A.swift": "private(set) var row = Row()", "Widget/Row.swift": "struct Row {}",
            "Widget/View.swift": "func f() { probe(row) }",
        ])
        #expect(project.probedTypes == ["Widget/Row.swift Row"])
    }

    @Test("A type that hides one of SwiftUI hides it in its own app only")
    func hidingType() throws {
        let project = project([
            "Watch/Button.swift": "struct Button {}", "Widget/View.swift": "", "Watch/View.swift": "",
        ])
        let widget = try #require(project.program.unit(at: "Widget/View.swift"))
        let watch = try #require(project.program.unit(at: "Watch/View.swift"))
        #expect(!project.program.declaresType("Button", visibleFrom: widget))
        #expect(project.program.declaresType("Button", visibleFrom: watch))
    }

    @Test("Of two declarations in one file that one is meant which the target compiles")
    func platforms() {
        let widget = Target(
            id: "Widget", name: "Widget", kind: .widgetExtension, root: "",
            origin: TargetOrigin(.xcodeProject, path: "P.xcodeproj/project.pbxproj"), platforms: [.iOS])
        let text = """
            #if os(macOS)
            typealias Old = Int
            struct Row { struct Mac {} }
            #else
            struct Row { struct Phone {} }
            #endif
            """
        let project = TestProject(["Widget/Row.swift": text, "Widget/View.swift": ""], targets: ["Widget": [widget]])
        #expect(project.type(named: "Row.Phone", in: "Widget/View.swift") == "Widget/Row.swift Row.Phone")
        #expect(project.type(named: "Row.Mac", in: "Widget/View.swift") == "?")
    }
}
