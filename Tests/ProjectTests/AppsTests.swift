import Testing

@testable import Project

@Suite("The apps that a target's code gets into")
struct AppsTests {
    private func apps(with name: String, _ files: [String: String]) -> [String] {
        var discovery = Discovery()
        discovery.folders = [""]
        discovery.files = files.keys.sorted(by: PathText.precedes).compactMap { path in
            FileKind(name: PathText.name(ofPath: path)).map { DiscoveredFile(path: path, kind: $0) }
        }
        let targets = Targets(of: discovery) { path throws(FileError) in Array((files[path] ?? "").utf8) }
        let target = targets.all.first { $0.name == name } ?? targets.target(ofFile: "\(name)/A.swift")
        return targets.apps(with: target).map(\.name)
    }

    private static let spec = """
        name: Tides
        targets:
          Tides: {type: application, platform: iOS, sources: [Tides], dependencies: [{target: Widget}, {target: Watch}]}
          Beta: {type: application, platform: iOS, sources: [Tides], dependencies: [{target: Widget}]}
          Watch: {type: application, platform: watchOS, sources: [Watch], dependencies: [{target: Faces}]}
          Widget: {type: app-extension, platform: iOS, sources: [Widget], dependencies: [{target: Kit}]}
          Faces: {type: app-extension, platform: watchOS, sources: [Faces]}
          Share: {type: app-extension, platform: iOS, sources: [Share]}
          Kit: {type: framework, platform: iOS, sources: [Kit]}
          Unused: {type: framework, platform: iOS, sources: [Unused]}
          Tests: {type: bundle.unit-test, platform: iOS, sources: [Tests]}
        """

    @Test(
        "Project files say it",
        arguments: [
            ("Tides", ["Tides"]), ("Widget", ["Tides", "Beta"]), ("Faces", ["Watch"]), ("Kit", ["Tides", "Beta"]),
            ("Share", []), ("Unused", []), ("Tests", []), ("Nowhere", []),
        ])
    func declared(_ target: String, _ expected: [String]) {
        #expect(apps(with: target, ["project.yml": Self.spec]) == expected)
    }

    private func list(_ content: String) -> String { "<plist version=\"1.0\"><dict>\(content)</dict></plist>" }

    private var widgetList: String {
        list(
            """
            <key>NSExtension</key>
            <dict><key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit-extension</string></dict>
            """)
    }

    @Test("Where only property lists tell, the only app counts")
    func onlyApp() {
        let app = list("<key>UILaunchScreen</key><dict/>")
        #expect(apps(with: "Widget", ["App/Info.plist": app, "Widget/Info.plist": widgetList]) == ["App"])
        #expect(apps(with: "Shared", ["App/Info.plist": app, "Widget/Info.plist": widgetList]) == ["App"])
        let two = ["App/Info.plist": app, "Other/Info.plist": app, "Widget/Info.plist": widgetList]
        #expect(apps(with: "Widget", two) == [])
    }

    @Test("A watch app is none of an iOS app's target")
    func watch() {
        let files = [
            "App/Info.plist": list("<key>UILaunchScreen</key><dict/>"), "Widget/Info.plist": widgetList,
            "Watch/Info.plist": list("<key>WKApplication</key><true/>"),
        ]
        #expect(apps(with: "Watch", files) == ["Watch"])
    }

    @Test("A list that names a bundle, and not its kind, may be an app's")
    func named() {
        let ride = list("<key>CFBundleName</key><string>Ride</string>")
        #expect(apps(with: "Ride", ["Ride/Info.plist": ride]) == ["Ride"])
        let kit = list("<key>CFBundleName</key><string>Kit</string><key>CFBundlePackageType</key><string>FMWK</string>")
        #expect(apps(with: "Kit", ["Kit/Info.plist": kit]) == [])
    }
}
