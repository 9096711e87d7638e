import Testing

@testable import Project

@Suite struct PathTextTests {
    @Test(arguments: [
        (".", ""), ("./", ""), ("./a", "a"), ("a/./b//c/", "a/b/c"), ("/", "/"), ("/a/", "/a"), ("../a", "../a"),
        ("a/..", "a/.."), ("//a", "/a"), ("é/b", "é/b"),
    ])
    func pathIsNormalised(path: String, normalized: String) {
        #expect(PathText.normalized(path) == normalized)
    }

    @Test(arguments: [("a/b", "a", "b"), ("a", "", "a"), ("/a", "/", "a"), ("/a/b", "/a", "b"), ("", "", ""), ("a/\u{301}b", "a", "\u{301}b")])
    func pathIsTakenApart(path: String, folder: String, name: String) {
        #expect(PathText.folder(ofPath: path) == folder)
        #expect(PathText.name(ofPath: path) == name)
        #expect(PathText.join(folder, name) == path)
    }

    @Test func belowMeansAnyDepth() {
        #expect(PathText.isPath("a/b/c", below: "a"))
        #expect(PathText.isPath("a/b", below: ""))
        #expect(PathText.isPath("/a", below: "/"))
        #expect(!PathText.isPath("ab/c", below: "a"))
        #expect(!PathText.isPath("a", below: "a"))
        #expect(!PathText.isPath("/a", below: ""))
    }

    @Test(arguments: [
        ("A/x.swift", "A/y.swift", 0), ("A/B/x.swift", "A/C/y.swift", 2), ("x.swift", "A/B/y.swift", 2),
        ("A/B/x.swift", "A/y.swift", 1), ("AB/x.swift", "AC/y.swift", 2), ("/a/b/x", "/a/c/d/x", 3), ("a", "ab/c", 1),
    ])
    func folderDistanceCountsStepsBothWays(left: String, right: String, distance: Int) {
        #expect(PathText.folderDistance(left, right) == distance)
        #expect(PathText.folderDistance(right, left) == distance)
    }

    @Test(arguments: [
        ("a/../b", "b"), ("a/b/../../c", "c"), ("a/..", ""), ("../a", "../a"), ("a/../../b", "../b"),
        ("../../a/..", "../.."), ("/..", "/"), ("/a/../../b", "/b"), ("./a/./b//c/", "a/b/c"), (".a/..b", ".a/..b"), ("", ""), (".", ""), ("/", "/"),
        ("a", "a"), ("a/...", "a/..."),
    ])
    func dotsAreResolvedByName(path: String, collapsed: String) {
        #expect(PathText.collapsed(path) == collapsed)
    }
}
