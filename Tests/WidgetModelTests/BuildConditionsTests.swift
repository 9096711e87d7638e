import Project
import Testing

@testable import WidgetModel

@Suite("Conditions that the targets decide")
struct BuildConditionsTests {
    private func widget(_ flags: [String], platform: Platform = .iOS) -> Target {
        let configurations = flags.enumerated().map { index, flags in
            BuildConfiguration(
                name: "\(index)", settings: ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": BuildSetting(flags)])
        }
        return Target(
            id: "Widget", name: "Widget", kind: .widgetExtension, root: "",
            origin: TargetOrigin(.xcodeProject, path: "P.xcodeproj/project.pbxproj"), configurations: configurations,
            platforms: [platform])
    }

    private func drawn(_ condition: String, _ target: Target?) -> [String] {
        let text = """
            struct W: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: "k", provider: P()) { _ in V() } } }
            struct V: View {
                var body: some View {
                    #if \(condition)
                    Text("first")
                    #else
                    Text("second")
                    #endif
                }
            }
            """
        return TestProject(["Widget/W.swift": text], targets: target.map { ["Widget": [$0]] } ?? [:]).drawnTexts
    }

    @Test(
        "A flag is known where the target's configurations are",
        arguments: [
            (["WIDGET", "WIDGET DEBUG"], ["first"]), (["", "DEBUG"], ["second"]), (["WIDGET", ""], ["first", "second"]),
            (["$(inherited) X"], []),
        ])
    func flags(flags: [String], texts: [String]) {
        #expect(drawn("WIDGET", widget(flags)) == texts)
    }

    @Test("A flag of the project's own is doubtful where nothing is known of the target")
    func unknownTarget() {
        #expect(drawn("WIDGET", nil) == [])
    }

    @Test(
        "The platform decides about os()",
        arguments: [("os(iOS)", ["first"]), ("os(macOS)", ["second"]), ("os(watchOS) || os(iOS)", ["first"])])
    func platform(condition: String, texts: [String]) {
        #expect(drawn(condition, widget([""])) == texts)
    }

    @Test("Without a known target every platform counts")
    func unknownPlatform() {
        #expect(drawn("os(iOS)", nil) == ["first", "second"])
    }
}
