import Foundation
import Testing

@testable import Project

@Suite struct XcodeProjectTests {
    @Test(arguments: [
        ("application", Target.Kind.app), ("application.watchapp2", .app),
        ("application.on-demand-install-capable", .app),
        ("app-extension", .otherExtension), ("extensionkit-extension", .otherExtension),
        ("watchkit2-extension", .otherExtension), ("tv-app-extension", .otherExtension),
        ("app-extension.messages", .otherExtension), ("framework", .framework), ("framework.static", .framework),
        ("library.static", .framework), ("bundle.unit-test", .test), ("bundle.ui-testing", .test), ("bundle", .other),
        ("tool", .other), ("applicationx", .other),
    ])
    func kindComesFromTheProductType(type: String, kind: Target.Kind) throws {
        var text = ProjectText()
        text.addTarget("APP", type: type)
        let targets = try text.read().targets
        #expect(targets.map(\.name) == ["App"])
        #expect(targets.map(\.kind) == [kind])
    }

    @Test(arguments: ["PBXAggregateTarget", "PBXLegacyTarget"])
    func targetWithoutProductIsOfAnotherKind(isa: String) throws {
        var text = ProjectText(targets: ["ALL"])
        text.add("ALL", "isa = \(isa); name = All;")
        #expect(try text.read().targets.map(\.kind) == [.other])
    }

    @Test func targetsKeepTheirOrderAndPlaces() throws {
        var text = ProjectText(targets: ["ZEBRA", "NONE", "APE"])
        text.addTarget("APE")
        text.addTarget("ZEBRA")
        text.addTarget("UNLISTED")
        let project = try text.read(at: "Habit.xcodeproj/project.pbxproj")
        #expect(project.targets.map(\.name) == ["Zebra", "Ape"])
        for target in project.targets {
            let place = try #require(target.place)
            #expect(place.path == "Habit.xcodeproj/project.pbxproj")
            #expect(String(decoding: Array(text.text.utf8)[place.range], as: UTF8.self) == target.name)
        }
    }

    @Test(arguments: [
        ("Habit.xcodeproj/project.pbxproj", "", ""), ("ios/Habit.xcodeproj/project.pbxproj", "", "ios"),
        ("../Habit.xcodeproj/project.pbxproj", "", ".."), ("/a/Habit.xcodeproj/project.pbxproj", "", "/a"),
        ("project.pbxproj", "", ".."), ("ios/Habit.xcodeproj/project.pbxproj", "..", ""),
        ("ios/Habit.xcodeproj/project.pbxproj", "app", "ios/app"), ("ios/Habit.xcodeproj/project.pbxproj", "/x", "/x"),
    ])
    func folderIsAroundTheProject(path: String, below: String, folder: String) throws {
        let text = ProjectText(root: "projectDirPath = \"\(below)\";")
        #expect(try text.read(at: path).folder == folder)
    }

    @Test func xmlAndJSONSayTheSame() throws {
        var text = ProjectText(groups: ["A"])
        text.addTarget("APP", "buildPhases = (SOURCES); buildConfigurationList = LIST;")
        text.addPhase("SOURCES", ["A"])
        text.addFile("A", "A.swift")
        text.addConfigurations("LIST", [("Debug", "buildSettings = { SWIFT_VERSION = 6.0; };")])
        let project = try text.read()
        #expect(project.targets.first?.configurations.first?.settings["SWIFT_VERSION"]?.value == "6.0")
        let object = try PropertyListSerialization.propertyList(from: Data(text.text.utf8), options: [], format: nil)
        let xml = try PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
        let json = try JSONSerialization.data(withJSONObject: object)
        for form in [xml, json] {
            let other = try DeclaredProject(text: String(decoding: form, as: UTF8.self), at: "ios/Habit.xcodeproj/project.pbxproj")
            #expect(other.targets.map(\.withoutPlaces) == project.targets.map(\.withoutPlaces))
        }
    }

    @Test func projectsAreReadWithoutARootObject() throws {
        let text = """
            { objects = {
                P1 = { isa = PBXProject; targets = (T1); }; P2 = { isa = PBXProject; targets = (T2); };
                T1 = { isa = PBXNativeTarget; name = One; }; T2 = { isa = PBXNativeTarget; name = Two; };
            }; rootObject = GONE; }
            """
        #expect(try DeclaredProject(text: text).targets.map(\.name) == ["One", "Two"])
    }

    @Test(
        arguments: [
            ("{ }", nil, "this is no Xcode project: it holds no objects"),
            ("{ objects = (); }", nil, "this is no Xcode project: it holds no objects"),
            (
                "{ objects = { A = { isa = PBXGroup; }; B = c; }; }", nil,
                "this is no Xcode project: none of its objects is a PBXProject"
            ),
            ("{\n<<<<<<< HEAD\n", 2, "a merge conflict was left unresolved here"),
            ("<plist><dict>\n<a/></dict></plist>", 2, "this property list cannot be read: Encountered unknown tag a"),
        ] as [(String, Int?, String)])
    func unusableFileIsExplained(text: String, line: Int?, message: String) {
        let path = "A.xcodeproj/project.pbxproj"
        #expect(throws: ProjectProblem(path: path, line: line, message: message)) {
            try DeclaredProject(text: text, at: path)
        }
    }

    @Test func missingFileIsExplained() {
        let problem = ProjectProblem(path: "none", message: "cannot read this Xcode project: there is no such file")
        #expect(throws: problem) { try DeclaredProject(xcodeProject: "none", read: FileReader.read) }
    }

    @Test func objectsThatNameEachOtherInCirclesEnd() throws {
        var text = ProjectText(targets: ["APP", "APP", "MAIN", "ROOT"], groups: ["G1", "MAIN"])
        text.addTarget(
            "APP",
            "buildPhases = (SOURCES, APP, GONE); dependencies = (D, APP); buildConfigurationList = APP; name = App;")
        text.addPhase("SOURCES", ["F", "G1", "GONE", "APP"])
        text.addGroup("G1", "path = a; sourceTree = \"<group>\";", children: ["G2", "G1"])
        text.addGroup("G2", "path = b; sourceTree = \"<group>\";", children: ["G1", "F", "GONE"])
        text.addFile("F", "F.swift")
        text.add("D", "isa = PBXTargetDependency; target = APP; targetProxy = D;")
        text.addConfigurations("PROJECT_LIST", [("Debug", "baseConfigurationReference = G1; buildSettings = x;")])
        let targets = try text.read().targets
        #expect(targets.map(\.name) == ["App"])
        #expect(targets.first?.sources.files.contains("ios/a/b/F.swift") == true)
    }

    @Test func deepGroupsEnd() throws {
        let depth = 10_000
        var text = ProjectText(groups: ["G0"])
        text.addTarget("APP", "buildPhases = (SOURCES);")
        text.addPhase("SOURCES", ["G\(depth)"])
        for index in 0..<depth { text.addGroup("G\(index)", "path = a;", children: ["G\(index + 1)"]) }
        text.addFile("G\(depth)", "F.swift")
        #expect(try text.read().targets.first?.sources.files == [])
    }
}

extension DeclaredTarget {
    fileprivate var withoutPlaces: DeclaredTarget {
        var copy = self
        copy.place = nil
        copy.configurations = configurations.map { configuration in
            BuildConfiguration(
                name: configuration.name, settings: configuration.settings.mapValues { BuildSetting($0.value) })
        }
        return copy
    }
}
