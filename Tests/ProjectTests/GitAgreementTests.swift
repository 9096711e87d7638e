import Foundation
import Testing

@testable import Project

/// Discovery against `git check-ignore`, on random ignore files over one tree.
@Suite struct GitAgreementTests {
    static let git: String? = {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.map { "\($0)/git" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    @Test(.enabled(if: git != nil, "git is not installed"), arguments: 0..<12)
    func ignoredFilesAreThoseGitIgnores(seed: UInt64) throws {
        let folder = try TemporaryFolder()
        var generator = Generator(state: seed &* 7_919 &+ 1)
        try run(["init", "--quiet", folder.path], in: folder, input: "")
        let all = try makeTree(in: folder)
        for _ in 0..<8 {
            for place in ["", "a/", "a/b/", "ab/"] {
                let lines = (0..<generator.next(below: 5)).map { _ in generator.pattern() }
                try folder.write(place + ".gitignore", lines.joined(separator: "\n"))
            }
            let options = ["-c", "core.excludesFile=/dev/null", "-c", "core.ignoreCase=false"]
            let input = all.joined(separator: "\n") + "\n"
            let output = try run(options + ["check-ignore", "--no-index", "--stdin"], in: folder, input: input)
            let ignored = Set(output.split(separator: "\n").map(String.init))
            let kept = all.filter { !ignored.contains($0) }
            let found = folder.below(try FileDiscovery(paths: [folder.path]).run().files.map(\.path))
            let rules = try ["", "a/", "a/b/", "ab/"].map { place in
                let text = try String(contentsOfFile: folder.path(place + ".gitignore"), encoding: .utf8)
                return "\(place): \(text.debugDescription)"
            }
            #expect(Set(found).symmetricDifference(kept) == [], "\(rules)")
        }
    }

    /// Every path of up to three folders over a few names that patterns can hit.
    private func makeTree(in folder: TemporaryFolder) throws -> [String] {
        let folders = ["", "a/", "b/", "ab/", "a/a/", "a/b/", "b/a/", "ab/b/", "a/b/a/", "a/a/b/", "b/a/b/", "a/b/ab/"]
        let names = ["a.swift", "b.swift", "ab.swift", "aab.swift", "a-b.swift", "].swift", "1.md", "A.swift"]
        let all = folders.flatMap { place in names.map { place + $0 } }.sorted { PathText.precedes($0, $1) }
        for path in all { try folder.write(path) }
        return all
    }

    @discardableResult
    private func run(_ arguments: [String], in folder: TemporaryFolder, input: String) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(Self.git))
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        let inputFile = try folder.write(".git-input", input)
        process.standardInput = FileHandle(forReadingAtPath: inputFile)
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }
}

/// Reproducible patterns.
private struct Generator {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }

    private mutating func pick(_ choices: [String]) -> String { choices[next(below: choices.count)] }

    /// A pattern on which git does what gitignore(5) says. It does not where `**` stands behind a literal in a pattern with
    /// a slash: git compares the literal by itself and then takes `**` for the beginning of a component.
    mutating func pattern() -> String {
        while true {
            let candidate = anyPattern()
            let stars = candidate.ranges(of: "**")
            let isLoose = stars.contains { range in
                guard let before = candidate[..<range.lowerBound].last else { return false }
                return !"/*!".contains(before)
            }
            if !isLoose || !candidate.contains("/") { return candidate }
        }
    }

    private mutating func anyPattern() -> String {
        let atoms = [
            "a", "b", "ab", "A", "*", "**", "***", "?", "*.swift", "a.swift", "a*", "*b*", "[ab]", "[!a]", "[^a-]",
            "[]-]", "[a-b]*", "[[:alpha:]]", "[[:lower:]b]*", "[[:digit:]].md",
            "\\a", "\\*", "a\\", "[a", "[a/b]", "*[.]swift", "a-b*", "**b", "a**",
            "[\\]].swift", "[b-a]*", "]*", "", "#", "!a", "\\!", "[--a]*", "[[:bad:]]", "[[a]*", "?[.-]*",
        ]
        var text = pick(["", "", "", "!", "!", "/", "!/", "\\#", "**/"])
        for index in 0...next(below: 3) {
            if index > 0 { text += pick(["/", "/", "/**/", ""]) }
            text += pick(atoms)
        }
        return text + pick(["", "", "", "/", "/**", "/*", " ", "\\ ", "\r", "\t", "//"])
    }
}
