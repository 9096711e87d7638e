import Testing

@testable import Project

@Suite struct XcodeProjectSettingsTests {
    /// Debug settings of the app, whose four layers are given, weakest first.
    private func settings(
        projectFile: String? = nil, project: String = "", targetFile: String? = nil, target: String = ""
    ) throws -> [String: BuildSetting] {
        var text = ProjectText(groups: ["PF", "TF"])
        text.addTarget("APP", "buildConfigurationList = APP_LIST;")
        text.addFile("PF", "Config/Project.xcconfig")
        text.addFile("TF", "Config/Target.xcconfig")
        let projectBase = projectFile == nil ? "" : "baseConfigurationReference = PF;"
        let targetBase = targetFile == nil ? "" : "baseConfigurationReference = TF;"
        text.addConfigurations("PROJECT_LIST", [("Debug", "\(projectBase) buildSettings = { \(project) };")])
        text.addConfigurations("APP_LIST", [("Debug", "\(targetBase) buildSettings = { \(target) };")])
        let files = ["ios/Config/Project.xcconfig": projectFile, "ios/Config/Target.xcconfig": targetFile]
        let read = try text.read(files.compactMapValues { $0 })
        #expect(read.targets.first?.configurations.map(\.name) == ["Debug"])
        return try #require(read.targets.first?.configurations.first).settings
    }

    @Test func layersOverrideEachOther() throws {
        let settings = try settings(
            projectFile: "A = 1\nB = 1\nC = 1\nD = 1", project: "B = 2; C = 2; D = 2;", targetFile: "C = 3\nD = 3",
            target: "D = 4;")
        #expect(["A", "B", "C", "D"].map { settings[$0]?.value } == ["1", "2", "3", "4"])
        #expect(settings["A"]?.place?.path == "ios/Config/Project.xcconfig")
        #expect(settings["B"]?.place?.path == "ios/Habit.xcodeproj/project.pbxproj")
        #expect(settings["C"]?.place?.path == "ios/Config/Target.xcconfig")
    }

    @Test func valueInheritsThroughAllLayers() throws {
        let inherited = "\"$(inherited)"
        let settings = try settings(
            projectFile: "A = 1", project: "A = \(inherited) 2\";", targetFile: "A = $(inherited) 3",
            target: "A = (\(inherited)\", 4);")
        #expect(settings["A"]?.value == "1 2 3 4")
    }

    @Test func namesOfTargetAndProjectAreKnown() throws {
        let settings = try settings(
            target: "A = \"$(PROJECT_NAME).$(TARGET_NAME).${CONFIGURATION}\"; B = $PRODUCT_MODULE_NAME;")
        #expect(settings["A"]?.value == "Habit.App.Debug")
        #expect(settings["B"]?.value == "App")
    }

    @Test func conditionalValueIsTaken() throws {
        let settings = try settings(target: "\"A[sdk=iphoneos*]\" = phone; \"A[sdk=macosx*]\" = mac;")
        #expect(settings["A"]?.value == "phone")
    }

    @Test func configurationsAreMatchedByName() throws {
        var text = ProjectText()
        text.addTarget("APP", "buildConfigurationList = APP_LIST;")
        text.add(
            "PROJECT_LIST",
            """
            isa = XCConfigurationList; buildConfigurations = (P1, P2); defaultConfigurationName = Release;
            """)
        text.add("P1", "isa = XCBuildConfiguration; name = Debug; buildSettings = { A = debug; };")
        text.add("P2", "isa = XCBuildConfiguration; name = Release; buildSettings = { A = release; };")
        let own = ["Release", "Debug", "Beta"].map { ($0, "buildSettings = { };") }
        text.addConfigurations("APP_LIST", own)
        let configurations = try #require(text.read().targets.first).configurations
        #expect(configurations.map(\.name) == ["Release", "Debug", "Beta"])
        #expect(configurations.map { $0.settings["A"]?.value } == ["release", "debug", "release"])
    }

    @Test func targetWithoutConfigurationsHasThoseOfTheProject() throws {
        var text = ProjectText()
        text.addTarget("APP")
        #expect(try text.read().targets.first?.configurations.map(\.name) == ["default"])
        text.addConfigurations("PROJECT_LIST", [("Debug", "buildSettings = { A = 1; };")])
        let configurations = try #require(text.read().targets.first).configurations
        #expect(configurations.map(\.name) == ["Debug"])
        #expect(configurations[0].settings["A"]?.value == "1")
    }

    @Test func fileInASynchronizedFolderIsFound() throws {
        var text = ProjectText(groups: ["FOLDER"])
        text.addTarget("APP", "buildConfigurationList = LIST;")
        text.add("FOLDER", "isa = PBXFileSystemSynchronizedRootGroup; path = Config; sourceTree = \"<group>\";")
        let base =
            "baseConfigurationReferenceAnchor = FOLDER; baseConfigurationReferenceRelativePath = \"a/../App.xcconfig\";"
        text.addConfigurations("LIST", [("Debug", base)])
        let project = try text.read(["ios/Config/App.xcconfig": "A = 1"])
        #expect(project.targets.first?.configurations.first?.settings["A"]?.value == "1")
    }

    @Test func missingAndDamagedFilesAreTold() throws {
        var text = ProjectText(groups: ["PODS", "OWN"])
        text.addTarget("APP", "buildConfigurationList = LIST;")
        text.addFile("PODS", "Pods/App.xcconfig")
        text.addFile("OWN", "App.xcconfig")
        text.addConfigurations(
            "LIST", [("Debug", "baseConfigurationReference = PODS;"), ("Release", "baseConfigurationReference = OWN;")])
        let project = try text.read(["ios/App.xcconfig": "A 1\nB = 2"])
        #expect(project.missingConfigurationFiles == ["ios/Pods/App.xcconfig"])
        #expect(
            project.problems.map(\.description) == [
                "ios/App.xcconfig:1: this line is neither a build setting nor an include"
            ])
        #expect(project.targets.first?.configurations.last?.settings["B"]?.value == "2")
    }

    @Test func deploymentTargetOfTheExtensionHasItsPlace() throws {
        var text = ProjectText(targets: ["HABIT", "WIDGETS"])
        text.addTarget("HABIT", "buildConfigurationList = HABIT_LIST; buildPhases = (EMBED);")
        text.addTarget("WIDGETS", type: "app-extension", "buildConfigurationList = WIDGETS_LIST;")
        text.addPhase("EMBED", isa: "PBXCopyFilesBuildPhase", ["WIDGETS_PRODUCT"], "dstSubfolderSpec = 13;")
        text.addConfigurations("PROJECT_LIST", [("Debug", "buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 17.0; };")])
        text.addConfigurations("HABIT_LIST", [("Debug", "buildSettings = { PRODUCT_NAME = Habit; };")])
        let own = "buildSettings = { PRODUCT_NAME = Widgets; IPHONEOS_DEPLOYMENT_TARGET = 26.4; };"
        text.addConfigurations("WIDGETS_LIST", [("Debug", own)])
        let targets = try text.read(at: "Habit.xcodeproj/project.pbxproj").targets
        #expect(targets.map(\.embeddedTargets) == [["Widgets"], []])
        let found = try targets.map { try #require($0.configurations.first?.settings["IPHONEOS_DEPLOYMENT_TARGET"]) }
        #expect(found.map(\.value) == ["17.0", "26.4"])
        let bytes = Array(text.text.utf8)
        for setting in found {
            let place = try #require(setting.place)
            #expect(place.path == "Habit.xcodeproj/project.pbxproj")
            #expect(String(decoding: bytes[place.range], as: UTF8.self) == setting.value)
        }
    }
}
