import Testing

@testable import Project

@Suite struct XcodeGenTests {
    /// Reads a project out of files given as paths and texts.
    private func project(_ files: [String: String], at path: String = "project.yml") throws -> DeclaredProject {
        try DeclaredProject(xcodeGen: path) { path throws(FileError) in
            guard let text = files[path] else { throw FileError(path: path, reason: .missing) }
            return Array(text.utf8)
        }
    }

    private func project(_ text: String) throws -> DeclaredProject { try project(["project.yml": text]) }

    private func target(_ text: String, _ name: String? = nil) throws -> DeclaredTarget {
        let targets = try project(text).targets
        return try #require(targets.first { name == nil || $0.name == name })
    }

    private func value(_ setting: String, of target: DeclaredTarget, _ configuration: String = "Debug") -> String? {
        target.configurations.first { $0.name == configuration }?.settings[setting]?.value
    }

    @Test func theStepsAppHasItsThreeTargets() throws {
        let path = FixtureFolder.path("StepsApp/project.yml")
        let project = try DeclaredProject(xcodeGen: path, read: FileReader.read)
        let folder = PathText.folder(ofPath: path)
        #expect(project.problems.isEmpty)
        #expect(project.folder == folder)
        #expect(project.targets.map(\.name) == ["StepsApp", "StepsWidget", "StepsExamples"])
        #expect(project.targets.map(\.kind) == [.app, .otherExtension, .framework])
        #expect(project.targets.map(\.embeddedTargets) == [["StepsWidget"], [], []])
        #expect(project.targets.map(\.dependencies) == [[], ["WidgetKit", "SwiftUI"], []])
        #expect(
            project.targets.map { $0.sources.folders.map(\.path) } == [
                ["\(folder)/StepsApp", "\(folder)/StepsKit"], ["\(folder)/StepsWidget", "\(folder)/StepsKit"],
                ["\(folder)/Examples", "\(folder)/StepsKit"],
            ])
        for target in project.targets {
            #expect(target.configurations.map(\.name) == ["Debug", "Release"])
            #expect(value("IPHONEOS_DEPLOYMENT_TARGET", of: target) == (target.name == "StepsWidget" ? "18.4" : "18.0"))
            #expect(value("SDKROOT", of: target) == "iphoneos")
        }
        let widget = project.targets[1]
        #expect(value("PRODUCT_BUNDLE_IDENTIFIER", of: widget) == "com.example.steps.widget")
        #expect(value("INFOPLIST_FILE", of: widget) == "StepsWidget/Info.plist")
        #expect(value("CODE_SIGN_ENTITLEMENTS", of: widget) == "StepsWidget/StepsWidget.entitlements")
        #expect(value("PRODUCT_MODULE_NAME", of: widget) == "StepsWidget")
        #expect(value("GENERATE_INFOPLIST_FILE", of: project.targets[2]) == "YES")
    }

    @Test(arguments: [
        ("application", Target.Kind.app), ("application.watchapp2", .app),
        ("application.on-demand-install-capable", .app),
        ("com.apple.product-type.application", .app), ("app-extension", .otherExtension),
        ("app-extension.messages", .otherExtension), ("extensionkit-extension", .otherExtension),
        ("watchkit2-extension", .otherExtension), ("framework", .framework), ("framework.static", .framework),
        ("library.static", .framework), ("bundle.unit-test", .test), ("bundle.ui-testing", .test), ("bundle", .other),
        ("tool", .other),
    ])
    func typeGivesTheKind(type: String, kind: Target.Kind) throws {
        #expect(try target("targets: {A: {type: \(type), platform: iOS}}").kind == kind)
    }

    @Test func placesLeadToTheSpec() throws {
        let text = """
            options: {deploymentTarget: {iOS: "17.2"}}
            targets:
              Widget:
                type: app-extension
                platform: iOS
                settings: {INFOPLIST_FILE: 'W/Info.plist'}
            """
        let widget = try target(text)
        func written(_ place: FilePlace?) -> String? {
            place.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) }
        }
        let settings = widget.configurations[0].settings
        #expect(written(widget.place) == "Widget")
        #expect(written(settings["IPHONEOS_DEPLOYMENT_TARGET"]?.place) == "17.2")
        #expect(written(settings["INFOPLIST_FILE"]?.place) == "W/Info.plist")
        #expect(written(settings["SDKROOT"]?.place) == "iOS")
    }

    @Test(arguments: [
        ("deploymentTarget: 16", "16.0"), ("deploymentTarget: 16.4", "16.4"), ("deploymentTarget: '17.0.1'", "17.0.1"),
        ("deploymentTarget: {iOS: 15.1, macOS: 12}", "15.1"), ("sources: A", "14.0"),
        ("settings: {IPHONEOS_DEPLOYMENT_TARGET: 18.0}", "18.0"),
    ])
    func targetOverridesTheVersionOfTheProject(line: String, version: String) throws {
        let target = try target(
            """
            options: {deploymentTarget: {iOS: 14}}
            targets:
              A:
                type: application
                platform: iOS
                \(line)
            """
        )
        #expect(value("IPHONEOS_DEPLOYMENT_TARGET", of: target) == version)
    }

    @Test func settingsOfGroupsBaseAndConfigurationsLieOverEachOther() throws {
        let text = """
            name: App
            configs: {Debug: debug, Beta Debug: debug, Release: release}
            settings:
              base: {A: project, FLAGS: one, SWIFT_ACTIVE_COMPILATION_CONDITIONS: $(inherited) SHARED}
            settingGroups:
              inner: {B: inner, C: inner}
              outer: {groups: [inner], base: {C: outer}}
            targets:
              T:
                type: application
                platform: iOS
                settings:
                  groups: [outer]
                  base: {A: target, FLAGS: [$(inherited), two], D: yes, E: 'yes', F: $(A)-$(UNKNOWN)}
                  configs:
                    debug: {A: debug}
                    Release: {A: release}
                    beta: {D: beta}
            """
        let target = try target(text)
        #expect(target.configurations.map(\.name) == ["Debug", "Beta Debug", "Release"])
        #expect(
            ["Debug", "Beta Debug", "Release"].map { value("A", of: target, $0) } == ["debug", "target", "release"])
        #expect(["Debug", "Beta Debug", "Release"].map { value("D", of: target, $0) } == ["YES", "beta", "YES"])
        #expect(value("B", of: target) == "inner")
        #expect(value("C", of: target) == "outer")
        #expect(value("E", of: target) == "yes")
        #expect(value("F", of: target) == "debug-$(UNKNOWN)")
        #expect(value("FLAGS", of: target) == "one two")
        #expect(value("SWIFT_ACTIVE_COMPILATION_CONDITIONS", of: target) == "DEBUG SHARED")
        #expect(value("SWIFT_ACTIVE_COMPILATION_CONDITIONS", of: target, "Release") == "SHARED")
    }

    @Test func groupsThatNameEachOtherEnd() throws {
        let text =
            "settingGroups: {a: {groups: [a], base: {X: 1}}}\ntargets: {T: {type: tool, settings: {groups: [a]}}}"
        #expect(value("X", of: try target(text)) == "1")
    }

    @Test func filesOfSettingsCount() throws {
        let project = try project(
            [
                "app/project.yml": """
                configFiles: {Debug: Configs/All.xcconfig, Release: Missing.xcconfig}
                options: {deploymentTarget: {iOS: 15}}
                targets:
                  A:
                    type: application
                    platform: iOS
                    deploymentTarget: 16
                    configFiles: {Debug: Configs/A.xcconfig}
                    settings: {PRODUCT_NAME: Own}
                """,
                "app/Configs/All.xcconfig": "NAME = all // c\nIPHONEOS_DEPLOYMENT_TARGET = 17.0\nOTHER = o\n",
                "app/Configs/A.xcconfig": "#include \"B.xcconfig\"\nNAME = $(inherited) a\nPRODUCT_NAME = File\n",
                "app/Configs/B.xcconfig": "INCLUDED = b\n",
            ], at: "app/project.yml")
        let target = try #require(project.targets.first)
        #expect(value("NAME", of: target) == "all a")
        #expect(value("IPHONEOS_DEPLOYMENT_TARGET", of: target) == "17.0")
        #expect(value("IPHONEOS_DEPLOYMENT_TARGET", of: target, "Release") == "16.0")
        #expect(value("PRODUCT_NAME", of: target) == "Own")
        #expect(value("INCLUDED", of: target) == "b")
        #expect(target.configurations[0].settings["OTHER"]?.place?.path == "app/Configs/All.xcconfig")
        #expect(project.missingConfigurationFiles == ["app/Missing.xcconfig"])
    }

    @Test(arguments: [
        ("settings: {PRODUCT_BUNDLE_IDENTIFIER: a.b}", "a.b"), ("sources: A", "com.x.My-Widget"),
    ])
    func bundleIdentifierComesFromThePrefixWhereNothingElseGivesIt(line: String, identifier: String) throws {
        let target = try target(
            """
            options: {bundleIdPrefix: com.x}
            targets:
              My_Wid get:
                type: application
                platform: iOS
                \(line)
            """
        )
        #expect(value("PRODUCT_BUNDLE_IDENTIFIER", of: target) == identifier)
    }

    @Test func oneTargetForSeveralPlatformsBecomesSeveral() throws {
        let text = """
            options: {deploymentTarget: {iOS: 15.0}}
            targets:
              Kit:
                type: framework
                platform: [iOS, macOS]
                deploymentTarget: {macOS: 13}
                sources: ["Shared", "${platform}"]
                settings: {base: {X: 1}}
              Tool:
                type: framework
                platform: [tvOS, watchOS]
                platformSuffix: -for-${platform}
            """
        let targets = try project(text).targets
        #expect(targets.map(\.name) == ["Kit_iOS", "Kit_macOS", "Tool-for-tvOS", "Tool-for-watchOS"])
        #expect(targets[1].sources.folders.map(\.path) == ["Shared", "macOS"])
        #expect(targets.map { value("PRODUCT_NAME", of: $0) } == ["Kit", "Kit", "Tool", "Tool"])
        #expect(targets.map { value("PRODUCT_MODULE_NAME", of: $0) } == ["Kit", "Kit", "Tool", "Tool"])
        #expect(targets.map { value("SDKROOT", of: $0) } == ["iphoneos", "macosx", "appletvos", "watchos"])
        #expect(value("IPHONEOS_DEPLOYMENT_TARGET", of: targets[0]) == "15.0")
        #expect(value("MACOSX_DEPLOYMENT_TARGET", of: targets[0]) == nil)
        #expect(value("MACOSX_DEPLOYMENT_TARGET", of: targets[1]) == "13.0")
        #expect(value("X", of: targets[1]) == "1")
    }

    @Test func oneTargetMayHaveSeveralDestinations() throws {
        let target = try target(
            "targets: {A: {type: application, supportedDestinations: [macCatalyst, visionOS], deploymentTarget: 2}}")
        #expect(value("SUPPORTED_PLATFORMS", of: target) == "iphoneos iphonesimulator xros xrsimulator")
        #expect(value("SDKROOT", of: target) == "auto")
        #expect(value("XROS_DEPLOYMENT_TARGET", of: target) == "2.0")
    }

    @Test(arguments: [
        ("sources: Widget", ["Widget/A.swift", "Widget/Sub/A.swift"], ["Other/A.swift", "Widgets/A.swift"]),
        ("sources: [A, ./B/, ../C]", ["A/a.swift", "B/a.swift", "../C/a.swift"], ["C/a.swift"]),
        (
            "sources: [{path: A, excludes: [\"*.swift\", \"Sub/**\", Old]}]", ["A/Deep/a.swift"],
            ["A/a.swift", "A/Sub/a.swift", "A/Old/x/a.swift"]
        ),
        (
            "sources: [{path: A, includes: [\"**/*View.swift\", \"Models\"]}]",
            ["A/aView.swift", "A/b/cView.swift", "A/Models/a.swift"], ["A/a.swift", "A/b/Models/a.swift"]
        ),
        (
            "sources: [{path: A, excludes: [\"**/{Mac,TV}/*.swift\"]}]", ["A/Phone/a.swift"],
            ["A/Mac/a.swift", "A/x/TV/a.swift"]
        ),
        ("sources: [A/One.swift, {path: B/Two.swift}]", ["A/One.swift", "B/Two.swift"], ["A/Two.swift"]),
        (
            "sources: [{path: A, buildPhase: resources}, {path: B, buildPhase: none}, {path: C, buildPhase: sources}]",
            ["C/a.swift"], ["A/a.swift", "B/a.swift"]
        ),
        (
            "sources: [{path: A, type: folder}, {path: B, type: syncedFolder}, {path: C, type: group, optional: true}]",
            ["B/a.swift", "C/a.swift"], ["A/a.swift"]
        ),
        ("sources: [{path: A, buildPhase: {copyFiles: {destination: plugins}}}]", [], ["A/a.swift"]),
    ])
    func sourcesSayWhatIsCompiled(line: String, compiled: [String], others: [String]) throws {
        let target = try target("targets:\n  A:\n    type: application\n    platform: iOS\n    \(line)\n")
        let membership = SourceMembership(target.sources)
        #expect(compiled.filter { !membership.contains($0) } == [])
        #expect(others.filter(membership.contains) == [])
    }

    @Test func includedSpecsAreMergedWithTheirPaths() throws {
        let project = try project(
            [
                "app/project.yml": """
                name: App
                include:
                  - modules/kit.yml
                  - {path: modules/flat.yml, relativePaths: false}
                  - {path: off.yml, enable: no}
                  - ${SECRET}/spec.yml
                  - gone.yml
                targets:
                  App: {type: application, platform: iOS, sources: [App], dependencies: [{target: Kit}]}
                  Kit: {settings: {base: {B: 2}}, "sources:REPLACE": [New]}
                """,
                "app/modules/kit.yml": """
                include: more/more.yml
                targets:
                  Kit: {type: framework, platform: iOS, sources: [Old], settings: {base: {A: 1, B: 1}}}
                  Extra: {type: framework, platform: iOS, sources: [Extra], info: {path: Extra/Info.plist}}
                """,
                "app/modules/more/more.yml": "targets: {More: {type: framework, platform: iOS, sources: [M]}}",
                "app/modules/flat.yml": "targets: {Flat: {type: framework, platform: iOS, sources: [F]}}",
            ], at: "app/project.yml")
        #expect(project.targets.map(\.name) == ["More", "Kit", "Extra", "Flat", "App"])
        let paths = project.targets.map { $0.sources.folders.map(\.path) }
        #expect(paths == [["app/modules/more/M"], ["app/New"], ["app/modules/Extra"], ["app/F"], ["app/App"]])
        #expect(value("A", of: project.targets[1]) == "1")
        #expect(value("B", of: project.targets[1]) == "2")
        #expect(value("INFOPLIST_FILE", of: project.targets[2]) == "modules/Extra/Info.plist")
        #expect(project.targets[4].dependencies == ["Kit"])
        #expect(
            project.problems.map(\.description) == [
                "app/project.yml:7: cannot read the included app/gone.yml: there is no such file"
            ])
    }

    @Test func specsThatIncludeEachOtherEnd() throws {
        let project = try project(["project.yml": "include: a.yml\nname: A", "a.yml": "include: [project.yml, a.yml]"])
        #expect(project.targets.isEmpty)
        #expect(project.problems.isEmpty)
    }

    @Test func templatesFillTargets() throws {
        let text = """
            targetTemplates:
              Base:
                platform: iOS
                sources: [Shared]
                settings: {base: {A: base, B: base}}
              Widget:
                templates: [Base]
                type: app-extension
                sources: ["${target_name}", {path: "${folder}/Views"}]
                settings: {base: {B: widget, PRODUCT_BUNDLE_IDENTIFIER: "com.${company}.${target_name}"}}
            targets:
              Steps:
                templates: [Widget]
                templateAttributes: {folder: Common, company: example}
                sources: [Own, "${ENVIRONMENT}/X"]
                settings: {base: {C: own}}
            """
        let target = try target(text)
        #expect(target.kind == .otherExtension)
        #expect(target.sources.folders.map(\.path) == ["Shared", "Steps", "Common/Views", "Own", "${ENVIRONMENT}/X"])
        #expect(["A", "B", "C"].map { value($0, of: target) } == ["base", "widget", "own"])
        #expect(value("PRODUCT_BUNDLE_IDENTIFIER", of: target) == "com.example.Steps")
    }

    @Test func propertyListsOfTheSpecAreKnown() throws {
        let text = """
            targets:
              W:
                type: app-extension
                platform: iOS
                info:
                  path: W/Info.plist
                  properties:
                    NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}
                    NSSupportsLiveActivities: yes
                    Count: 3
                entitlements:
                  path: W/W.entitlements
                  properties:
                    com.apple.security.application-groups: [group.a]
            """
        let target = try target(text)
        #expect(value("INFOPLIST_FILE", of: target) == "W/Info.plist")
        #expect(value("CODE_SIGN_ENTITLEMENTS", of: target) == "W/W.entitlements")
        #expect(
            target.information["NSExtension"]?.value["NSExtensionPointIdentifier"]?.string
                == "com.apple.widgetkit-extension")
        #expect(target.information["NSSupportsLiveActivities"]?.value == .boolean(true))
        #expect(target.information["Count"]?.value == .integer(3))
        #expect(
            target.entitlements["com.apple.security.application-groups"]?.value == .array([.string("group.a")]))
    }

    @Test func propertyListAmongTheSourcesIsFound() throws {
        let files = [
            "project.yml": "targets: {W: {type: app-extension, platform: iOS, sources: [A, W]}}", "W/Info.plist": "",
        ]
        #expect(value("INFOPLIST_FILE", of: try #require(try project(files).targets.first)) == "W/Info.plist")
    }

    @Test func dependenciesAreEmbeddedOrLinked() throws {
        let text = """
            targets:
              App:
                type: application
                platform: iOS
                dependencies:
                  - target: Widget
                  - {target: Loose, embed: false}
                  - target: Watch
                  - {target: Kit, embed: true}
                  - target: Other/OtherKit
                  - framework: Vendor/Charts.framework
                  - sdk: WidgetKit.framework
                  - {sdk: WidgetKit.framework, weak: true}
                  - package: Alamofire
                  - {package: Collections, products: [Deque, Heap]}
                  - {package: Algorithms, product: Algo}
                  - {target: MacKit, platforms: [macOS]}
                  - {target: Unlinked, link: false}
              Widget: {type: app-extension, platform: iOS}
              Loose: {type: app-extension, platform: iOS}
              Watch: {type: application, platform: watchOS}
              Kit: {type: framework, platform: iOS}
              Tests: {type: bundle.unit-test, platform: iOS, dependencies: [{target: App}]}
            """
        let app = try target(text, "App")
        #expect(app.embeddedTargets == ["Widget", "Watch"])
        #expect(
            app.dependencies == [
                "Kit", "OtherKit", "Charts", "WidgetKit", "Alamofire", "Deque", "Heap", "Algo", "Unlinked",
            ])
        let tests = try target(text, "Tests")
        #expect(tests.embeddedTargets == [])
        #expect(tests.dependencies == ["App"])
    }

    @Test func specMayBeJSON() throws {
        let text =
            "{\n\t\"name\": \"A\",\n\t\"targets\": {\"A\": {\"type\": \"application\", \"platform\": \"iOS\"}}\n}"
        #expect(try project(["project.json": text], at: "project.json").targets.map(\.name) == ["A"])
    }

    @Test func targetWithoutATypeIsAProblem() throws {
        let project = try project("targets:\n  A:\n    platform: iOS\n  B:\n")
        #expect(project.problems.map(\.line) == [2, 4])
        #expect(project.targets.map(\.kind) == [.other, .other])
    }

    @Test(arguments: ["- a", "a: [", "text"])
    func damagedSpecIsAnErrorWithItsLine(text: String) {
        #expect { try project(text) } throws: { ($0 as? ProjectProblem)?.line == 1 }
    }
}
