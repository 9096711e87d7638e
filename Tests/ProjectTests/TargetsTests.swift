import Testing

@testable import Project

@Suite struct TargetsTests {
    /// Targets of a project given as paths and texts, walked from the working directory.
    private func targets(_ files: [String: String]) -> Targets {
        var discovery = Discovery()
        discovery.folders = [""]
        discovery.files = files.keys.sorted(by: PathText.precedes).compactMap { path in
            FileKind(name: PathText.name(ofPath: path)).map { DiscoveredFile(path: path, kind: $0) }
        }
        return Targets(of: discovery) { path throws(FileError) in Array((files[path] ?? "").utf8) }
    }

    private func plist(_ content: String) -> String { "<plist version=\"1.0\"><dict>\(content)</dict></plist>" }

    private func widgetPlist(
        _ container: String = "NSExtension", point: String = "com.apple.widgetkit-extension"
    ) -> String {
        plist("<key>\(container)</key><dict><key>NSExtensionPointIdentifier</key><string>\(point)</string></dict>")
    }

    @Test(arguments: ["NSExtension", "EXAppExtensionAttributes"])
    func folderOfWidgetPlistIsTheExtension(container: String) {
        let targets = targets(["App/A.swift": "", "Widget/Info.plist": widgetPlist(container)])
        let target = targets.target(ofFile: "Widget/Views/Row.swift")
        #expect(target == Target(id: "Widget", name: "Widget", kind: .widgetExtension, root: "Widget"))
        #expect(targets.target(ofFile: "App/A.swift") == Target(id: "App", name: "App", kind: .folder, root: "App"))
    }

    @Test(arguments: [
        "Widget/Supporting Files/Info.plist", "Widget/Resources/Info.plist", "Widget-Info.plist", "Widget/Widget-Info.plist",
    ])
    func plistMayStandElsewhere(path: String) {
        #expect(targets([path: widgetPlist()]).target(ofFile: "Widget/A.swift").kind == .widgetExtension)
    }

    @Test(arguments: [
        ("Package.swift", "Examples/A.swift", true),
        ("Package.swift", "Sources/Steps/A.swift", false),
        ("Package.swift", "Snippets/A.swift", false),
        ("Package.swift", "Sources/Steps/Steps.docc/A.swift", true),
        ("Demo/Package.swift", "Examples/A.swift", false),
        ("project.yml", "Examples/A.swift", true),
        ("App/A.swift", "Examples/A.swift", false),
    ])
    func onlyWhatIsCertainlyCompiledByNobodyIsLeftOut(project: String, path: String, isLeftOut: Bool) {
        let texts = [
            "Package.swift": #"let package = Package(name: "Steps", targets: [.target(name: "Steps")])"#,
            "project.yml": "name: Steps\ntargets:\n  Steps:\n    type: application\n    sources: [App]\n",
        ]
        let text = texts[PathText.name(ofPath: project)] ?? ""
        #expect(targets([project: text, path: ""]).leaveOut(path) == isLeftOut)
    }

    @Test(arguments: [
        "let package = Package(name: \"Steps\", targets: names.map { .target(name: $0) })",
        "let package = Package(name: \"Steps\")",
    ])
    func aManifestThatComputesItsTargetsLeavesNothingOut(manifest: String) {
        #expect(!targets(["Package.swift": manifest, "Examples/A.swift": ""]).leaveOut("Examples/A.swift"))
    }

    @Test func otherPlistsGiveOtherKinds() {
        let targets = targets([
            "Share/Info.plist": widgetPlist(point: "com.apple.share-services"),
            "App/Info.plist": plist("<key>CFBundlePackageType</key><string>APPL</string>"),
            "AppTests/Info.plist": plist("<key>CFBundlePackageType</key><string>BNDL</string>"),
            "Kit/Info.plist": plist("<key>CFBundlePackageType</key><string>FMWK</string>"),
            "Kit/Settings.plist": plist(""),
        ])
        #expect(targets.target(ofFile: "Share/A.swift").kind == .otherExtension)
        #expect(targets.target(ofFile: "App/A.swift").kind == .app)
        #expect(targets.target(ofFile: "AppTests/A.swift").kind == .test)
        #expect(targets.target(ofFile: "Kit/Sub/A.swift") == Target(id: "Kit", name: "Kit", kind: .folder, root: "Kit"))
    }

    @Test func plistBesideTheProjectIsNoTarget() {
        let targets = targets(["Info.plist": plist(""), "App.xcodeproj/project.pbxproj": "", "A/a.swift": ""])
        #expect(targets.target(ofFile: "A/a.swift").root == "A")
    }

    @Test func topFolderIsThatBelowTheProject() {
        let targets = targets(["ios/App.xcodeproj/project.pbxproj": "", "mac/A.swift": ""])
        #expect(targets.target(ofFile: "ios/Shared/Views/A.swift").root == "ios/Shared")
        #expect(targets.target(ofFile: "ios/A.swift").root == "ios")
        #expect(targets.target(ofFile: "mac/X/Y.swift").root == "mac")
        #expect(targets.target(ofFile: "A.swift") == Target(id: ".", name: ".", kind: .folder, root: ""))
        #expect(targets.target(ofFile: "/elsewhere/B/A.swift").root == "/elsewhere/B")
    }

    static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "Kit",
            products: [.library(name: "Kit", targets: ["Core"])],
            targets: [
                .target(name: "Core"),
                .target(name: "Store", dependencies: [.target(name: "Nothing")], path: "Other/Store"),
                .executableTarget(name: "tool", dependencies: ["Core"]),
                .testTarget(name: "CoreTests", dependencies: ["Core"]),
                .plugin(name: "Check", capability: .buildTool()),
            ]
        )
        """

    @Test(arguments: [
        ("Kit/Sources/Core/Deep/A.swift", "Core", Target.Kind.package, "Kit"),
        ("Kit/Source/Core/A.swift", "Core", .package, "Kit"),
        ("Kit/Other/Store/A.swift", "Store", .package, "Kit"),
        ("Kit/Sources/tool/main.swift", "tool", .package, "Kit"),
        ("Kit/Tests/CoreTests/A.swift", "CoreTests", .test, "Kit"),
        ("Kit/Plugins/Check/A.swift", "Check", .package, "Kit"),
        ("Kit/Sources/Nothing/A.swift", "Sources", .folder, "Kit/Sources"),
        ("Kit/Examples/App/A.swift", "Examples", .folder, "Kit/Examples"),
    ])
    func packageDeclaresItsTargets(file: String, name: String, kind: Target.Kind, root: String) {
        let target = targets(["Kit/Package.swift": Self.manifest]).target(ofFile: file)
        #expect(target.name == name)
        #expect(target.kind == kind)
        #expect(target.root == root)
    }

    @Test func foldersOfOneTargetShareTheId() {
        let targets = targets(["Package.swift": Self.manifest])
        #expect(targets.target(ofFile: "Sources/Core/A.swift").id == "Package.swift#Core")
        #expect(targets.target(ofFile: "src/Core/A.swift").id == "Package.swift#Core")
    }

    @Test func onlyTargetMayLieInSourcesItself() {
        let targets = targets(["Package.swift": "let package = Package(name: \"A\", targets: [.target(name: \"A\")])"])
        #expect(targets.target(ofFile: "Sources/a.swift").name == "A")
        #expect(targets.target(ofFile: "Sources/A/a.swift").id == targets.target(ofFile: "Sources/a.swift").id)
    }

    @Test func targetMayBeTheWholePackage() {
        let manifest = "let p = Package(name: \"A\", targets: [.target(name: \"A\", path: \".\")])"
        let targets = targets(["P/Package.swift": manifest])
        #expect(targets.target(ofFile: "P/x/a.swift").name == "A")
    }

    @Test func computedTargetsFollowTheConvention() {
        let targets = targets([
            "Package.swift": "let package = Package(name: \"A\", targets: names.map { .target(name: $0) })",
            "Sources/Core/a.swift": "", "Tests/CoreTests/a.swift": "", "Sources/a.swift": "",
        ])
        let core = Target(id: "Package.swift#Core", name: "Core", kind: .package, root: "")
        #expect(targets.target(ofFile: "Sources/Core/a.swift") == core)
        #expect(targets.target(ofFile: "Tests/CoreTests/a.swift").kind == .test)
        #expect(targets.target(ofFile: "Sources/a.swift").kind == .folder)
    }

    @Test func extensionInsideAPackageTargetIsItsOwn() {
        let targets = targets(["Package.swift": Self.manifest, "Sources/Core/Info.plist": widgetPlist()])
        #expect(targets.target(ofFile: "Sources/Core/A.swift").kind == .widgetExtension)
    }

    @Test func onlyPlistIsAboutTheFilesBesideIt() {
        let targets = targets(["Info.plist": plist("<key>CFBundleName</key><string>Ride</string>"), "A.swift": ""])
        #expect(targets.target(ofFile: "A.swift").information?["CFBundleName"]?.string == "Ride")
        #expect(targets.target(ofFile: "B/A.swift").information == nil)
        let two = self.targets(["Info.plist": plist(""), "B/Info.plist": plist(""), "A.swift": ""])
        #expect(two.target(ofFile: "A.swift").information == nil)
    }

    @Test func unreadablePlistIsReported() {
        let targets = targets(["Widget/Info.plist": "<plist>\n<dict>\n<foo/></dict></plist>"])
        #expect(targets.problems.map(\.path) == ["Widget/Info.plist"])
        #expect(targets.problems.map(\.line) == [3])
        #expect(targets.target(ofFile: "Widget/A.swift").kind == .folder)
    }

    private func entitlements(_ group: String) -> String {
        plist("<key>com.apple.security.application-groups</key><array><string>\(group)</string></array>")
    }

    @Test func entitlementsBelongToTheirFolder() {
        let targets = targets([
            "Widget/Info.plist": widgetPlist(), "Widget/Support/Widget.entitlements": entitlements("group.a"),
            "Kit/Kit.entitlements": entitlements("group.b"), "Kit/A.swift": "", "Other/A.swift": "",
        ])
        #expect(targets.target(ofFile: "Widget/A.swift").entitlements?.groups.map(\.name) == ["group.a"])
        #expect(targets.all.first?.entitlements?.groups.map(\.name) == ["group.a"])
        #expect(targets.target(ofFile: "Kit/Sub/A.swift").entitlements?.groups.map(\.name) == ["group.b"])
        #expect(targets.target(ofFile: "Other/A.swift").entitlements == nil)
    }

    @Test func entitlementsBesideAProjectFileAreItsBusiness() {
        let targets = targets([
            "App.xcodeproj/project.pbxproj": "", "Widget/Info.plist": widgetPlist(), "Widget/W.entitlements": entitlements("group.a"),
        ])
        #expect(targets.target(ofFile: "Widget/A.swift").entitlements == nil)
    }

    @Test func entitlementsThatCannotBeReadAreNotComplete() {
        let targets = targets(["Widget/Info.plist": widgetPlist(), "Widget/W.entitlements": "<plist><dict>"])
        #expect(targets.target(ofFile: "Widget/A.swift").entitlements?.isComplete == false)
    }
}
