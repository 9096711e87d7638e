import Project
import Testing

@testable import WidgetModel

@Suite("Files of one extension, and of one app")
struct SharedExtensionTests {
    private static let app = TargetVisibilityTests.target("App", .app)
    private static let widgets = TargetVisibilityTests.target("Widgets", .widgetExtension)
    private static let watch = TargetVisibilityTests.target("Watch", .widgetExtension)

    private let project = TestProject(
        [
            "Widgets/A.swift": "", "Widgets/Deep/B.swift": "", "Watch/C.swift": "", "Both/D.swift": "",
            "App/E.swift": "",
            "App/F.swift": "", "Folder/G.swift": "", "Folder/H.swift": "", "Folder/Deep/I.swift": "",
        ],
        targets: [
            "App": [Self.app], "Widgets": [Self.widgets], "Watch": [Self.watch], "Both": [Self.widgets, Self.watch],
        ])

    private func unit(_ name: String) -> Int {
        project.program.units.firstIndex { $0.path.hasSuffix("/\(name).swift") } ?? -1
    }

    @Test(
        "Files share an extension where one compiles both, or where they are one",
        arguments: ["AA", "AB", "AD", "CD", "GG"])
    func shared(_ names: String) {
        let units = names.map { unit(String($0)) }
        #expect(project.program.shareExtension(units[0], units[1]))
        #expect(project.program.shareExtension(units[1], units[0]))
    }

    @Test(
        "Files of other targets do not, and neither do those of one folder", arguments: ["AC", "EE", "EF", "GH", "AG"])
    func notShared(_ names: String) {
        let units = names.map { unit(String($0)) }
        #expect(!project.program.shareExtension(units[0], units[1]))
    }

    @Test("Files of one folder without a project stand together")
    func folder() {
        let program = project.program
        #expect(program.shareFolder(unit("G"), unit("H")))
        #expect(!program.shareFolder(unit("G"), unit("I")))
        #expect(!program.shareFolder(unit("E"), unit("F")))
    }
}
