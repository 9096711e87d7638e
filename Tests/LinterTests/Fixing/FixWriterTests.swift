import Foundation
import Linter
import Project
import RuleEngine
import Testing

@Suite("Writing what was fixed")
struct FixWriterTests {
    private func outcome(_ project: TemporaryProject, _ names: [String]) throws -> FixOutcome {
        var files: [String: String] = [:]
        for name in names { files[project.path(name)] = try text(project, name) }
        return FixRounds.run(
            WordReview(files, [.init("one", "two")]), FixOptions(obstacle: FixWriter.obstacle))
    }

    private func text(_ project: TemporaryProject, _ name: String) throws -> String {
        String(decoding: try Fixtures.read(project.path(name)), as: UTF8.self)
    }

    private func names(_ project: TemporaryProject) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: project.path).sorted()
    }

    @Test(
        "The file holds the new text and keeps its permissions, and nothing is left beside it",
        arguments: [0o644, 0o755, 0o600])
    func mode(_ mode: Int) throws {
        let project = try TemporaryProject(["A.swift": "one()\n"])
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: project.path("A.swift"))
        #expect(FixWriter.write(try outcome(project, ["A.swift"])) == [])
        #expect(try text(project, "A.swift") == "two()\n")
        let attributes = try FileManager.default.attributesOfItem(atPath: project.path("A.swift"))
        #expect(attributes[.posixPermissions] as? Int == mode)
        #expect(try names(project) == ["A.swift"])
    }

    @Test("The owner stays the same where the system allows it", .enabled(if: geteuid() == 0))
    func owner() throws {
        let project = try TemporaryProject(["A.swift": "one()\n"])
        try FileManager.default.setAttributes(
            [.ownerAccountID: 1234, .groupOwnerAccountID: 4321], ofItemAtPath: project.path("A.swift"))
        #expect(FixWriter.write(try outcome(project, ["A.swift"])) == [])
        let attributes = try FileManager.default.attributesOfItem(atPath: project.path("A.swift"))
        #expect(attributes[.ownerAccountID] as? Int == 1234)
        #expect(attributes[.groupOwnerAccountID] as? Int == 4321)
    }

    @Test("A symbolic link stays one, and what it leads to is written")
    func link() throws {
        let project = try TemporaryProject(["Real/A.swift": "one()\n"])
        try FileManager.default.createSymbolicLink(atPath: project.path("A.swift"), withDestinationPath: "Real/A.swift")
        #expect(FixWriter.write(try outcome(project, ["A.swift"])) == [])
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: project.path("A.swift")) == "Real/A.swift")
        #expect(try text(project, "Real/A.swift") == "two()\n")
        #expect(try names(project) == ["A.swift", "Real"])
    }

    @Test("A read-only file is left alone and named")
    func readOnly() throws {
        let project = try TemporaryProject(["A.swift": "one()\n", "B.swift": "one()\n"])
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: project.path("A.swift"))
        let outcome = try outcome(project, ["A.swift", "B.swift"])
        #expect(outcome.refused.map(\.refusal) == [.unwritable("it is read-only")])
        #expect(FixWriter.write(outcome) == [])
        #expect(try text(project, "A.swift") == "one()\n")
        #expect(try text(project, "B.swift") == "two()\n")
    }

    @Test("A file that was changed meanwhile is not overwritten, and the others are written")
    func changed() throws {
        let project = try TemporaryProject(["A.swift": "one()\n", "B.swift": "one()\n"])
        let outcome = try outcome(project, ["A.swift", "B.swift"])
        try project.write("one(1)\n", to: "A.swift")
        let failures = FixWriter.write(outcome)
        #expect(failures == [FileWriteError(path: project.path("A.swift"), reason: .changed)])
        #expect(try text(project, "A.swift") == "one(1)\n")
        #expect(try text(project, "B.swift") == "two()\n")
        #expect(try names(project) == ["A.swift", "B.swift"])
    }

    @Test("A file that is gone is not made anew")
    func gone() throws {
        let project = try TemporaryProject(["A.swift": "one()\n"])
        let outcome = try outcome(project, ["A.swift"])
        try project.delete("A.swift")
        #expect(FixWriter.write(outcome).map(\.reason) == [.system(.missing)])
        #expect(try names(project) == [])
    }

    @Test("Between the two steps nothing is in its place, and a file that changes then is not overwritten")
    func steps() throws {
        let project = try TemporaryProject(["A.swift": "one()\n"])
        let path = project.path("A.swift")
        let staged = try StagedFile(Array("two()\n".utf8), path: path, expected: Array("one()\n".utf8))
        #expect(try text(project, "A.swift") == "one()\n")
        #expect(try names(project).count == 2)
        try project.write("three()\n", to: "A.swift")
        #expect(throws: FileWriteError(path: path, reason: .changed)) { try staged.commit() }
        #expect(try text(project, "A.swift") == "three()\n")
    }

    @Test("Files that one fix edits are written together or not at all")
    func together() throws {
        let project = try TemporaryProject(["A.swift": "a()\n", "B.swift": "b()\n", "C.swift": "c()\n"])
        let outcome = FixRounds.run(PairReview(project), FixOptions())
        #expect(outcome.files.count == 3)
        try project.write("b(1)\n", to: "B.swift")
        let failures = FixWriter.write(outcome)
        #expect(failures.map(\.reason) == [.changed, .belongsToUnwritten])
        #expect(failures.map(\.path) == [project.path("B.swift"), project.path("A.swift")])
        #expect(try ["A.swift", "B.swift", "C.swift"].map { try text(project, $0) } == ["a()\n", "b(1)\n", "C()\n"])
    }

    /// Reports small letters; one fix makes those of the first two files large.
    private final class PairReview: FixableReview {
        private let project: TemporaryProject
        private var overlays: [String: [UInt8]] = [:]

        init(_ project: TemporaryProject) { self.project = project }

        func setOverlay(_ bytes: [UInt8]?, at path: String) { overlays[path] = bytes }

        func source(at path: String) -> LintedSource? {
            (overlays[path] ?? (try? Fixtures.read(path))).map { LintedSource(bytes: $0) }
        }

        func run() -> LintResult {
            var result = LintResult(findings: [], sources: [:], summary: LintSummary())
            for names in [["A", "B"], ["C"]] {
                let paths = names.map { project.path("\($0).swift") }
                let first = paths[0]
                guard source(at: first)?.bytes.first == UInt8(ascii: names[0] == "A" ? "a" : "c") else { continue }
                let edits = zip(names, paths).map { TextEdit(path: $1, range: 0..<1, replacement: $0) }
                result.findings.append(
                    Finding(
                        rule: "small", severity: .warning, path: first, range: 0..<1, message: "small",
                        fixes: [Fix(title: "large", safety: .safe, edits: edits)]))
            }
            return result
        }
    }
}
