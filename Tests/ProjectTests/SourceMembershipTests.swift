import Testing

@testable import Project

@Suite struct SourceMembershipTests {
    private func folder(
        _ path: String, excluded: Set<String> = [], including: [String] = [], excluding: [String] = []
    ) -> SourceFolder {
        var folder = SourceFolder(path: path)
        folder.excluded = excluded
        folder.includedPatterns = including
        folder.excludedPatterns = excluding
        return folder
    }

    @Test(arguments: [
        ("A", "A/a.swift", true), ("A", "A/b/c/a.swift", true), ("A", "B/a.swift", false), ("A", "AB/a.swift", false),
        ("A", "a.swift", false), ("", "a.swift", true), ("", "b/a.swift", true), ("", "/a.swift", false),
        ("/x/A", "/x/A/a.swift", true), ("/x/A", "x/A/a.swift", false), ("/", "/a.swift", true),
        ("../A", "../A/a.swift", true),
        ("A/One.swift", "A/One.swift", true), ("A/One.swift", "A/Two.swift", false),
        ("A/One.swift", "A/One.swift/x.swift", true),
    ])
    func folderHoldsWhatIsBelowItAndAFileItself(path: String, file: String, isMember: Bool) {
        #expect(folder(path).contains(file) == isMember)
    }

    @Test(arguments: [
        ("A/One.swift", false), ("A/Old/x/a.swift", false), ("A/Older/a.swift", true), ("A/b/One.swift", true),
        ("A/Two.swift", true),
    ])
    func excludedFilesAndFoldersAreNotMembers(file: String, isMember: Bool) {
        #expect(folder("A", excluded: ["A/One.swift", "A/Old"]).contains(file) == isMember)
    }

    @Test func fileThatIsTheFolderCanBeExcluded() {
        #expect(!folder("A/One.swift", excluded: ["A/One.swift"]).contains("A/One.swift"))
    }

    @Test(arguments: [
        ("A/V.swift", true), ("A/b/V.swift", true), ("A/a.swift", false), ("A/Models/a.swift", true),
        ("A/b/Models/a.swift", false), ("A/Old/V.swift", false), ("A/Models/Tests/a.swift", false),
    ])
    func patternsChooseBelowTheFolder(file: String, isMember: Bool) {
        let folder = folder("A", including: ["**/V.swift", "/Models"], excluding: ["/Old/**", "Tests"])
        #expect(folder.contains(file) == isMember)
        #expect(
            self.folder("/x/A", including: folder.includedPatterns, excluding: folder.excludedPatterns)
                .contains("/x/" + file) == isMember)
    }

    @Test(arguments: [("a.swift", true), ("B/a.swift", true), ("C/a.swift", true), ("D/a.swift", false)])
    func targetHasFilesAndSeveralFolders(file: String, isMember: Bool) {
        var sources = DeclaredSources()
        sources.files = ["a.swift"]
        sources.folders = [folder("B"), folder("C")]
        #expect(SourceMembership(sources).contains(file) == isMember)
    }

    @Test(arguments: [
        ("A/x.swift", [0]), ("A/b/x.swift", [0, 1]), ("A/b/Old/x.swift", [0]), ("One.swift", [1]), ("Two.swift", [2]),
        ("/A/x.swift", [3]), ("x.swift", []), ("../A/x.swift", []),
    ])
    func ownersOfAFileAreTheTargetsThatCompileIt(file: String, owners: [Int]) {
        var sources = Array(repeating: DeclaredSources(), count: 4)
        sources[0].folders = [folder("A")]
        sources[1].folders = [
            folder("A/b", excluding: ["/Old"]), folder("A/b", including: ["x.swift"], excluding: ["Old"]),
        ]
        sources[1].files = ["One.swift"]
        sources[2].folders = [folder("Two.swift")]
        sources[3].folders = [folder("/")]
        #expect(SourceOwners(sources).owners(ofFile: file) == owners)
        #expect(sources.indices.filter { SourceMembership(sources[$0]).contains(file) } == owners)
    }

    @Test(arguments: [
        ("a.swift", ["/a.swift"]), ("./a", ["/a"]), ("**/*.md", ["/**/*.md"]),
        ("{a,b}/*.swift", ["/a/*.swift", "/b/*.swift"]),
        ("x{,y}", ["/x", "/xy"]), ("{a,{b,c}}", ["/a", "/b", "/a", "/c"]), ("", []), ("a{b", ["/a{b"]),
    ])
    func globsBecomePatterns(glob: String, patterns: [String]) {
        #expect(SourcePattern.anchored(glob) == patterns)
    }

    @Test(arguments: [
        ("A/**", "A", "**"), ("A/b/*.swift", "A/b", "*.swift"), ("**/*.swift", "", "**/*.swift"), ("A/b", "A/b", nil),
        ("/x/*", "/x", "*"), ("/*", "/", "*"), ("../A/{b,c}/**", "../A", "{b,c}/**"),
    ])
    func globStartsInAFolder(glob: String, folder: String, pattern: String?) {
        let parts = SourcePattern.split(glob)
        #expect(parts.folder == folder)
        #expect(parts.pattern == pattern)
    }

    @Test(arguments: [
        ("a/b/c", "a/b", "c"), ("a/c", "a/b", "../c"), ("a", "a", ""), ("a/b", "", "a/b"), ("/x/a", "/x", "a"),
        ("/x/a", "y", "/x/a"), ("b", "..", "b"), ("../b", "..", "b"), ("b", "a/c", "../../b"),
    ])
    func pathsAreWrittenRelativeToAFolder(path: String, folder: String, relative: String) {
        #expect(PathText.relative(path, to: folder) == relative)
    }
}
