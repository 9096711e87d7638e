import Testing

@testable import Linter

/// Two views of one name lie in one folder; only the project file says which of them the widget shows.
@Suite("Membership that only the project file knows")
struct ProjectFormTests {
    private static let sources = [
        "Sources/Good.swift": "import SwiftUI\nstruct Row: View { var body: some View { Text(\"\") } }\n",
        "Sources/Bad.swift": "import SwiftUI\nstruct Row: View { var body: some View { Text(\"\").onTapGesture {} } }\n",
        "Sources/App.swift": "import SwiftUI\n@main struct Tides: App { var body: some Scene { WindowGroup { Row() } } }\n",
        "Sources/W.swift": """
            import WidgetKit
            @main struct W: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "w", provider: P()) { _ in Row().containerBackground(.red, for: .widget) }
                        .configurationDisplayName("Tides").description("Tides of today")
                        .supportedFamilies([.systemSmall])
                }
            }
            """,
    ]

    enum Form: String, CaseIterable, Sendable {
        case xcodeProject = "App.xcodeproj/project.pbxproj"
        case synchronizedFolders = "App.xcodeproj/project.pbxproj of Xcode 16"
        case xcodeGen = "project.yml"
        case tuist = "Project.swift"
        case package = "Package.swift"

        /// - Parameters:
        ///   - row: The file with the widget's view.
        ///   - other: The file with the app's.
        func file(row: String, other: String) -> (path: String, text: String) {
            switch self {
            case .xcodeProject: ("App.xcodeproj/project.pbxproj", Self.project(row: row, other: other))
            case .synchronizedFolders: ("App.xcodeproj/project.pbxproj", Self.synchronized(row: row, other: other))
            case .xcodeGen:
                (
                    rawValue,
                    """
                    name: Tides
                    targets:
                      Tides: {type: application, platform: iOS, sources: [Sources/App.swift, Sources/\(other)]}
                      TidesWidget:
                        type: app-extension
                        platform: iOS
                        sources: [{path: Sources, includes: [W.swift, \(row)]}]
                    """
                )
            case .tuist:
                (
                    rawValue,
                    """
                    import ProjectDescription
                    let project = Project(name: "Tides", targets: [
                        .target(name: "Tides", destinations: .iOS, product: .app, bundleId: "a",
                            sources: ["Sources/App.swift", "Sources/\(other)"]),
                        .target(name: "TidesWidget", destinations: .iOS, product: .appExtension, bundleId: "a.w",
                            sources: ["Sources/W.swift", "Sources/\(row)"]),
                    ])
                    """
                )
            case .package:
                (
                    rawValue,
                    """
                    // swift-tools-version: 6.0
                    import PackageDescription
                    let package = Package(name: "Tides", targets: [
                        .executableTarget(name: "Tides", path: "Sources", sources: ["App.swift", "\(other)"]),
                        .target(name: "TidesWidget", path: "Sources", sources: ["W.swift", "\(row)"]),
                    ])
                    """
                )
            }
        }

        private static func project(row: String, other: String) -> String {
            """
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
                P = { isa = PBXProject; mainGroup = G; targets = (T1, T2); buildConfigurationList = L; };
                L = { isa = XCConfigurationList; buildConfigurations = (C); };
                C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
                G = { isa = PBXGroup; children = (S); sourceTree = "<group>"; };
                S = { isa = PBXGroup; path = Sources; children = (F1, F2, F3, F4); sourceTree = "<group>"; };
                F1 = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
                F2 = { isa = PBXFileReference; path = \(other); sourceTree = "<group>"; };
                F3 = { isa = PBXFileReference; path = W.swift; sourceTree = "<group>"; };
                F4 = { isa = PBXFileReference; path = \(row); sourceTree = "<group>"; };
                B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
                B3 = { isa = PBXBuildFile; fileRef = F3; }; B4 = { isa = PBXBuildFile; fileRef = F4; };
                S1 = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
                S2 = { isa = PBXSourcesBuildPhase; files = (B3, B4); };
                T1 = { isa = PBXNativeTarget; name = Tides; productType = "com.apple.product-type.application";
                    buildPhases = (S1); buildConfigurationList = L; };
                T2 = { isa = PBXNativeTarget; name = TidesWidget; productType = "com.apple.product-type.app-extension";
                    buildPhases = (S2); buildConfigurationList = L; };
            }; }
            """
        }

        private static func synchronized(row: String, other: String) -> String {
            """
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
                P = { isa = PBXProject; mainGroup = G; targets = (T1, T2); buildConfigurationList = L; };
                L = { isa = XCConfigurationList; buildConfigurations = (C); };
                C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
                G = { isa = PBXGroup; children = (S); sourceTree = "<group>"; };
                S = { isa = PBXFileSystemSynchronizedRootGroup; path = Sources; exceptions = (E1, E2); sourceTree = "<group>"; };
                E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1;
                    membershipExceptions = (W.swift, \(row)); };
                E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2;
                    membershipExceptions = (W.swift, \(row)); };
                T1 = { isa = PBXNativeTarget; name = Tides; productType = "com.apple.product-type.application";
                    fileSystemSynchronizedGroups = (S); buildPhases = (); buildConfigurationList = L; };
                T2 = { isa = PBXNativeTarget; name = TidesWidget; productType = "com.apple.product-type.app-extension";
                    buildPhases = (); buildConfigurationList = L; };
            }; }
            """
        }
    }

    private func rules(_ form: Form, row: String, other: String) throws -> [String] {
        let project = try TemporaryProject()
        for (path, text) in Self.sources { try project.write(text, to: path) }
        let file = form.file(row: row, other: other)
        try project.write(file.text, to: file.path)
        let result = try project.session().run()
        #expect(result.problems == [])
        return result.rules
    }

    @Test("The view that the widget's target compiles counts", arguments: Form.allCases)
    func bad(form: Form) throws {
        #expect(try rules(form, row: "Bad.swift", other: "Good.swift") == ["gesture-interactivity"])
    }

    @Test("The view that another target compiles does not", arguments: Form.allCases)
    func good(form: Form) throws {
        #expect(try rules(form, row: "Good.swift", other: "Bad.swift") == [])
    }
}
