import Testing

@testable import Project

@Suite("What targets say of themselves")
struct TargetFactsTests {
    private static let spec = """
        name: Tides
        options: {deploymentTarget: {iOS: "17.0"}}
        targets:
          Tides:
            type: application
            platform: iOS
            sources: [App, Shared]
            settings:
              INFOPLIST_FILE: App/Info.plist
              CODE_SIGN_ENTITLEMENTS: App/App.entitlements
              GROUP: group.example.tides
              SCHEME: tides
            dependencies: [{target: TidesWidget}, {target: TideKit}]
          TidesWidget:
            type: app-extension
            platform: iOS
            deploymentTarget: "18.2"
            sources: [Widget, Shared]
            settings:
              INFOPLIST_FILE: Widget/Info.plist
              CODE_SIGN_ENTITLEMENTS: Widget/Widget.entitlements
            dependencies: [{target: TideKit}]
          TideKit:
            type: framework
            platform: iOS
            sources: [Kit]
            dependencies: [{target: TideData}]
          TideData:
            type: framework
            platform: iOS
            sources: [Data]
        """

    private static let files = [
        "project.yml": spec,
        "App/App.swift": "", "Shared/S.swift": "", "Widget/W.swift": "", "Kit/K.swift": "", "Data/D.swift": "",
        "Scratch/X.swift": "",
        "App/Info.plist": list(
            """
            <key>NSSupportsLiveActivities</key><true/>
            <key>CFBundleURLTypes</key>
            <array><dict><key>CFBundleURLSchemes</key><array><string>$(SCHEME)</string></array></dict></array>
            """),
        "App/App.entitlements": groups(["$(GROUP)"]),
        "Widget/Info.plist": list(
            """
            <key>NSExtension</key>
            <dict><key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit-extension</string></dict>
            """),
        "Widget/Widget.entitlements": groups(["group.example.tides", "group.$(UNKNOWN)"]),
    ]

    static func list(_ content: String) -> String { "<plist version=\"1.0\"><dict>\n\(content)\n</dict></plist>" }

    static func groups(_ names: [String]) -> String {
        let strings = names.map { "<string>\($0)</string>\n" }.joined()
        return list("<key>com.apple.security.application-groups</key>\n<array>\n\(strings)</array>")
    }

    static func targets(_ files: [String: String] = files) -> Targets {
        var discovery = Discovery()
        discovery.folders = [""]
        discovery.files = files.keys.sorted(by: PathText.precedes).compactMap { path in
            FileKind(name: PathText.name(ofPath: path)).map { DiscoveredFile(path: path, kind: $0) }
        }
        return Targets(of: discovery) { path throws(FileError) in
            guard let text = files[path] else { throw FileError(path: path, reason: .missing) }
            return Array(text.utf8)
        }
    }

    private func target(_ name: String, _ files: [String: String] = files) throws -> Target {
        try #require(Self.targets(files).all.first { $0.name == name })
    }

    @Test(
        "A file belongs to every target that compiles it",
        arguments: [
            ("App/App.swift", ["Tides"]), ("Shared/S.swift", ["Tides", "TidesWidget"]), ("Widget/W.swift", ["TidesWidget"]),
            ("Scratch/X.swift", ["Scratch"]),
        ])
    func membership(path: String, names: [String]) {
        #expect(Self.targets().targets(ofFile: path).map(\.name) == names)
    }

    @Test("A path may go out of a folder and in again")
    func detour() {
        let files = Dictionary(uniqueKeysWithValues: Self.files.map { ("Tests/../\($0.key)", $0.value) })
        let targets = Self.targets(files.merging(Self.files) { first, _ in first }.filter { $0.key.hasPrefix("Tests") || !$0.key.hasSuffix(".yml") })
        #expect(targets.targets(ofFile: "Tests/../Widget/W.swift").map(\.name) == ["TidesWidget"])
    }

    @Test("The Info.plist tells a widget extension, the project tells its app")
    func kinds() throws {
        let targets = Self.targets()
        let widget = try #require(targets.all.first { $0.name == "TidesWidget" })
        #expect(widget.kind == .widgetExtension)
        #expect(targets.hosts(of: widget).map(\.name) == ["Tides"])
        #expect(targets.embedded(in: try target("Tides")).map(\.name) == ["TidesWidget"])
        #expect(widget.origin == TargetOrigin(.xcodeGen, path: "project.yml"))
        #expect(targets.problems == [])
    }

    @Test("Variables in property lists are expanded")
    func variables() throws {
        let app = try target("Tides")
        #expect(app.information?.urlSchemes == ["tides"])
        #expect(app.entitlements?.groups.map(\.name) == ["group.example.tides"])
        #expect(app.entitlements?.isComplete == true)
    }

    @Test("A group that holds an unknown variable may be any")
    func unknownVariable() throws {
        let widget = try target("TidesWidget")
        #expect(widget.entitlements?.hasGroup("group.example.tides") == true)
        #expect(widget.entitlements?.isComplete == false)
    }

    @Test("Floors are those of the target, with the place where they stand")
    func floors() throws {
        let widget = try target("TidesWidget")
        #expect(widget.floor(of: .iOS) == SystemVersion(18, 2))
        #expect(widget.floor(of: .macOS) == nil)
        #expect(try target("Tides").floor(of: .iOS) == SystemVersion(17))
        let place = try #require(widget.floors(of: .iOS).first?.place)
        let bytes = Array(Self.spec.utf8)
        #expect(String(decoding: bytes[place.range], as: UTF8.self).contains("18.2"))
    }

    @Test("What a linked framework is linked with may be visible too")
    func linkedModules() throws {
        #expect(try target("TidesWidget").linkedModules.isSuperset(of: ["TideKit", "TideData"]))
        #expect(try target("TideData").linkedModules.isEmpty)
    }

    @Test("A property list that cannot be read leaves what it says open, and is a problem when it is broken")
    func unreadable() throws {
        var files = Self.files
        files["App/Info.plist"] = nil
        #expect(try target("Tides", files).information?.isComplete == false)
        #expect(Self.targets(files).problems == [])
        files["App/Info.plist"] = "<plist><dict>\n<key>"
        #expect(try target("Tides", files).information?.isComplete == false)
        #expect(Self.targets(files).problems.map(\.path) == ["App/Info.plist"])
    }

    @Test("A broken project file is a problem; what folders say counts then")
    func brokenProject() throws {
        var files = Self.files
        files["project.yml"] = "name: [Tides\n"
        let targets = Self.targets(files)
        #expect(targets.problems.map(\.path) == ["project.yml"])
        #expect(targets.targets(ofFile: "Widget/W.swift").map(\.kind) == [.widgetExtension])
    }

    @Test("Keys are found where they stand, in whatever form the list has")
    func keyPlaces() throws {
        let xml = "<plist><dict>\n<key>Other</key><string>Some</string>\n<key>Some</key><true/></dict></plist>"
        let file = try PropertyListFile(path: "A.plist", bytes: Array(xml.utf8))
        #expect(file.place(ofKey: "Some").range == 57..<61)
        #expect(file.place(ofKey: "Missing") == file.start)
        let text = "{ Other = Some;\n  Some = YES; }"
        let old = try PropertyListFile(path: "A.plist", bytes: Array(text.utf8))
        #expect(old.place(ofKey: "Some").range == 18..<22)
    }
}
