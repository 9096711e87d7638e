import Foundation
import Testing

@testable import Project

@Suite struct FileDiscoveryTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func discover(_ paths: String...) throws -> [String] {
        let result = try FileDiscovery(paths: paths.map { $0.isEmpty ? folder.path : folder.path($0) }).run()
        return folder.below(result.files.map(\.path))
    }

    @Test func filesOfAllKindsAreFound() throws {
        let files: [(String, FileKind)] = [
            (".widgetlint.json", .configuration), ("App/App.entitlements", .entitlements),
            ("App/Info.plist", .propertyList), ("App/Main.swift", .swift),
            ("App.xcodeproj/project.pbxproj", .xcodeProject), ("Config.xcconfig", .buildConfiguration),
            ("Docs/Guide.markdown", .markdown), ("Package.swift", .packageManifest),
            ("Package@swift-5.9.swift", .packageManifest), ("README.md", .markdown), ("project.json", .xcodeGenProject),
            ("project.yaml", .xcodeGenProject), ("project.yml", .xcodeGenProject),
        ]
        for (path, _) in files { try folder.write(path) }
        let others = ["a.txt", "swift", "other.json", "x.yml", "my project.yml", "Makefile", "._Main.swift", ".#Main.swift"]
        for path in others { try folder.write(path) }
        let result = try FileDiscovery(paths: [folder.path]).run()
        let expected = files.map { DiscoveredFile(path: folder.path($0.0), kind: $0.1) }
        #expect(result.files == expected.sorted { PathText.precedes($0.path, $1.path) })
        #expect(result.problems.isEmpty)
    }

    @Test func pathsAreSortedBytewiseAcrossFolders() throws {
        let sorted = [
            "A!.swift", "A-b/x.swift", "A.swift", "A/b.swift", "A/c/d.swift", "A/c0.swift", "A0.swift", "a.swift", "é.swift",
        ]
        for path in sorted.reversed() { try folder.write(path) }
        #expect(try discover("") == sorted)
        #expect(try discover("A", "a.swift", "") == sorted)
    }

    @Test(arguments: [".git", ".build", ".swiftpm", "DerivedData", "Pods", "Carthage", "node_modules", "Assets.xcassets"])
    func folderIsSkipped(name: String) throws {
        try folder.write("\(name)/A.swift")
        try folder.write("Deep/\(name)/A.swift")
        try folder.write("Deep/B.swift")
        #expect(try discover("") == ["Deep/B.swift"])
        #expect(try discover(name) == ["\(name)/A.swift"], "a given folder is walked whatever its name")
    }

    @Test func linksToFoldersAreNotFollowed() throws {
        try folder.write("A/a.swift")
        try folder.link("A/loop", to: "..")
        try folder.link("B", to: "A")
        #expect(try discover("") == ["A/a.swift"])
        #expect(try discover("B") == ["B/a.swift"], "a given link is followed")
    }

    @Test func linksToFilesCountOncePerFile() throws {
        try folder.write("A/a.swift")
        try folder.write("outside.txt")
        try folder.link("B.swift", to: "A/a.swift")
        try folder.link("C.swift", to: "outside.txt")
        try folder.link("D.swift", to: "outside.txt")
        try folder.link("E.swift", to: "nowhere")
        try folder.link("F.swift", to: "A")
        #expect(try discover("") == ["A/a.swift", "C.swift"])
    }

    @Test func pathsAreNormalised() throws {
        try folder.write("A/B/c.swift")
        let result = try FileDiscovery(paths: ["\(folder.path)//A/./B/"]).run()
        #expect(folder.below(result.files.map(\.path)) == ["A/B/c.swift"])
        #expect(folder.below(result.folders) == ["A/B"])
    }

    @Test func fileUnderSeveralGivenPathsIsFoundOnce() throws {
        try folder.write("A/a.swift")
        try folder.write("B/b.swift")
        try folder.link("L", to: "A")
        #expect(try discover("A/a.swift", "A", "", "L") == ["A/a.swift", "B/b.swift"])
    }

    @Test func givenFileIsTakenThoughIgnored() throws {
        try folder.write(".gitignore", "A.swift\n")
        try folder.write("A.swift")
        #expect(try discover("") == [])
        #expect(try discover("A.swift") == ["A.swift"])
    }

    @Test(arguments: ["*.xcodeproj\n", "*.xcodeproj/*\n", "App.xcodeproj/project.pbxproj\n"])
    func xcodeProjectIsFoundThoughIgnored(ignored: String) throws {
        try folder.write(".gitignore", ignored + "Pods/\n")
        try folder.write("App.xcodeproj/project.pbxproj")
        try folder.write("Pods/Pods.xcodeproj/project.pbxproj")
        #expect(try discover("") == ["App.xcodeproj/project.pbxproj"])
    }

    @Test func unreadableFolderIsReported() throws {
        guard getuid() != 0 else { return }
        try folder.write("A/a.swift")
        try folder.write("B/b.swift")
        #expect(chmod(folder.path("A"), 0) == 0)
        defer { chmod(folder.path("A"), 0o755) }
        let result = try FileDiscovery(paths: [folder.path]).run()
        #expect(folder.below(result.files.map(\.path)) == ["B/b.swift"])
        #expect(result.problems.map(\.message) == ["this folder is left out: no permission to read it"])
        #expect(result.problems.map(\.path) == [folder.path("A")])
    }

    @Test func folderTooDeepToOpenIsReported() throws {
        // Each level is made relative to the one above, as the whole path is too long for one call.
        let name = String(repeating: "d", count: 200)
        var descriptor = open(folder.path, O_RDONLY)
        for _ in 0..<80 {
            #expect(mkdirat(descriptor, name, 0o755) == 0)
            let next = openat(descriptor, name, O_RDONLY)
            close(descriptor)
            descriptor = next
        }
        close(descriptor)
        let result = try FileDiscovery(paths: [folder.path]).run()
        #expect(result.problems.map(\.message) == ["this folder is left out: its path is too long"])
    }

    @Test func missingPathNamesWhatStandsBesideIt() throws {
        try folder.write("Sources/Widget/A.swift")
        let path = folder.path("Souces/Widget")
        let error = #expect(throws: DiscoveryError.self) { try FileDiscovery(paths: [path]).run() }
        #expect(error == .missing(path: path, folder: folder.path, name: "Souces", siblings: ["Sources"]))
        #expect(error?.description == "\(path): there is no such file or folder")
        #expect(
            error?.message { name, candidates in candidates.first }
                == "\(path): there is no such file or folder; did you mean \(folder.path)/Sources?")
    }

    @Test func pathBelowAFileIsMissing() throws {
        try folder.write("A.swift")
        let path = folder.path("A.swift/b.swift")
        let error = #expect(throws: DiscoveryError.self) { try FileDiscovery(paths: [path]).run() }
        #expect(error == .missing(path: path, folder: folder.path("A.swift"), name: "", siblings: []))
    }

    @Test func linkThatLeadsInCirclesIsAnError() throws {
        try folder.link("A", to: "B")
        try folder.link("B", to: "A")
        #expect(throws: DiscoveryError.unreadable(FileError(path: folder.path("A"), reason: .tooManyLinks))) {
            try FileDiscovery(paths: [folder.path("A")]).run()
        }
    }

    @Test func fileOfNoKnownKindIsAnError() throws {
        try folder.write("A.txt")
        #expect(throws: DiscoveryError.unknownKind(path: folder.path("A.txt"))) {
            try FileDiscovery(paths: [folder.path("A.txt")]).run()
        }
        #expect(throws: DiscoveryError.emptyPath) { try FileDiscovery(paths: [""]).run() }
    }
}
