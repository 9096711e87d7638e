import Testing

@testable import Project

@Suite struct TuistTests {
    private func project(_ text: String, _ files: [String: String] = [:]) throws -> DeclaredProject {
        DeclaredProject(tuist: "App/Project.swift", Array(text.utf8)) { path throws(FileError) in
            guard let text = files[path] else { throw FileError(path: path, reason: .missing) }
            return Array(text.utf8)
        }
    }

    /// The target of a project that has one, with the given arguments.
    private func target(_ arguments: String, _ rest: String = "") throws -> DeclaredTarget {
        let text = """
            import ProjectDescription
            \(rest)
            let project = Project(name: "App", targets: [.target(name: "A", product: .app, \(arguments))])
            """
        return try #require(try project(text).targets.first)
    }

    private func value(_ setting: String, of target: DeclaredTarget, _ configuration: String = "Debug") -> String? {
        target.configurations.first { $0.name == configuration }?.settings[setting]?.value
    }

    @Test func targetsOfBothSpellingsAreRead() throws {
        let project = try project(
            """
            import ProjectDescription

            let project = Project(
                name: "Steps",
                targets: [
                    .target(
                        name: "Steps", destinations: [.iPhone, .iPad], product: .app, bundleId: "com.example.steps",
                        deploymentTargets: .iOS("17.0"), infoPlist: "App/Info.plist", sources: ["App/**"],
                        entitlements: .file(path: .relativeToManifest("App/App.entitlements")),
                        dependencies: [
                            .target(name: "Widget"), .target(name: "Kit"), .project(target: "Core", path: "../Core"),
                            .external(name: "Alamofire"), .package(product: "Charts"),
                            .sdk(name: "WidgetKit.framework", type: .framework),
                        ]),
                    Target(
                        name: "Widget", platform: .iOS, product: .appExtension, bundleId: "com.example.steps.widget",
                        deploymentTarget: .iOS(targetVersion: "16.1", devices: [.iphone]),
                        infoPlist: .extendingDefault(with: [
                            "NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"],
                            "CFBundleVersion": .string("1"), "Count": 2, "Flag": .boolean(true),
                            "Computed": makeValue(),
                        ]),
                        sources: "Widget/**",
                        entitlements: .dictionary(["com.apple.security.application-groups": ["group.a"]])),
                    .target(name: "Kit", destinations: .iOS, product: .staticFramework, sources: []),
                    .target(
                        name: "Tests", destinations: .iOS, product: .unitTests,
                        dependencies: [.target(name: "Steps")]),
                ]
            )
            """)
        #expect(project.problems.isEmpty)
        #expect(project.folder == "App")
        #expect(project.targets.map(\.name) == ["Steps", "Widget", "Kit", "Tests"])
        #expect(project.targets.map(\.kind) == [.app, .otherExtension, .framework, .test])
        let (app, widget) = (project.targets[0], project.targets[1])
        #expect(app.embeddedTargets == ["Widget"])
        #expect(app.dependencies == ["Kit", "Core", "Alamofire", "Charts", "WidgetKit"])
        #expect(project.targets[3].dependencies == ["Steps"])
        #expect(value("PRODUCT_BUNDLE_IDENTIFIER", of: app) == "com.example.steps")
        #expect(value("IPHONEOS_DEPLOYMENT_TARGET", of: app) == "17.0")
        #expect(value("SDKROOT", of: app) == "iphoneos")
        #expect(value("INFOPLIST_FILE", of: app) == "App/Info.plist")
        #expect(value("CODE_SIGN_ENTITLEMENTS", of: app) == "App/App.entitlements")
        #expect(value("IPHONEOS_DEPLOYMENT_TARGET", of: widget) == "16.1")
        #expect(value("INFOPLIST_FILE", of: widget) == nil)
        #expect(
            widget.information["NSExtension"]?.value["NSExtensionPointIdentifier"]?.string
                == "com.apple.widgetkit-extension")
        #expect(widget.information["CFBundleVersion"]?.value == .string("1"))
        #expect(widget.information["Count"]?.value == .integer(2))
        #expect(widget.information["Flag"]?.value == .boolean(true))
        #expect(widget.information["Computed"] == nil)
        #expect(
            widget.entitlements["com.apple.security.application-groups"]?.value == .array([.string("group.a")]))
    }

    @Test(arguments: [
        ("sources: [\"Sources/**\"]", ["App/Sources/A.swift", "App/Sources/b/A.swift"], ["App/A.swift"]),
        ("sources: \"Sources/**/*.swift\"", ["App/Sources/A.swift", "App/Sources/b/A.swift"], ["App/A.swift"]),
        (
            "sources: [\"Sources/*.swift\", \"../Shared/**\"]", ["App/Sources/A.swift", "Shared/A.swift"],
            ["App/Sources/b/A.swift"]
        ),
        (
            "sources: [.glob(\"S/**\", excluding: [\"S/Old/**\", \"S/One.swift\", \"**/Mac/**\"])]",
            ["App/S/A.swift", "App/S/b/One.swift"],
            ["App/S/Old/A.swift", "App/S/One.swift", "App/S/b/Mac/A.swift"]
        ),
        ("sources: [\"S/A.swift\"]", ["App/S/A.swift"], ["App/S/B.swift"]),
        ("sources: .sourceFilesList(globs: [\"S/**\"])", ["App/S/A.swift"], ["App/A.swift"]),
        ("buildableFolders: [\"S\", .folder(\"T\")]", ["App/S/A.swift", "App/T/A.swift"], ["App/A.swift"]),
        ("sources: [\"**/*View.swift\"]", ["App/AView.swift", "App/b/AView.swift"], ["App/A.swift", "AView.swift"]),
        ("sources: computed()", [], ["App/A.swift"]),
    ])
    func sourcesAreGlobs(argument: String, compiled: [String], others: [String]) throws {
        let membership = SourceMembership(try target(argument).sources)
        #expect(compiled.filter { !membership.contains($0) } == [])
        #expect(others.filter(membership.contains) == [])
    }

    @Test(arguments: [
        ("destinations: .iOS", "iphoneos", nil), ("platform: .watchOS", "watchos", nil),
        ("destinations: [.mac]", "macosx", nil),
        ("destinations: [.iPhone, .appleVision]", "auto", "iphoneos iphonesimulator xros xrsimulator"),
        ("destinations: computed", nil, nil),
    ])
    func destinationsGiveTheSystem(argument: String, root: String?, platforms: String?) throws {
        let target = try target(argument)
        #expect(value("SDKROOT", of: target) == root)
        #expect(value("SUPPORTED_PLATFORMS", of: target) == platforms)
    }

    @Test(arguments: [
        ("deploymentTargets: .multiplatform(iOS: \"17.2\", macOS: \"14\")", "IPHONEOS_DEPLOYMENT_TARGET", "17.2"),
        ("deploymentTargets: .multiplatform(iOS: \"17.2\", macOS: \"14\")", "MACOSX_DEPLOYMENT_TARGET", "14.0"),
        ("deploymentTargets: .visionOS(\"1.0\")", "XROS_DEPLOYMENT_TARGET", "1.0"),
        ("deploymentTargets: versions", "IPHONEOS_DEPLOYMENT_TARGET", "15.0"),
        ("deploymentTargets: computed()", "IPHONEOS_DEPLOYMENT_TARGET", nil),
    ])
    func leastVersionsAreSettings(argument: String, setting: String, version: String?) throws {
        #expect(value(setting, of: try target(argument, "let versions: DeploymentTargets = .iOS(\"15.0\")")) == version)
    }

    @Test func settingsLieOverEachOther() throws {
        let project = try project(
            """
            import ProjectDescription
            let team = "com.example"
            let project = Project(
                name: "App",
                settings: .settings(
                    base: ["A": "project", "B": ["x", "y"], "C": .string("c"), "D": true, "E": computed()],
                    configurations: [
                        .debug(name: "Debug", settings: ["A": "debug"], xcconfig: "Configs/Debug.xcconfig"),
                        .release(name: .release),
                    ]),
                targets: [
                    .target(
                        name: "A-B", destinations: .iOS, product: .app, productName: "Own", bundleId: "\\(team).app",
                        settings: .settings(base: ["B": "$(inherited) z"])),
                ])
            """, ["App/Configs/Debug.xcconfig": "FILE = f"])
        let target = try #require(project.targets.first)
        #expect(target.configurations.map(\.name) == ["Debug", "Release"])
        #expect(value("A", of: target) == "debug")
        #expect(value("A", of: target, "Release") == "project")
        #expect(value("B", of: target) == "x y z")
        #expect(value("C", of: target) == "c")
        #expect(value("D", of: target) == "YES")
        #expect(value("E", of: target) == nil)
        #expect(value("FILE", of: target) == "f")
        #expect(value("FILE", of: target, "Release") == nil)
        #expect(value("PRODUCT_MODULE_NAME", of: target) == "Own")
        #expect(value("PRODUCT_BUNDLE_IDENTIFIER", of: target) == "com.example.app")
        #expect(value("SWIFT_ACTIVE_COMPILATION_CONDITIONS", of: target) == "DEBUG")
    }

    @Test func placesLeadToTheManifest() throws {
        let text =
            """
            import ProjectDescription
            let p = Project(name: "A", targets: [.target(name: "W", product: .app, bundleId: "a.b")])
            """
        let target = try #require(try project(text).targets.first)
        func written(_ place: FilePlace?) -> String? {
            place.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) }
        }
        #expect(written(target.place) == "W")
        #expect(written(target.configurations[0].settings["PRODUCT_BUNDLE_IDENTIFIER"]?.place) == "a.b")
    }

    @Test func computedTargetsAreLeftOutAndThatIsAProblemWhenNoneIsLeft() throws {
        let computed = "Project.makeApp(name: \"A\", targets: names.map { .target(name: $0, product: .app) })"
        let nothing = try project("import ProjectDescription\nlet p = Project(name: \"A\", targets: \(computed))")
        #expect(nothing.targets.isEmpty)
        #expect(nothing.problems.map(\.line) == [2])
        let some = try project(
            """
            import ProjectDescription
            let targets: [Target] = [.target(name: a(), product: .app), .target(name: "B", product: .app)]
            let p = Project(name: "A", targets: targets)
            """
        )
        #expect(some.targets.map(\.name) == ["B"])
        #expect(some.problems.isEmpty)
        #expect(try project("struct Project {}").problems.isEmpty)
    }

    @Test(arguments: ["[%, %, %, %]", "\"\\(%)\\(%)\\(%)\"", "% + % + %", "%"])
    func constantsThatNameEachOtherEnd(form: String) throws {
        let constants = (0..<40).map { "let c\($0) = \(form.replacing("%", with: "c\(($0 + 1) % 40)"))" }
        let target = try target(
            "bundleId: c0, infoPlist: .dictionary([\"A\": c0]), sources: c0", constants.joined(separator: "\n"))
        #expect(target.information.isEmpty)
    }

    @Test(arguments: [
        ("import ProjectDescription\n", true), ("// c\nimport ProjectDescription", true), ("import Foundation", false),
        ("import ProjectDescriptionHelpers\nimport ProjectDescription", true),
        ("import ProjectDescriptionHelpers", false),
        ("", false),
    ])
    func tuistProjectImportsItsDescription(text: String, isTuist: Bool) {
        #expect(TuistManifest.isOne(Array(text.utf8)) == isTuist)
    }
}
