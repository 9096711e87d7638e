import Testing

@testable import Project

@Suite struct PackageManifestTests {
    private func manifest(_ text: String) -> PackageManifest { PackageManifest(parsing: Array(text.utf8)) }

    /// A manifest with the given lines among the arguments of `Package`.
    private func manifest(with arguments: String) -> PackageManifest {
        manifest("import PackageDescription\nlet package = Package(\n    name: \"Kit\",\n\(arguments)\n)\n")
    }

    @Test func packageHasItsName() {
        #expect(manifest(with: "    targets: []").name == "Kit")
        #expect(manifest("let name = \"A\"\nlet p = Package(name: name)").name == "A")
        #expect(manifest("let p = Package(name: makeName())").name == nil)
    }

    @Test(arguments: [
        (".iOS(.v17)", Platform.iOS, "17.0"), (".iOS(.v17_4)", .iOS, "17.4"), (".macOS(\"14.0\")", .macOS, "14.0"),
        (".macOS(.v10_15)", .macOS, "10.15"), (".visionOS(.v1)", .visionOS, "1.0"),
        (".watchOS(\"10.1.1\")", .watchOS, "10.1.1"),
        ("SupportedPlatform.tvOS(.v16)", .tvOS, "16.0"), (".iOS(least)", .iOS, "16.1"),
    ])
    func leastVersionsAreSettings(text: String, platform: Platform, version: String) {
        let manifest = manifest(
            """
            let least = "16.1"
            let p = Package(name: "A", platforms: [\(text), .macCatalyst(.v17)], targets: [.target(name: "A")])
            """
        )
        #expect(manifest.platforms.map(\.platform) == [platform])
        #expect(manifest.platforms.map(\.version.text) == [version])
        let settings = manifest.declaredTargets(at: "Package.swift").first?.configurations.first?.settings
        #expect(settings?[platform.deploymentSetting]?.value == version)
        #expect(settings?[platform.deploymentSetting]?.place?.path == "Package.swift")
    }

    @Test func productsAreWhatOthersLink() {
        let manifest = manifest(
            with: """
                products: [
                    .library(name: "KitUI", type: .dynamic, targets: ["Core", "UI"]),
                    .executable(name: "tool", targets: ["tool"]),
                    .plugin(name: "Check", targets: ["CheckPlugin"]),
                ],
                targets: [.target(name: "Core")]
                """)
        #expect(manifest.products.map(\.name) == ["KitUI", "tool", "Check"])
        #expect(manifest.products.map(\.kind) == [.library, .executable, .plugin])
        #expect(manifest.products.map(\.targets) == [["Core", "UI"], ["tool"], ["CheckPlugin"]])
        #expect(manifest.targets.map(\.name) == ["Core"])
    }

    @Test func targetsOfAllFormsAreRead() {
        let manifest = manifest(
            with: """
                targets: [
                    .target(name: "Core", dependencies: [
                        "ByName", .target(name: "Store"), .byName(name: "Other"),
                        .product(name: "Logging", package: "swift-log", condition: .when(platforms: [.iOS])),
                    ], path: "Core", exclude: ["README.md", "Old"], sources: ["Sub", "a.swift"],
                    swiftSettings: [.define("FULL"), .define("X", .when(configuration: .debug)), .unsafeFlags(["-O"])]),
                    .executableTarget(name: "tool"), .testTarget(name: "CoreTests"),
                    .plugin(name: "Check", capability: .buildTool()),
                    .macro(name: "Macros"), .systemLibrary(name: "CLib"),
                    .binaryTarget(name: "Blob", path: "Blob.xcframework"),
                    Target.target(name: "my-kit"),
                ]
                """)
        #expect(manifest.isComplete)
        #expect(manifest.targets.map(\.name) == ["Core", "tool", "CoreTests", "Check", "Macros", "CLib", "my-kit"])
        #expect(manifest.targets.map(\.isTest) == [false, false, true, false, false, false, false])
        #expect(manifest.targets.map(\.isPlugin) == [false, false, false, true, false, false, false])
        let core = manifest.targets[0]
        #expect(
            core.dependencies == [
                .byName("ByName"), .target("Store"), .byName("Other"), .product("Logging", package: "swift-log"),
            ])
        #expect(core.conditions.map(\.text) == ["FULL"])
        let declared = manifest.declaredTargets(at: "Kit/Package.swift")
        #expect(declared.map(\.kind) == [.package, .package, .test, .package, .package, .package, .package])
        #expect(declared[0].dependencies == ["ByName", "Store", "Other", "Logging"])
        let settings = declared[6].configurations.first?.settings
        #expect(settings?["PRODUCT_MODULE_NAME"]?.value == "my_kit")
        #expect(settings?["PRODUCT_NAME"]?.value == "my-kit")
    }

    @Test(arguments: [
        ("Kit/Core/Sub/A.swift", true), ("Kit/Core/a.swift", true), ("Kit/Core/b.swift", false),
        ("Kit/Core/Sub/Old/A.swift", false), ("Kit/Sources/Core/a.swift", false),
    ])
    func sourcesAndExclusionsHold(path: String, isSource: Bool) throws {
        let manifest = manifest(
            with:
                """
                targets: [.target(name: "Core", path: "./Core", exclude: ["Sub/Old"], sources: ["Sub", "a.swift"])]
                """
        )
        let target = try #require(manifest.declaredTargets(at: "Kit/Package.swift").first)
        #expect(SourceMembership(target.sources).contains(path) == isSource)
    }

    @Test(arguments: ["Sources/A/x.swift", "Source/A/x.swift", "src/A/x.swift", "Sources/x.swift"])
    func onlyTargetLiesInAnyOfTheUsualFolders(path: String) throws {
        let target = try #require(
            manifest(with: "targets: [.target(name: \"A\")]").declaredTargets(at: "Package.swift").first)
        #expect(SourceMembership(target.sources).contains(path))
        #expect(!SourceMembership(target.sources).contains("Tests/ATests/x.swift"))
    }

    @Test func constantsStandForTheirText() {
        let manifest = manifest(
            """
            let prefix = "Steps"
            enum Names { static let core = "\\(prefix)Core" }
            let folder = "Modules/" + prefix
            let shared: [Target.Dependency] = [.target(name: "Nothing")]
            let others: [Target] = [.testTarget(name: "T")]
            let targets: [Target] = [.target(name: Names.core, dependencies: shared + ["B"], path: folder)] + others
            let package = Package(name: prefix, targets: targets)
            """)
        #expect(manifest.isComplete)
        #expect(manifest.targets.map(\.name) == ["StepsCore", "T"])
        #expect(manifest.targets.first?.path == "Modules/Steps")
        #expect(manifest.targets.first?.dependencies == [.target("Nothing"), .byName("B")])
    }

    @Test func membersMayStandWithoutTheirType() {
        let manifest = manifest(
            """
            extension Target.Dependency {
                static let logging: Self = .product(name: "Logging", package: "swift-log")
            }
            let package = Package(name: "A", targets: [.target(name: "A", dependencies: [.logging, .unknown])])
            """)
        #expect(manifest.isComplete)
        #expect(manifest.targets.first?.dependencies == [.product("Logging", package: "swift-log")])
    }

    @Test(arguments: [
        "let package = Package(name: \"A\", targets: names.map { .target(name: $0) })",
        "let package = Package(name: \"A\", targets: [.target(name: makeName())])",
        "let package = Package(name: \"A\", targets: [.target(name: \"A\", path: makePath())])",
        "let package = Package(name: \"A\", targets: [.target(name: \"A\")])\npackage.targets.append(target)",
        "let package = Package(name: \"A\", targets: [.target(name: \"A\"), makeTarget()])",
        "let package = Package(name: \"A\", targets: [.target(name: a)])\nlet a = b\nlet b = a",
        "let package = Package(name: \"A\")",
        "",
    ])
    func computedManifestIsNotComplete(text: String) {
        #expect(!manifest(text).isComplete)
    }

    @Test(arguments: [
        "for target in package.targets { target.swiftSettings = settings }",
        "package.targets.forEach { $0.swiftSettings = settings }",
        "for index in package.targets.indices { package.targets[index].swiftSettings = settings }",
    ])
    func goingThroughTheTargetsChangesNone(statement: String) {
        let manifest = manifest("let package = Package(name: \"A\", targets: [.target(name: \"A\")])\n\(statement)")
        #expect(manifest.isComplete)
    }

    @Test func targetsThatAreAddedLaterAreSeen() {
        let manifest = manifest(
            """
            let common: [Target.Dependency] = [.target(name: "Nothing")]
            let products: [Product] = [.plugin(name: "P", targets: ["PT"])]
            let package = Package(name: "A", products: products, targets: [.target(name: "A")])
            package.targets.append(.target(name: "B", dependencies: common))
            """)
        #expect(manifest.targets.map(\.name) == ["A", "B"])
    }

    @Test func playgroundAppIsAnApp() {
        let manifest = manifest(
            with: """
                products: [
                    .iOSApplication(name: "Steps", targets: ["AppModule"], bundleIdentifier: "com.example.steps")
                ],
                targets: [.executableTarget(name: "AppModule", path: ".")]
                """)
        let target = manifest.declaredTargets(at: "Steps.swiftpm/Package.swift").first
        #expect(target?.kind == .app)
        #expect(target?.configurations.first?.settings["PRODUCT_BUNDLE_IDENTIFIER"]?.value == "com.example.steps")
        #expect(target?.sources.folders.map(\.path) == ["Steps.swiftpm"])
    }
}
