import Testing

@testable import Project

@Suite struct XcodeProjectSourcesTests {
    /// The files of the app whose sources phase names `FILE`.
    private func files(_ text: ProjectText, at path: String = "ios/Habit.xcodeproj/project.pbxproj") throws -> [String]
    {
        var text = text
        text.addTarget("APP", "buildPhases = (SOURCES);")
        text.addPhase("SOURCES", ["FILE"])
        return try #require(text.read(at: path).targets.first).sources.files
    }

    @Test(arguments: [
        ("<group>", "A.swift", ["ios/App/A.swift"]), ("<group>", "x/../A.swift", ["ios/App/A.swift"]),
        ("<group>", "../../A.swift", ["A.swift"]), ("<group>", "../../../A.swift", ["../A.swift"]),
        ("SOURCE_ROOT", "App/A.swift", ["ios/App/A.swift"]), ("<absolute>", "/x/A.swift", ["/x/A.swift"]),
        ("<absolute>", "x/A.swift", []), ("SDKROOT", "A.swift", []), ("BUILT_PRODUCTS_DIR", "A.swift", []),
        ("DEVELOPER_DIR", "A.swift", []), ("MY_TREE", "A.swift", []), ("<group>", "é b.swift", ["ios/App/é b.swift"]),
    ])
    func pathFollowsTheSourceTree(tree: String, path: String, expected: [String]) throws {
        var text = ProjectText(groups: ["GROUP"])
        text.addGroup("GROUP", "path = App; sourceTree = \"<group>\";", children: ["FILE"])
        text.addFile("FILE", path, tree: tree)
        #expect(try files(text) == expected)
    }

    @Test(
        arguments: [
            ("path = App; name = Other;", "ios/App/Deep/A.swift"), ("name = App;", "ios/Deep/A.swift"),
            ("path = \"../App\";", "App/Deep/A.swift"),
            ("path = App; sourceTree = SOURCE_ROOT;", "ios/App/Deep/A.swift"),
            ("path = \"/App\"; sourceTree = \"<absolute>\";", "/App/Deep/A.swift"),
            ("path = \"\";", "ios/Deep/A.swift"),
            ("path = App; sourceTree = SDKROOT;", nil), ("path = \"$(SRCROOT)/App\";", nil),
        ] as [(String, String?)])
    func groupsAddTheirPaths(group: String, expected: String?) throws {
        var text = ProjectText(groups: ["OUTER"])
        text.addGroup("OUTER", group, children: ["INNER"])
        text.addGroup("INNER", "path = Deep; sourceTree = \"<group>\";", children: ["FILE"])
        text.addFile("FILE", "A.swift")
        #expect(try files(text) == (expected.map { [$0] } ?? []))
    }

    @Test func fileOutsideOfGroupsStandsInTheProjectsFolder() throws {
        var text = ProjectText()
        text.addFile("FILE", "A.swift")
        #expect(try files(text) == ["ios/A.swift"])
    }

    @Test func mainGroupMayHaveAPath() throws {
        var text = ProjectText(root: "mainGroup = OTHER; projectDirPath = app;")
        text.addGroup("OTHER", "path = Sources;", children: ["FILE"])
        text.addFile("FILE", "A.swift")
        #expect(try files(text) == ["ios/app/Sources/A.swift"])
    }

    @Test func variantsAreTheirFiles() throws {
        var text = ProjectText(groups: ["FILE"])
        text.add("FILE", "isa = PBXVariantGroup; children = (EN, DE); name = Text; sourceTree = \"<group>\";")
        text.addFile("EN", "en.lproj/Text.strings")
        text.addFile("DE", "de.lproj/Text.strings")
        #expect(try files(text) == ["ios/en.lproj/Text.strings", "ios/de.lproj/Text.strings"])
    }

    @Test func versionGroupIsItself() throws {
        var text = ProjectText(groups: ["FILE"])
        text.add("FILE", "isa = XCVersionGroup; children = (V1); path = Model.xcdatamodeld; sourceTree = \"<group>\";")
        text.addFile("V1", "Model.xcdatamodel")
        #expect(try files(text) == ["ios/Model.xcdatamodeld"])
    }

    @Test func filesOfOtherPhasesAreNotCompiled() throws {
        var text = ProjectText(groups: ["A", "B"])
        text.addTarget("APP", "buildPhases = (RESOURCES, SOURCES);")
        text.addPhase("SOURCES", ["A"])
        text.addPhase("RESOURCES", isa: "PBXResourcesBuildPhase", ["B"])
        text.addFile("A", "A.swift")
        text.addFile("B", "B.swift")
        #expect(try text.read().targets.first?.sources.files == ["ios/A.swift"])
    }

    @Test func otherProjectsAreNoFiles() throws {
        var text = ProjectText(
            groups: ["OTHER"], root: "projectReferences = ({ ProductGroup = PRODUCTS; ProjectRef = OTHER; });")
        text.addFile("OTHER", "Other/Other.xcodeproj")
        text.addGroup("PRODUCTS", "name = Products; sourceTree = \"<group>\";", children: ["FILE"])
        text.add("FILE", "isa = PBXReferenceProxy; path = libOther.a; sourceTree = BUILT_PRODUCTS_DIR;")
        #expect(try files(text) == [])
    }

    /// An app that owns the folder `ios/App`, a widget, and an exception set that says what `exception` says.
    private func synchronized(_ exception: String, owner: String = "APP") throws -> [DeclaredTarget] {
        var text = ProjectText(targets: ["APP", "WIDGET"], groups: ["FOLDER"])
        for target in ["APP", "WIDGET"] {
            let folders = target == owner ? "fileSystemSynchronizedGroups = (FOLDER, GONE);" : ""
            text.addTarget(target, "buildPhases = (\(target)_SOURCES); \(folders)")
            text.addPhase("\(target)_SOURCES", [])
        }
        text.add(
            "FOLDER",
            """
            isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (SET, GONE); \
            explicitFileTypes = { "a.b" = text; }; explicitFolders = (Assets);
            """)
        text.add("SET", exception)
        return try text.read().targets
    }

    static let targetExceptions = "isa = PBXFileSystemSynchronizedBuildFileExceptionSet;"

    @Test func folderBelongsToItsTarget() throws {
        let targets = try synchronized(Self.targetExceptions)
        #expect(targets.map(\.sources.folders) == [[SourceFolder(path: "ios/App")], []])
        #expect(targets.map(\.sources.files) == [[], []])
    }

    @Test func exceptionOfTheOwnerIsExcluded() throws {
        let list = "(Info.plist, \"Deep/./A.swift\", \"/Localized/Main.xib\")"
        let targets = try synchronized("\(Self.targetExceptions) target = APP; membershipExceptions = \(list);")
        #expect(targets[0].sources.folders.map(\.excluded) == [["ios/App/Info.plist", "ios/App/Deep/A.swift"]])
        #expect(targets[1].sources == DeclaredSources())
    }

    @Test func exceptionOfAnotherTargetIsIncluded() throws {
        let list = "(\"Deep/A.swift\", Models, \"/Localized/Main.xib\")"
        let targets = try synchronized("\(Self.targetExceptions) target = WIDGET; membershipExceptions = \(list);")
        #expect(targets[0].sources.folders == [SourceFolder(path: "ios/App")])
        #expect(targets[1].sources.files == ["ios/App/Deep/A.swift"])
        #expect(targets[1].sources.folders == [SourceFolder(path: "ios/App/Models")])
    }

    @Test(arguments: [("WIDGET_SOURCES", ["ios/App/A.swift"]), ("GONE", [])])
    func exceptionOfABuildPhaseIsCompiledThere(phase: String, expected: [String]) throws {
        let targets = try synchronized(
            """
            isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = \(phase); \
            membershipExceptions = (A.swift);
            """)
        #expect(targets[1].sources.files == expected)
    }
}
